// Messages of a table as tests need them: small, and whole as docs/protocol.md says.
import type { Chat, Entry, GameFacts, News, State, Table, Welcome } from '../src/protocol/types'

export function entry(n: number, more: Partial<Entry> = {}): Entry {
  return { n, seat: 'red', words: 'wait', lines: [], gains: {}, brought: {}, at: 0, ...more }
}

export function chat(n: number, more: Partial<Chat> = {}): Chat {
  return { n, at: 0, seat: 'red', name: 'Eva', text: 'x', line: null, ...more }
}

export function state(more: Partial<State> = {}): State {
  return {
    seq: 0, n: 0, view: {}, asked: [], awaited: [], offers: [], outcomes: [], undoable: false, far: false, fresh: 0, times: {},
    turns: 0, points: {}, ended: null, places: null, facts: {}, ...more,
  } // prettier-ignore
}

export function table(more: Partial<Table> = {}): Table {
  return {
    id: 't', game: 'smugglers', rules: 1, name: '', options: {}, seats: [], founder: null, begun: true, over: false,
    stopped: null, takebacks: 0, pace: 'calm', limit: 120, clock: null, paused: false, talk: 'free', hints: true, listed: false,
    chance: { commitment: '', parts: {}, typed: [], secret: null }, changed_at: null, next: null, expires: null, created: 0, watching: 0,
    ...more,
  } // prettier-ignore
}

export function welcome(more: Partial<Welcome>): Welcome {
  return {
    t: 'welcome', you: 'red', at: 0, invite: null, table: table(), seq: 0, first: 0, entries: [], now: state(), chat: [],
    asking: null, prepared: null, ...more,
  } // prettier-ignore
}

export function news(more: Partial<News>): News {
  return { t: 'news', seq: 1, after: 0, first: 0, entries: [], now: state(), table: null, asking: null, prepared: null, ...more }
}

/** What the tiny game declares, as far as tests need it. */
export const smugglers: GameFacts = {
  card: {
    name: 'smugglers', rules: 1, seats: ['red', 'blue', 'green', 'yellow'], least: 2, most: 4, players: 3, options: [],
    bots: ['random'], lacking: [], typed: ['draw', 'steal'], presets: {}, lessons: 0,
  }, // prettier-ignore
  letter: 'M',
  names: {
    seat: { name: 'seat', words: ['red', 'blue', 'green', 'yellow'] },
    good: { name: 'good', words: ['tea', 'silk', 'rum'] },
  },
  fields: [],
  actions: [
    { word: 'load', arguments: ['good'], variables: ['good'], final: false, together: true },
    { word: 'declare', arguments: ['good'], variables: ['good'], final: false, together: false },
    { word: 'rob', arguments: ['seat'], variables: ['seat'], final: false, together: false },
    { word: 'doubt', arguments: [], variables: [], final: true, together: false },
    { word: 'believe', arguments: [], variables: [], final: false, together: false },
  ],
  outcomes: [{ word: 'draw', arguments: ['good'], variables: ['good'], final: false, together: false }],
  sources: ['trade', 'doubts'],
  endings: ['goal', 'pile'],
  rules: ['M-001', 'M-010'],
  places: {},
  origins: [],
  board: {},
}
