// What reminders and accounts ask of the server: fetched with their page, not before.
import { json } from '../api'
import type { Account, Forgotten, NewReminder, OwnSeat, Place, Question, Reminder, Reminding, SignedIn } from '../protocol/types'

const at = encodeURIComponent

export const remind = (wish: NewReminder) => json<Reminder>('reminders', wish)
export const reminder = (id: string, key: string) => json<Reminder>(`reminders/${at(id)}`, undefined, key)
export const changed = (id: string, key: string, how: Reminding) => json<Reminder>(`reminders/${at(id)}`, how, key, { method: 'PUT' })
export const tested = (id: string, key: string) => json<Reminder>(`reminders/${at(id)}/test`, undefined, key, { method: 'POST' })
export const confirmed = (id: string, code: string) => json<Reminder>(`reminders/${at(id)}/confirm`, { code })
export const ended = (id: string, key: string) => json<Forgotten>(`reminders/${at(id)}`, undefined, key, { method: 'DELETE' })

export const ask = (what: 'passkeys' | 'sign-in', token: string | null) => json<Question>(`account/${what}/ask`, undefined, token, { method: 'POST' })
export const give = (what: 'passkeys' | 'sign-in', credential: string, token: string | null) => json<SignedIn>(`account/${what}`, { credential }, token)
export const account = (token: string) => json<Account>('account', undefined, token)
export const tie = (token: string, seats: OwnSeat[]) => json<Account>('account/seats', { seats }, token, { method: 'PUT' })
export const sit = (token: string, table: string) => json<Place>(`account/seats/${at(table)}`, undefined, token, { method: 'POST' })
export const signOut = (token: string, everywhere: boolean) => json<Forgotten>('account/sign-out', { everywhere }, token)
export const removePasskey = (token: string, id: string) => json<Account>(`account/passkeys/${at(id)}`, undefined, token, { method: 'DELETE' })
export const deleted = (token: string) => json<Forgotten>('account', undefined, token, { method: 'DELETE' })
