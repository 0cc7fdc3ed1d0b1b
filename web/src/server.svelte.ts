// What the host of this server has decided, and what this device knows that opens tables here.
import * as api from './api'
import type { ServerFacts, Table } from './protocol/types'
import { read, write } from './storage'

const WORD = 'ostrov.word' // the invitation word, kept on this device
const KEY = 'ostrov.host-key' // the host's own key: in this tab only

export type Talk = ServerFacts['talk']
const STRICTER: Talk[] = ['free', 'quick', 'off']

function keyOfTab(): string {
  try {
    return sessionStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}

class Server {
  facts = $state.raw<ServerFacts | null>(null)
  word = $state(read(WORD, ''))
  key = $state(keyOfTab())
  private asked = false

  /** Fetched once; who needs it calls this. */
  ask(): void {
    if (this.asked) return
    this.asked = true
    api.server().then(
      (facts) => (this.facts = facts),
      () => (this.asked = false),
    )
  }

  knowWord(word: string): void {
    this.word = word
    write(WORD, word)
  }

  knowKey(key: string): void {
    this.key = key
    try {
      if (key) sessionStorage.setItem(KEY, key)
      else sessionStorage.removeItem(KEY)
    } catch {
      // forbidden: it is asked for again after a reload
    }
  }

  /** What may be said at a table: the stricter of what its founder and the host allow. */
  talk(table: Table): Talk {
    const [ours, theirs] = [this.facts?.talk ?? 'free', table.talk].map((one) => STRICTER.indexOf(one))
    return STRICTER[Math.max(ours!, theirs!)]!
  }
}

export const server = new Server()
