// Every message between a table and its clients; docs/protocol.md says what they mean.
// Made from src/ostrov/server/messages.py by tests/web/typescript.py.

export type Value = { of: string; is: string }
export type Argument = number | string | Value


export interface Named {
  name: string
  words: string[]
}

export interface FieldFacts {
  name: string
  what: 'flag' | 'grid' | 'members' | 'number' | 'row' | 'seats' | 'section' | 'sections'
  shape: number[]
  least: number
  most: number
  of: string | null
  places: (string | null)[]
  seen: 'by' | 'everyone' | 'nobody' | 'owner'
  by: string[]
  start: number | boolean | string | null
  fields: FieldFacts[]
}

export interface KindFacts {
  word: string
  arguments: string[]
  variables: string[]
  final: boolean
  together: boolean
}

export interface OptionFacts {
  name: string
  default: string
  values: string[] | null
  least: number
  most: number
}

export interface GameCard {
  name: string
  rules: number
  seats: string[]
  least: number
  most: number
  players: number
  options: OptionFacts[]
  bots: string[]
  lacking: string[]
  typed: string[]
  presets: Record<string, Record<string, string>>
  lessons: number
}

export interface Games {
  games: GameCard[]
}

export interface Origin {
  group: string
  source: string
  values: Record<string, string>
}

export interface GameFacts {
  card: GameCard
  letter: string
  names: Record<string, Named>
  fields: FieldFacts[]
  actions: KindFacts[]
  outcomes: KindFacts[]
  sources: string[]
  endings: string[]
  rules: string[]
  places: Record<string, string>
  origins: Origin[]
  board: Record<string, any>
}

export interface ServerFacts {
  opening: 'free' | 'host' | 'word'
  keeper: string
  talk: 'free' | 'off' | 'quick'
  idle_days: number
  over_days: number
  notice_days: number
  push: string
  mail: boolean
  passkeys: boolean
  why_not: Record<string, string>
}

export interface Question {
  options: string
}

export interface Credential {
  credential: string
}

export interface SignedIn {
  token: string | null
}

export interface SignOut {
  everywhere: boolean
}

export interface OwnPasskey {
  id: string
  made: number
}

export interface OwnTable {
  table: string
  game: string
  name: string
  seat: string
  over: boolean
  touched: number
}

export interface Account {
  made: number
  passkeys: OwnPasskey[]
  devices: number
  tables: OwnTable[]
}

export interface OwnSeats {
  seats: OwnSeat[]
}

export interface OwnSeat {
  table: string
  token: string
}

export interface PushAddress {
  t: 'push'
  endpoint: string
  p256dh: string
  auth: string
}

export interface MailAddress {
  t: 'mail'
  address: string
}

export interface Reminding {
  language: 'cs' | 'de' | 'en' | 'ru'
  zone: string
  night: boolean
  seats: OwnSeat[]
}

export interface NewReminder {
  to: PushAddress | MailAddress
  how: Reminding
}

export interface Reminder {
  id: string
  key: string | null
  by: 'mail' | 'push'
  confirmed: boolean
  language: 'cs' | 'de' | 'en' | 'ru'
  zone: string
  night: boolean
  tables: string[]
}

export interface Confirm {
  code: string
}

export interface Ready {
  ready: boolean
}

export interface KeptTable {
  id: string
  over: boolean
  touched: number
  here: number | null
}

export interface Overview {
  tables: KeptTable[]
  connections: number
  memory: number
  since: number
  ready: boolean
  faults: number
  wishes: Record<string, number>
  bots: number
  half: number
  most: number
  settings: Record<string, string>
  reports: Reported[]
}

export interface Reported {
  at: number
  table: string
  by: string
  lines: Chat[]
}

export interface Lesson {
  name: string
  cites: string[]
  seat: string
  steps: string[][]
  saved: string
}

export interface Lessons {
  lessons: Lesson[]
}

export interface Health {
  links: Record<string, string>
}

export interface Seat {
  seat: string
  who: 'bot' | 'human' | 'open'
  name: string
  level: string | null
  here: boolean
  ready: boolean
  resigned: boolean
  lent: boolean
  away: boolean
}

export interface Clock {
  kind: 'game' | 'turn'
  seconds: number
  more: number
}

export interface Timed {
  since: number | null
  idle: number | null
  until: number | null
  left: number | null
}

export interface Chance {
  commitment: string
  parts: Record<string, string>
  typed: string[]
  secret: string | null
}

export interface Table {
  id: string
  game: string
  rules: number
  name: string
  options: Record<string, string>
  seats: Seat[]
  founder: string | null
  begun: boolean
  over: boolean
  stopped: 'resigned' | null
  takebacks: number
  pace: 'brisk' | 'calm' | 'none'
  limit: number
  clock: Clock | null
  paused: boolean
  talk: 'free' | 'off' | 'quick'
  hints: boolean
  listed: boolean
  chance: Chance
  changed_at: number | null
  next: string | null
  created: number
  expires: number | null
  watching: number
}

export interface Tables {
  tables: Table[]
}

export interface NewSeat {
  kind: 'bot' | 'open' | 'you'
  level?: string | null
  name?: string
}

export interface NewTable {
  game: string
  options?: Record<string, string>
  seats?: Record<string, NewSeat>
  name?: string
  typed?: string[]
  pace?: 'brisk' | 'calm' | 'none'
  limit?: number
  clock?: Clock | null
  talk?: 'free' | 'off' | 'quick'
  hints?: boolean
  listed?: boolean
  word?: string
}

export interface Place {
  table: string
  seat: string | null
  token: string | null
  invite: string | null
}

export interface NewCode {
  seat: string | null
}

export interface Code {
  code: string
  seat: string
  until: number
}

export interface ByCode {
  code: string
  table: string | null
}

export interface ByPhrase {
  seat: string
  phrase: string
}

export interface Forgotten {
  gone: boolean
}

export interface Join {
  name?: string
  invite?: string | null
  seat?: string | null
}

export interface Import {
  saved: string
  seat?: string | null
  name?: string
  word?: string
}

export interface Line {
  id: string
  args: Record<string, Argument>
}

export interface Entry {
  n: number
  seat: string
  words: string
  lines: Line[]
  gains: Record<string, number>
  brought: Record<string, Record<string, Record<string, number>>>
  at: number
}

export interface Offer {
  words: string
  final: boolean
}

export interface State {
  seq: number
  n: number
  view: Record<string, any>
  asked: string[]
  awaited: string[]
  offers: Offer[]
  outcomes: string[]
  undoable: boolean
  far: boolean
  fresh: number
  times: Record<string, Timed>
  turns: number
  points: Record<string, Record<string, number>>
  ended: string | null
  places: Record<string, number> | null
  facts: Record<string, Argument>
}

export interface Hint {
  words: string
  win: number
  playouts: number
  because: Line
  then: string | null
}

export interface Hints {
  seq: number
  hints: Hint[]
}

export interface Moment {
  n: number
  turn: number
  shares: Record<string, number>
}

export interface TurningPoint {
  n: number
  until: number
  turn: number
  seat: string
  change: number
}

export interface Course {
  whole: boolean
  done: boolean
  count: number
  moments: Moment[]
  turning_points: TurningPoint[]
}

export interface Chat {
  n: number
  at: number
  seat: string | null
  name: string
  text: string | null
  line: Line | null
}

export interface Prepared {
  plan: string[]
  answers: string[]
  begun: boolean
  played: string[]
  stopped: string | null
  rule: string | null
}

export interface Asking {
  seat: string
  entry: number
  agreed: string[]
  wanted: string[]
}

export interface Hello {
  t: 'hello'
  token?: string | null
  since?: number
  chat?: number
}

export interface Begin {
  t: 'begin'
  id: string
  part?: string
  now?: boolean
}

export interface Act {
  t: 'act'
  id: string
  words: string
  seq?: number | null
}

export interface Given {
  t: 'given'
  id: string
  words: string
}

export interface Why {
  t: 'why'
  id: string
  words: string
}

export interface Try {
  t: 'try'
  id: string
  phrases: string[]
}

export interface Advise {
  t: 'advise'
  id: string
  wishes?: string[]
}

export interface Undo {
  t: 'undo'
  id: string
}

export interface UndoAsk {
  t: 'undo_ask'
  id: string
}

export interface UndoAnswer {
  t: 'undo_answer'
  id: string
  yes: boolean
}

export interface Resign {
  t: 'resign'
  id: string
}

export interface ToBot {
  t: 'to_bot'
  id: string
  level?: string | null
}

export interface Back {
  t: 'back'
  id: string
}

export interface StandIn {
  t: 'stand_in'
  id: string
  seat: string
  how: 'once' | 'sit'
}

export interface Pause {
  t: 'pause'
  id: string
}

export interface GoOn {
  t: 'go_on'
  id: string
}

export interface Remove {
  t: 'remove'
  id: string
  seat: string
}

export interface Rename {
  t: 'name'
  id: string
  name: string
}

export interface Say {
  t: 'say'
  id: string
  text: string
}

export interface SetPhrase {
  t: 'phrase'
  id: string
  text: string
}

export interface Report {
  t: 'report'
  id: string
  n: number
}

export interface Prepare {
  t: 'prepare'
  id: string
  plan?: string[]
  answers?: string[]
}

export interface Keep {
  t: 'keep'
  id: string
}

export interface Welcome {
  t: 'welcome'
  you: string | null
  at: number
  invite: string | null
  table: Table
  seq: number
  first: number
  entries: Entry[]
  now: State
  chat: Chat[]
  asking: Asking | null
  prepared: Prepared | null
}

export interface News {
  t: 'news'
  seq: number
  after: number
  first: number
  entries: Entry[]
  now: State
  table: Table | null
  asking: Asking | null
  prepared: Prepared | null
}

export interface Presence {
  t: 'presence'
  here: string[]
  watching: number
}

export interface Chatted {
  t: 'chat'
  chat: Chat
}

export interface Done {
  t: 'done'
  id: string
  seq: number
}

export interface Refused {
  t: 'refused'
  id: string
  code: string
  rule: string | null
  args: Record<string, Argument>
}

export interface Because {
  t: 'because'
  id: string
  rule: string | null
  asked: boolean
  args: Record<string, Argument>
}

export interface Tried {
  t: 'tried'
  id: string
  now: State
  done: number
  stopped: 'chance' | 'others' | 'over' | 'refused' | null
  rule: string | null
}

export interface Way {
  name: string
  steps: string[]
  notes: Line[]
}

export interface Advice {
  t: 'advice'
  id: string
  seq: number
  marks: Line[]
  ways: Way[]
}

export interface Closed {
  t: 'closed'
  code: string
}

export interface Problem {
  code: string
  rule: string | null
  args: Record<string, Argument>
}

export type ClientMessage = Hello | Begin | Act | Given | Why | Try | Advise | Undo | UndoAsk | UndoAnswer | Resign | ToBot | Back | StandIn | Pause | GoOn | Remove | Rename | Say | SetPhrase | Keep | Prepare | Report

export type ServerMessage = Welcome | News | Presence | Chatted | Done | Refused | Because | Tried | Advice | Closed
