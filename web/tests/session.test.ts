// What a session shows of what the game advises: U-23.
import { expect, test, vi } from 'vitest'
import type { Line as Said } from '../src/protocol/types'
import { Session } from '../src/table/session.svelte'
import { news, state, welcome } from './messages'

vi.stubGlobal('fetch', () => Promise.reject(new Error('there is no server here')))
const marked = (word: string): Said[] => [{ id: `note-${word}`, args: {} }]

/** A session whose server is this test: what was asked, in order, and how to answer. */
function session() {
  const sent: { t: string; id: string }[] = []
  const line = { onopen: null as any, onmessage: null as any, onclose: null as any, send: (text: string) => sent.push(JSON.parse(text)), close: () => {} }
  const made = new Session('t', 'token-token-token', () => line)
  made.start()
  line.onopen?.({})
  const hear = (message: object) => line.onmessage?.({ data: JSON.stringify(message) })
  const asked = () => sent.filter((one) => one.t === 'advise')
  const answer = async (place: number, seq: number) => {
    hear({ t: 'advice', id: asked()[place]!.id, seq, marks: marked(`seq${seq}`), ways: [] })
    for (let turn = 0; turn < 5; turn++) await Promise.resolve()
  }
  return { made, hear, asked, answer }
}

test('marks are shown for the position they are about, and for none other', async () => {
  const { made, hear, asked, answer } = session()
  hear(welcome({ seq: 1, now: state({ seq: 1 }) }))
  expect(asked()).toHaveLength(1)
  expect(made.marks).toEqual([])
  await answer(0, 1)
  expect(made.marks).toEqual(marked('seq1'))

  hear(news({ seq: 2, after: 1, now: state({ seq: 2 }) })) // a click was answered: at once nothing old is shown
  expect(made.marks).toEqual([])
  expect(asked()).toHaveLength(2) // and the new ones are asked for with no wait
  hear(news({ seq: 3, after: 2, now: state({ seq: 3 }) }))
  await answer(2, 3)
  expect(made.marks).toEqual(marked('seq3'))
  await answer(1, 2) // late
  expect(made.marks).toEqual(marked('seq3'))
  made.stop()
})
