// This device's tables, told to the reminders and the account it has; and the account's tables, known to this device.
import type { OwnSeat } from '../protocol/types'
import { settings } from '../settings.svelte'
import { places, read, remember, write } from '../storage'
import * as requests from './requests'

/** Reminders of this device, one by push and one by mail at most. */
export interface Kept {
  id: string
  key: string
  by: 'push' | 'mail'
  night: boolean
}

const REMINDERS = 'ostrov.reminders'
const MUTED = 'ostrov.muted' // tables that nobody is to be reminded of
const ACCOUNT = 'ostrov.account'

export const kept = () => read<Kept[]>(REMINDERS, [])
export const keep = (all: Kept[]) => write(REMINDERS, all)
export const muted = () => read<string[]>(MUTED, [])
export const mute = (tables: string[]) => write(MUTED, tables)
export const signedIn = () => read<string>(ACCOUNT, '')
export const sign = (token: string) => write(ACCOUNT, token)

/** Own seats, one a table. */
export function seats(): OwnSeat[] {
  const found = new Map<string, string>()
  for (const { table, token } of places()) if (token && !found.has(table)) found.set(table, token)
  return [...found].map(([table, token]) => ({ table, token }))
}

/** How this device's reminders are to be now. A table that is gone is left out by asking without it. */
export async function how(night: boolean, own: OwnSeat[] = seats()) {
  const quiet = muted()
  return {
    language: settings.language,
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC',
    night,
    seats: own.filter(({ table }) => !quiet.includes(table)),
  }
}

/** Own seats that still are: what is gone would make the server refuse all of them. */
export async function living(): Promise<OwnSeat[]> {
  const { table } = await import('../api')
  const found = await Promise.all(seats().map(async (seat) => ((await table(seat.table).catch(() => null)) ? seat : null)))
  return found.filter((seat) => seat !== null)
}

export async function sync(): Promise<void> {
  const own = kept().length ? await living() : []
  for (const one of kept()) {
    await requests.changed(one.id, one.key, await how(one.night, own)).catch((error: { code?: string }) => {
      if (error.code === 'no-reminder' || error.code === 'wrong-token') keep(kept().filter(({ id }) => id !== one.id))
    })
  }
  const token = signedIn()
  if (token) await requests.tie(token, seats()).catch((error: { code?: string }) => error.code === 'wrong-token' && sign(''))
}

/** The account's tables that this device does not know get a key for it. How many came. */
export async function fetchGames(token: string): Promise<number> {
  const told = await requests.tie(token, seats())
  let count = 0
  for (const one of told.tables) {
    if (places().some(({ table, token }) => table === one.table && token)) continue
    const place = await requests.sit(token, one.table).catch(() => null)
    if (!place?.token) continue
    remember({ table: one.table, game: one.game, name: one.name, seat: place.seat, token: place.token, invite: place.invite, at: one.touched * 1000 })
    count++
  }
  return count
}
