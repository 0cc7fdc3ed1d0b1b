// Something small on its way over the page, from place to place. Over in about a second; boards say what flies and where.
export interface Point {
  x: number
  y: number
}

const PAUSE = 90 // between one that flies and the next, in ms
const TIME = 1100

/** Let an element of this size fly by these points, the n-th of those that start together; call it off with what comes back. */
export function fly(node: HTMLElement, points: readonly Point[], n: number, size: number, done: () => void): () => void {
  const steps = points.map(({ x, y }, step) => ({
    transform: `translate(${x - size / 2}px, ${y - size / 2}px) scale(${step === 0 ? 0.4 : step === points.length - 1 ? 0.6 : 1.2})`,
    opacity: step === 0 ? 0.2 : 1,
  }))
  const motion = node.animate([...steps, { ...steps.at(-1)!, opacity: 0 }], { duration: TIME, delay: n * PAUSE, fill: 'both', easing: 'ease-in-out' })
  motion.onfinish = done
  return () => motion.cancel()
}
