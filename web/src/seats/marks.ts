// How a seat is told apart: colour, shape and pattern, never colour alone. The same seat word looks the same in all games.

export interface Mark {
  colour: string // the name of a colour in theme.css
  shape: string // a path in a box of -10 to 10
  pattern: string // strokes inside the shape, the same box
}

const CIRCLE = 'M0-9A9 9 0 1 1 0 9A9 9 0 1 1 0-9Z'
const SQUARE = 'M-8-8H8V8H-8Z'
const TRIANGLE = 'M0-9.5L9.5 8H-9.5Z'
const DIAMOND = 'M0-10L10 0L0 10L-10 0Z'
const HEXAGON = 'M-5-8.7H5L10 0L5 8.7H-5L-10 0Z'
const STAR = 'M0-10L2.9-4L9.5-3.1L4.7 1.5L5.9 8.1L0 5L-5.9 8.1L-4.7 1.5L-9.5-3.1L-2.9-4Z'
const CROSS = 'M-3.5-9H3.5V-3.5H9V3.5H3.5V9H-3.5V3.5H-9V-3.5H-3.5Z'
const HEART = 'M0 9L-9 -.5A5.2 5.2 0 0 1 0-5.8A5.2 5.2 0 0 1 9-.5Z'
const DROP = 'M0-10C4-4 8-1 8 3A8 7 0 0 1-8 3C-8-1-4-4 0-10Z'

const BY_WORD: Record<string, Mark> = {
  blue: { colour: '--seat-blue', shape: CIRCLE, pattern: 'M0-4.5A4.5 4.5 0 1 1 0 4.5A4.5 4.5 0 1 1 0-4.5' },
  white: { colour: '--seat-white', shape: SQUARE, pattern: 'M-8-2.7H8M-8 2.7H8' },
  orange: { colour: '--seat-orange', shape: TRIANGLE, pattern: 'M0-4V6' },
  red: { colour: '--seat-red', shape: DIAMOND, pattern: 'M-5-5L5 5M5-5L-5 5' },
  green: { colour: '--seat-green', shape: HEXAGON, pattern: 'M-6.5 6L6.5-6' },
  yellow: { colour: '--seat-yellow', shape: STAR, pattern: 'M0-1V1' },
  black: { colour: '--seat-black', shape: CROSS, pattern: 'M0-5V5M-5 0H5' },
  pink: { colour: '--seat-pink', shape: HEART, pattern: 'M0-2V4M-3 1H3' },
  purple: { colour: '--seat-purple', shape: DROP, pattern: 'M-4 2H4' },
}
const IN_ORDER = Object.values(BY_WORD)

/** The mark of a seat; one whose word has none takes one that no other seat of the game has. */
export function markOf(seat: string, seats: readonly string[] = []): Mark {
  if (BY_WORD[seat]) return BY_WORD[seat]
  const free = IN_ORDER.filter((mark) => !seats.some((other) => BY_WORD[other] === mark))
  const nameless = seats.filter((other) => !BY_WORD[other])
  return free[Math.max(0, nameless.indexOf(seat)) % free.length]!
}
