// One table in this page: what is known of it, what is looked at, and everything a person can wish. No rule is known
// here: what can be chosen comes from the server, and so does why something cannot.
import * as api from '../api'
import { boardOf } from '../boards'
import type { Board, BoardSeat } from '../boards/types'
import type { Argument, Course, Entry, GameFacts, Line, Offer, Seat, State, Tried, Way } from '../protocol/types'
import { server, type Talk } from '../server.svelte'
import { settings } from '../settings.svelte'
import { Drafts, read, write } from '../storage'
import type { Speech } from '../words/speech'
import { speechOf } from '../words/words.svelte'
import { sureQuestion } from './choices'
import { Connection, type Answer, type Link, type Socket, type Wish, type WithoutId } from './connection'
import type { Match } from './match'
import { NUDGE } from './telling'

const ASK_AGAIN = 5000 // milliseconds, where the server had no time to advise

/** Something to tell the person once: a refusal, a reason, a word of advice. Ids only, so that a change of language
 * changes it too. */
export interface Notice {
  code: string // a message `web-why-…`
  rule: string | null
  words: string | null // the action it is about
  args: Record<string, Argument>
}

/** The imagined table: what was tried on it, and where that leads. */
export interface Trial {
  phrases: string[]
  now: State
  stopped: Tried['stopped']
  rule: string | null
}

/** An earlier position. */
export interface Past {
  n: number
  state: State | null // null: on its way
  code: string | null // why it cannot be shown
}

export class Session {
  match = $state.raw<Match | null>(null)
  link = $state.raw<Link>({ how: 'connecting', code: null, since: Date.now() })
  pending = $state.raw<Wish[]>([]) // wishes on their way
  facts = $state.raw<GameFacts | null>(null)
  board = $state.raw<Board>({})
  notice = $state.raw<Notice | null>(null)
  trial = $state.raw<Trial | null>(null)
  past = $state.raw<Past | null>(null)
  whole = $state(false) // show earlier positions with nothing hidden, when the game is over
  sure = $state<{ words: string; question: string } | null>(null) // the one question before what is final
  draft = $state('') // a phrase begun and not sent
  plan = $state.raw<string[]>([])
  arrived = $state(0) // when the present state came, milliseconds
  nudged = $state(0) // when somebody at the table last called whoever is awaited, milliseconds
  private advice = $state.raw<{ seq: number; marks: Line[] }>({ seq: -1, marks: [] })
  courses = $state.raw<{ public?: Course; whole?: Course }>({}) // how the game went, as far as it was asked for
  tookBack = $state(false) // the last change was an undo
  gone = $state.raw<Record<string, number>>({}) // by seat, since when its person is away, as far as it was seen here
  muted = $state.raw<string[]>([]) // seats whose words are not shown here
  readonly drafts: Drafts
  private base = $state.raw<Speech | null>(null)
  private readonly connection: Connection
  private loading = ''

  constructor(
    readonly id: string,
    readonly token: string | null,
    dial: () => Socket = () => new WebSocket(api.liveAddress(id)),
  ) {
    this.drafts = new Drafts(`${id}.${token ? token.slice(0, 4) : 'watch'}`)
    this.draft = this.drafts.get('phrase', '')
    this.plan = this.drafts.get<string[]>('plan', [])
    this.muted = this.drafts.get<string[]>('muted', [])
    server.ask()
    const key = `ostrov.wishes.${id}.${token?.slice(0, 4) ?? ''}`
    const keep = { load: () => read<Wish[]>(key, []), save: (wishes: Wish[]) => write(key, wishes) }
    this.connection = new Connection(token, dial, {
      changed: (match) => this.changed(match),
      linked: (link) => (this.link = link),
      pending: (wishes) => (this.pending = wishes),
    }, keep)
  }

  start(): void {
    this.connection.start()
  }

  stop(): void {
    this.connection.stop()
  }

  check(): void {
    this.connection.check()
  }

  // --- what is looked at ---------------------------------------------------------------------------------------

  me = $derived(this.match?.you ?? null)
  seats: Seat[] = $derived(this.match?.table.seats ?? [])
  entries: Entry[] = $derived(this.match?.entries ?? [])
  begun = $derived(this.match?.table.begun ?? false)
  over = $derived(this.match?.table.over ?? false)
  paused = $derived(this.match?.table.paused ?? false)
  talk: Talk = $derived(this.match ? server.talk(this.match.table) : 'free')
  /** The position on the screen: an earlier one, an imagined one, or the present one. */
  shown: State | null = $derived(this.past?.state ?? this.trial?.now ?? this.match?.now ?? null)
  /** Own choices on the screen; none while an earlier position is looked at. */
  offers: Offer[] = $derived(this.past || (this.paused && !this.trial) ? [] : (this.shown?.offers ?? []))
  asked = $derived(!this.past && !!this.me && !!this.shown?.asked.includes(this.me) && this.offers.length > 0)
  /** Whether a bot may be asked what is best. */
  canHint = $derived(this.asked && !this.trial && this.offers.length > 1 && (this.match?.table.hints ?? false))
  own: Seat | undefined = $derived(this.seats.find((seat) => seat.seat === this.me))
  founder = $derived(!!this.me && this.match?.table.founder === this.me)
  /** The actions on their way: what was pressed shows "sent" until the server has answered. */
  sent = $derived(this.pending.flatMap((wish) => (wish.t === 'act' || wish.t === 'given' ? [wish.words] : [])))
  speech: Speech | null = $derived(this.base?.among(this.people(), (place) => this.address(place)) ?? null)

  /** How the board calls a place in a sentence: `B2 south-east` for V19. */
  private address(place: string): string | null {
    const { base, facts } = this
    return (base && facts && this.board.address?.(place, { facts, say: base.say.bind(base) })) || null
  }

  private people(): Record<string, string> {
    return Object.fromEntries(this.seats.filter((seat) => seat.name).map((seat) => [seat.seat, seat.name]))
  }

  boardSeats: BoardSeat[] = $derived(
    this.seats.map((seat) => ({
      seat: seat.seat,
      name: this.speech?.name('seat', seat.seat) ?? seat.seat,
      bot: seat.who === 'bot' || seat.lent,
      here: seat.here,
    })),
  )

  /** What the game says to this seat unasked; only about the present position. */
  marks: Line[] = $derived(!this.past && !this.trial && this.advice.seq === this.match?.seq ? this.advice.marks : [])

  /** The answer that was given once for all and is due now: the game's board knows it. */
  standing: string | null = $derived(
    this.match && this.me && !this.over && !this.past && !this.trial && !this.tookBack && !this.sent.length
      ? (this.board.answer?.({ state: this.match.now, me: this.me, draft: this.draft }) ?? null)
      : null,
  )

  private changed(match: Match): void {
    this.tookBack = match.entries.length < (this.match?.entries.length ?? 0)
    if (match.seq !== this.match?.seq) {
      this.arrived = Date.now()
      this.sure = null
    }
    if (match.seq !== this.match?.seq) void this.advise(match)
    if (this.match && match.chat.slice(this.match.chat.length).some((chat) => chat.text === NUDGE && !this.muted.includes(chat.seat ?? ''))) {
      this.nudged = Date.now()
    }
    if (!this.match && isBack(match)) this.tell('web-you-are-back')
    if (this.match && match.chat.slice(this.match.chat.length).some(({ line }) => line?.id === 'table-removed')) this.connection.check() // a new invitation
    this.gone = Object.fromEntries(
      match.table.seats.filter((seat) => seat.who === 'human' && !seat.here).map(({ seat }) => [seat, this.gone[seat] ?? this.left(seat)]),
    )
    this.match = match
    void this.load(match.table.game)
    if (this.trial) void this.tryOut(this.trial.phrases)
  }

  /** When a seat's person left the table: now, if it was seen; else unknown. */
  private left(seat: string): number {
    return this.match?.table.seats.some((one) => one.seat === seat && one.here) ? Date.now() : 0
  }

  /** A time of day of the server as one of this device, in milliseconds. */
  local(at: number): number {
    return at * 1000 - (this.match?.ahead ?? 0)
  }

  private async load(game: string): Promise<void> {
    if (this.loading === game) return
    this.loading = game
    try {
      const [facts, board] = await Promise.all([api.gameFacts(game), boardOf(game)])
      this.facts = facts
      this.board = board
    } catch {
      this.loading = '' // asked for again at the next news
    }
  }

  /** The game's words in the chosen language; call it in an effect. */
  follow(): void {
    const game = this.match?.table.game
    const language = settings.language
    if (!game) return
    speechOf([game], language).then(
      (speech) => {
        if (settings.language === language) this.base = speech
      },
      () => {},
    )
  }

  /** Look at the position before an entry; null returns to the present. */
  async look(n: number | null): Promise<void> {
    if (n === null) {
      this.past = null
      return
    }
    this.trial = null
    this.past = { n, state: this.past?.state ?? null, code: null }
    try {
      const state = await api.position(this.id, n, this.token, this.whole && this.over)
      if (this.past?.n === n) this.past = { n, state, code: null }
    } catch (error) {
      if (this.past?.n === n) this.past = { n, state: null, code: error instanceof api.Refusal ? error.code : 'no-answer' }
    }
  }

  // --- what is wished ------------------------------------------------------------------------------------------

  /** Take a choice: at once what can be taken back, after one question what is final where a slip is likely. */
  act(words: string, sure = false): void {
    if (this.past) return this.tell('web-why-past')
    if (this.trial) return void this.tryOut([...this.trial.phrases, words])
    if (this.sent.includes(words)) return
    const { facts, speech, match } = this
    const question = !sure && facts && speech && match ? sureQuestion(facts, speech, match.now, words) : null
    this.notice = null
    this.sure = question ? { words, question } : null
    if (!question) void this.send({ t: 'act', words, seq: match?.seq ?? null }, words)
  }

  given(words: string): void {
    if (!this.sent.includes(words)) void this.send({ t: 'given', words }, words)
  }

  /** Say why something cannot be done. */
  async why(words: string): Promise<void> {
    if (this.past) return this.tell('web-why-past')
    if (this.link.how !== 'live') return this.tell('web-why-line')
    if (!this.me) return this.tell('web-why-watching')
    if (this.over) return this.tell('problem-over')
    const answer = await this.connection.wish({ t: 'why', words })
    if (answer.t === 'because') {
      const code = answer.rule ? 'web-why-rule' : answer.asked ? 'web-why-allowed' : 'web-why-turn'
      this.notice = { code, rule: answer.rule, words, args: answer.args }
    } else this.answered(answer, words)
  }

  private async advise(match: Match): Promise<void> {
    if (!match.you || !match.table.begun || match.table.over) return
    const answer = await this.connection.wish({ t: 'advise', wishes: [] })
    if (answer.t === 'advice' && answer.seq > this.advice.seq) this.advice = answer // an older one may come later
    if (answer.t === 'refused' && answer.code === 'busy') setTimeout(() => this.match?.seq === match.seq && void this.advise(match), ASK_AGAIN)
  }

  /** Ways to these actions, one after the other. */
  async ways(...wishes: string[]): Promise<Way[]> {
    if (this.past || this.trial || !this.me || this.over) return []
    const answer = await this.connection.wish({ t: 'advise', wishes })
    return answer.t === 'advice' ? answer.ways : []
  }

  undo(): void {
    if (this.trial) return void this.tryOut(this.trial.phrases.slice(0, -1))
    void this.send({ t: 'undo' })
  }

  /** Take back so many of the own last entries, one after the other, and then do this; what cannot be taken back stays. */
  async instead(back: number, words: string): Promise<void> {
    if (this.past) return this.tell('web-why-past')
    if (this.trial) return void this.tryOut([...this.trial.phrases.slice(0, -back), ...(words ? [words] : [])])
    for (let n = 0; n < back; n++) {
      const answer = await this.connection.wish({ t: 'undo' })
      if (answer.t !== 'done') return this.answered(answer, null)
    }
    if (words) await this.send({ t: 'act', words, seq: this.match?.seq ?? null }, words)
  }

  undoAsk(): void {
    void this.send({ t: 'undo_ask' })
  }

  undoAnswer(yes: boolean): void {
    void this.send({ t: 'undo_answer', yes })
  }

  begin(now = false): void {
    void this.send({ t: 'begin', part: randomLetters(), now })
  }

  say(text: string): void {
    void this.send({ t: 'say', text })
  }

  rename(name: string): void {
    void this.send({ t: 'name', name })
  }

  /** From now on this and nothing else is done for this seat when its time comes. */
  prepare(plan: readonly string[], answers: readonly string[]): void {
    void this.send({ t: 'prepare', plan: [...plan], answers: [...answers] })
  }

  toBot(): void {
    void this.send({ t: 'to_bot' })
  }

  back(): void {
    void this.send({ t: 'back' })
  }

  /** The person is at the page again: a seat that the others lent to a bot is theirs once more. */
  returned(): void {
    this.check()
    if (!this.own?.away) return
    this.back()
    this.tell('web-you-are-back')
  }

  /** Let a bot answer for who does not come: this once, or until they are back. */
  standIn(seat: string, how: 'once' | 'sit'): void {
    void this.send({ t: 'stand_in', seat, how })
  }

  pause(): void {
    void this.send({ t: 'pause' })
  }

  goOn(): void {
    void this.send({ t: 'go_on' })
  }

  keep(): void {
    void this.send({ t: 'keep' })
  }

  sendAway(seat: string): void {
    void this.send({ t: 'remove', seat })
  }

  /** Null when it is set, else the code of what went wrong. */
  async setPhrase(text: string): Promise<string | null> {
    return codeOf(await this.connection.wish({ t: 'phrase', text }))
  }

  /** Null when the host has it, else the code of what went wrong. */
  async report(n: number): Promise<string | null> {
    return codeOf(await this.connection.wish({ t: 'report', n }))
  }

  mute(seat: string, on: boolean): void {
    this.muted = on ? [...this.muted, seat] : this.muted.filter((one) => one !== seat)
    this.drafts.set('muted', this.muted)
  }

  resign(): void {
    void this.send({ t: 'resign' })
  }

  /** Where these phrases lead, on a private copy. */
  async tryOut(phrases: string[]): Promise<void> {
    const now = this.match?.now
    if (!now) return
    if (!phrases.length) {
      this.trial = { phrases, now, stopped: null, rule: null }
      return
    }
    const answer = await this.connection.wish({ t: 'try', phrases })
    if (answer.t !== 'tried') return this.answered(answer, phrases.at(-1) ?? null)
    if (answer.stopped === 'refused') this.notice = { code: 'web-why-rule', rule: answer.rule, words: phrases.at(-1)!, args: {} }
    const done = answer.stopped === 'refused' ? phrases.slice(0, answer.done) : phrases
    this.trial = { phrases: done, now: answer.now, stopped: answer.stopped, rule: answer.rule }
  }

  leaveTrial(keep: boolean): void {
    if (keep && this.trial) this.setPlan(this.trial.phrases)
    this.trial = null
  }

  setPlan(plan: string[]): void {
    this.plan = plan
    this.drafts.set('plan', plan)
  }

  setDraft(words: string): void {
    this.draft = words
    this.drafts.set('phrase', words)
  }

  private async send(wish: WithoutId<Wish>, words: string | null = null): Promise<void> {
    this.answered(await this.connection.wish(wish), words)
  }

  private answered(answer: Answer, words: string | null): void {
    if (answer.t === 'refused') {
      this.notice = { code: answer.rule ? 'web-why-rule' : `problem-${answer.code}`, rule: answer.rule, words, args: answer.args }
    } else if (answer.t === 'done' && words && this.plan[0] === words) this.setPlan(this.plan.slice(1))
  }

  tell(code: string): void {
    this.notice = { code, rule: null, words: null, args: {} }
  }
}

function codeOf(answer: Answer): string | null {
  return answer.t === 'refused' ? answer.code : null
}

const JUST_NOW = 10_000 // milliseconds

/** Whether this very hello has given the own seat back, which the others had lent to a bot. */
function isBack({ you, chat, ahead }: Match): boolean {
  const last = chat.at(-1)
  return last?.line?.id === 'table-back' && last.seat === you && Math.abs(last.at * 1000 - ahead - Date.now()) < JUST_NOW
}

/** A part of the key behind all chance, from this browser. */
function randomLetters(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
