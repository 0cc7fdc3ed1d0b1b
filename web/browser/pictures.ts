// A screenshot with at most 256 colours: a quarter of the size, and nobody sees the difference.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import type { Page } from 'playwright-core'

/** Other ways to see colours, as Chromium imitates them. */
export const EYES = { protan: 'protanopia', deutan: 'deuteranopia', tritan: 'tritanopia', grey: 'achromatopsia' } as const

/** Keep what the page shows in the folder of screens. */
export async function keep(page: Page, name: string): Promise<void> {
  const folder = process.env.OSTROV_SCREENS!
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(150) // the pointer's marks go
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${name}.png`), await picture(page))
}

interface Indexed {
  width: number
  height: number
  palette: number[] // red, green, blue, one colour after the other
  pixels: string // base64, an index a pixel
}

/** What the page shows, as a small PNG. */
export async function picture(page: Page): Promise<Buffer> {
  const shot = await page.screenshot()
  const other = await page.context().newPage()
  try {
    return written(await other.evaluate(indexed, shot.toString('base64')))
  } finally {
    await other.close()
  }
}

/** In the browser: the most frequent colours, and for every pixel the nearest of them. */
async function indexed(png: string): Promise<Indexed> {
  const image = new Image()
  image.src = `data:image/png;base64,${png}`
  await image.decode()
  const { width, height } = image
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')!
  context.drawImage(image, 0, 0)
  const { data } = context.getImageData(0, 0, width, height)
  const bin = (at: number) => ((data[at]! >> 3) << 10) | ((data[at + 1]! >> 3) << 5) | (data[at + 2]! >> 3)
  const counts = new Map<number, [number, number, number, number]>() // how many pixels, and the sum of their colours
  for (let at = 0; at < data.length; at += 4) {
    const sums = counts.get(bin(at)) ?? [0, 0, 0, 0]
    counts.set(bin(at), [sums[0] + 1, sums[1] + data[at]!, sums[2] + data[at + 1]!, sums[3] + data[at + 2]!])
  }
  const mean = ([count, ...sums]: number[]) => sums.map((sum) => Math.round(sum / count!))
  const chosen = [...counts.values()].sort((one, next) => next[0] - one[0]).slice(0, 256).map(mean)
  const far = (one: number[], next: number[]) => one.reduce((sum, value, part) => sum + (value - next[part]!) ** 2, 0)
  const nearest = new Map([...counts].map(([key, sums]) => {
    const colour = mean(sums)
    let best = 0
    for (let place = 1; place < chosen.length; place++) if (far(colour, chosen[place]!) < far(colour, chosen[best]!)) best = place
    return [key, best]
  })) // prettier-ignore
  let pixels = ''
  for (let at = 0; at < data.length; at += 4) pixels += String.fromCharCode(nearest.get(bin(at))!)
  return { width, height, palette: chosen.flat(), pixels: btoa(pixels) }
}

function written({ width, height, palette, pixels }: Indexed): Buffer {
  const found = Buffer.from(pixels, 'base64')
  const rows = Buffer.alloc((width + 1) * height) // each row begins with 0: no filter
  for (let row = 0; row < height; row++) found.copy(rows, row * (width + 1) + 1, row * width, (row + 1) * width)
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 3, 0, 0, 0], 8) // eight bits a pixel, by palette
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])
  const data = deflateSync(rows, { level: 9, memLevel: 9 })
  return Buffer.concat([signature, chunk('IHDR', head), chunk('PLTE', Buffer.from(palette)), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))])
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'ascii'), data])
  const whole = Buffer.alloc(body.length + 8)
  whole.writeUInt32BE(data.length, 0)
  body.copy(whole, 4)
  whole.writeUInt32BE(crc(body), body.length + 4)
  return whole
}

function crc(data: Buffer): number {
  let sum = 0xffffffff
  for (const byte of data) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1
  }
  return (sum ^ 0xffffffff) >>> 0
}
