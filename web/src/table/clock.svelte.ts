// How long something has lasted, counted on the screen once a second.

let now = $state(Date.now())
setInterval(() => (now = Date.now()), 1000)

/** Whether a moment is so many seconds ago. */
export function lasted(since: number, seconds: number): boolean {
  return now - since >= seconds * 1000
}

/** `1:20` since a moment. */
export function passed(since: number): string {
  return counted((now - since) / 1000)
}

/** `1:20` until a moment. */
export function remains(until: number): string {
  return counted((until - now) / 1000)
}

/** `1:20` for so many seconds. */
export function counted(time: number): string {
  const seconds = Math.max(0, Math.floor(time))
  const minutes = Math.floor(seconds / 60)
  const rest = String(seconds % 60).padStart(2, '0')
  return minutes < 60 ? `${minutes}:${rest}` : `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}:${rest}`
}
