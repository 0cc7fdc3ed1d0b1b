// The line to a table: says hello, keeps the match up to date, reconnects by itself, sends every wish until answered.
import type { Advice, Because, ClientMessage, Done, Hello, Refused, ServerMessage, Tried } from '../protocol/types'
import { merged, type Match } from './match'

/** What of a WebSocket is used; tests give another. */
export interface Socket {
  onopen: ((event: any) => any) | null
  onmessage: ((event: any) => any) | null
  onclose: ((event: any) => any) | null
  send(text: string): void
  close(): void
}

export type Wish = Exclude<ClientMessage, Hello>
export type WithoutId<W> = W extends Wish ? Omit<W, 'id'> : never
export type Answer = Done | Refused | Because | Tried | Advice

/** How the line is: `lost` while a next try is under way, `closed` when trying again makes no sense. */
export interface Link {
  how: 'connecting' | 'live' | 'lost' | 'closed'
  code: string | null // why it was closed
  since: number // milliseconds
}

export interface Hooks {
  changed(match: Match): void
  linked(link: Link): void
  pending(wishes: Wish[]): void
}

/** Where wishes without an answer outlive a reload. */
export interface Keep {
  load(): Wish[]
  save(wishes: Wish[]): void
}

interface Open {
  wish: Wish
  answered: (answer: Answer) => void
}

const WAITS = [250, 500, 1000, 2000, 4000, 8000] // milliseconds before each next try
const PATIENCE = 6000 // for an answer, before the line is held for dead
const FOR_GOOD = ['wrong-token', 'removed', 'no-table', 'no-game', 'wrong-origin'] // trying again would not help
const PASSING = ['why', 'try', 'advise'] // nobody misses their answers after a reload

export class Connection {
  match: Match | null = null
  link: Link = { how: 'connecting', code: null, since: Date.now() }
  private socket: Socket | null = null
  private tries = 0
  private retry: ReturnType<typeof setTimeout> | undefined
  private watch: ReturnType<typeof setTimeout> | undefined
  private readonly open = new Map<string, Open>()
  private readonly prefix = crypto.getRandomValues(new Uint32Array(2)).join('')
  private count = 0
  private ended = false

  constructor(
    private readonly token: string | null,
    private readonly dial: () => Socket,
    private readonly hooks: Hooks,
    private readonly keep: Keep = { load: () => [], save: () => {} },
  ) {
    for (const wish of keep.load()) this.open.set(wish.id, { wish, answered: () => {} })
  }

  start(): void {
    this.connect()
  }

  /** Hang up for good. */
  stop(): void {
    this.ended = true
    clearTimeout(this.retry)
    clearTimeout(this.watch)
    this.drop()
  }

  /** Send a wish, now or as soon as there is a line; the answer comes whenever the server gives it. */
  wish(wish: WithoutId<Wish>): Promise<Answer> {
    const whole = { ...wish, id: `${this.prefix}-${++this.count}` } as Wish
    return new Promise((answered) => {
      this.open.set(whole.id, { wish: whole, answered })
      this.tellPending()
      if (this.link.how === 'live') this.send(whole)
    })
  }

  /** Look whether the line is alive, and get what was missed: after the device slept, or the network changed. */
  check(): void {
    if (this.ended || this.link.how === 'closed') return
    if (this.link.how !== 'live') return this.connect()
    this.hello()
  }

  private connect(): void {
    clearTimeout(this.retry)
    this.drop()
    const socket = this.dial()
    this.socket = socket
    socket.onopen = () => this.hello()
    socket.onmessage = (event) => this.heard(JSON.parse(event.data) as ServerMessage)
    socket.onclose = () => this.lost()
    this.expectAnswer()
  }

  private hello(): void {
    const since = this.match?.seq ?? 0
    const chat = this.match?.chat.at(-1)?.n ?? 0
    this.send({ t: 'hello', token: this.token, since, chat })
  }

  private send(message: ClientMessage): void {
    this.socket?.send(JSON.stringify(message))
    this.expectAnswer()
  }

  /** Something must be heard soon; otherwise the line is dead, whatever the browser believes. */
  private expectAnswer(): void {
    this.watch ??= setTimeout(() => this.lost(), PATIENCE)
  }

  private heard(message: ServerMessage): void {
    clearTimeout(this.watch)
    this.watch = undefined
    if (message.t === 'closed') return this.closed(message.code)
    if ('id' in message) return this.answered(message)
    const match = merged(this.match, message)
    if (match === 'missed') return this.hello()
    if (match) {
      this.match = match
      this.hooks.changed(match)
    }
    if (message.t === 'welcome') this.welcomed()
  }

  private welcomed(): void {
    const first = this.link.how !== 'live'
    this.tries = 0
    this.linked('live')
    if (first) for (const { wish } of this.open.values()) this.send(wish) // the server does nothing twice
  }

  private answered(answer: Answer): void {
    const open = this.open.get(answer.id)
    this.open.delete(answer.id)
    this.tellPending()
    open?.answered(answer)
  }

  private closed(code: string): void {
    if (!FOR_GOOD.includes(code)) return this.lost()
    this.linked('closed', code)
    this.stop()
  }

  private lost(): void {
    if (this.ended) return
    clearTimeout(this.watch)
    this.watch = undefined
    this.drop()
    if (this.link.how !== 'lost') this.linked(this.match ? 'lost' : 'connecting')
    const wait = WAITS[Math.min(this.tries++, WAITS.length - 1)]!
    clearTimeout(this.retry)
    this.retry = setTimeout(() => this.connect(), wait * (0.8 + 0.4 * Math.random()))
  }

  private drop(): void {
    const socket = this.socket
    this.socket = null
    if (!socket) return
    socket.onopen = socket.onmessage = socket.onclose = null
    socket.close()
  }

  private linked(how: Link['how'], code: string | null = null): void {
    if (this.link.how === how) return
    this.link = { how, code, since: Date.now() }
    this.hooks.linked(this.link)
  }

  private tellPending(): void {
    const wishes = [...this.open.values()].map((open) => open.wish)
    this.keep.save(wishes.filter((wish) => !PASSING.includes(wish.t)))
    this.hooks.pending(wishes)
  }
}
