// All own games as one file: a plain ZIP archive, nothing packed, a saved game for each table.
import * as api from '../api'
import type { OwnPlace } from '../storage'
import { download } from '../table/saving'

/** Null when all were saved, else the code of what went wrong with one; the others are in the file. */
export async function saveAll(places: OwnPlace[]): Promise<string | null> {
  const files: Record<string, string> = {}
  let code: string | null = null
  for (const place of places) {
    try {
      files[`${place.game}-${place.table}.txt`] = await api.saved(place.table, place.token)
    } catch (error) {
      const found = error instanceof api.Refusal ? error.code : 'no-answer'
      if (found !== 'no-table') code = found // a table that is gone has nothing to save
    }
  }
  if (Object.keys(files).length) download('ostrov.zip', new Blob([zipped(files)], { type: 'application/zip' }))
  return code
}

const UTF8_NAMES = 0x800
const FIRST_DAY = 0x21 // 1980-01-01: the format knows no "none"

/** A ZIP archive of texts by their names. */
export function zipped(files: Record<string, string>): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = []
  const index: Uint8Array[] = []
  let at = 0
  for (const [name, text] of Object.entries(files)) {
    const [title, bytes] = [name, text].map((one) => new TextEncoder().encode(one)) as [Uint8Array, Uint8Array]
    const size = bytes.length
    const common = [[2, 20], [2, UTF8_NAMES], [2, 0], [2, 0], [2, FIRST_DAY], [4, crc(bytes)], [4, size], [4, size], [2, title.length], [2, 0]] // prettier-ignore
    const head = fields([4, 0x04034b50], ...common)
    index.push(fields([4, 0x02014b50], [2, 20], ...common, [2, 0], [2, 0], [2, 0], [4, 0], [4, at]), title)
    parts.push(head, title, bytes)
    at += head.length + title.length + size
  }
  const count = Object.keys(files).length
  const length = index.reduce((sum, one) => sum + one.length, 0)
  return joined([...parts, ...index, fields([4, 0x06054b50], [2, 0], [2, 0], [2, count], [2, count], [4, length], [4, at], [2, 0])])
}

/** Numbers, the least byte first, each as long as it says. */
function fields(...numbers: number[][]): Uint8Array {
  return Uint8Array.from(numbers.flatMap(([length, number]) => Array.from({ length: length! }, (_, place) => (number! >>> (8 * place)) & 255)))
}

function joined(parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, one) => sum + one.length, 0))
  let at = 0
  for (const one of parts) {
    whole.set(one, at)
    at += one.length
  }
  return whole
}

/** CRC-32, as ZIP asks for it. */
function crc(bytes: Uint8Array): number {
  let sum = ~0
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0)
  }
  return ~sum >>> 0
}
