// The result as a picture to share: places, names, marks and where the points come from, drawn by this browser.
import { markOf } from '../seats/marks'

export interface Drawn {
  title: string
  under: string // the table and the day
  seats: { seat: string; name: string; sum: number; won: boolean }[]
  all: readonly string[] // the seats of the game: none looks like another
  rows: { name: string; points: number[] }[]
}

const WIDTH = 1080
const EDGE = 60
const NAME = 340 // what the names of the rows take
const LINE = 56
const HEAD = 330
const FOOT = 120

/** The picture, in the colours of the page. */
export function draw(what: Drawn): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEAD + what.rows.length * LINE + FOOT
  const pen = canvas.getContext('2d')!
  const style = getComputedStyle(document.documentElement)
  const colour = (name: string) => style.getPropertyValue(name).trim()
  const column = (WIDTH - 2 * EDGE - NAME) / what.seats.length
  const middle = (place: number) => EDGE + NAME + column * (place + 0.5)
  const write = (text: string, x: number, y: number, size: number, align: CanvasTextAlign = 'left', room = WIDTH - 2 * EDGE) => {
    pen.font = `${size}px ${size > 40 ? colour('--display') : 'system-ui, sans-serif'}`
    pen.textAlign = align
    pen.fillText(text, x, y, room)
  }

  pen.fillStyle = colour('--card')
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.fillStyle = colour('--ink')
  write(what.title, EDGE, 100, 64)
  write(what.under, EDGE, 150, 30)
  what.seats.forEach(({ seat, name, won }, place) => {
    mark(pen, seat, what.all, middle(place), 210, 2.6, colour)
    pen.fillStyle = colour('--ink')
    write(`${won ? '★ ' : ''}${name}`, middle(place), 280, 30, 'center', column - 12)
  })
  what.rows.forEach(({ name, points }, row) => {
    const y = HEAD + row * LINE
    write(name, EDGE, y + 38, 30, 'left', NAME - 20)
    points.forEach((one, place) => write(one ? String(one) : '·', middle(place), y + 38, 30, 'center'))
  })
  const end = HEAD + what.rows.length * LINE
  pen.fillRect(EDGE, end + 10, WIDTH - 2 * EDGE, 2)
  what.seats.forEach(({ sum }, place) => write(String(sum), middle(place), end + 74, 56, 'center'))
  return canvas
}

function mark(pen: CanvasRenderingContext2D, seat: string, all: readonly string[], x: number, y: number, scale: number, colour: (name: string) => string): void {
  const { shape, pattern, colour: name } = markOf(seat, all)
  pen.save()
  pen.translate(x, y)
  pen.scale(scale, scale)
  pen.fillStyle = colour(name)
  pen.strokeStyle = colour('--seat-edge')
  pen.lineWidth = 1.6
  pen.fill(new Path2D(shape))
  pen.stroke(new Path2D(shape))
  pen.stroke(new Path2D(pattern))
  pen.restore()
}

/** Give the picture to another program where the device can, else save it. */
export async function share(canvas: HTMLCanvasElement, name: string): Promise<void> {
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
  if (!blob) return
  const file = new File([blob], `${name}.png`, { type: 'image/png' })
  if (navigator.canShare?.({ files: [file] })) return void (await navigator.share({ files: [file] }).catch(() => {})) // put away
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  URL.revokeObjectURL(link.href)
}
