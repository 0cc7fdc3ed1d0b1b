// Which sheet the position and the draft call for.
import type { BoardProps } from '../types'
import { tableOf } from './view'

export type Sheet = { what: 'pay' | 'lens' | 'people' | 'expedition' | 'asked'; of: string; byHand?: boolean } | null

/** Kinds that are asked one button each. */
export const ASKED = ['partner', 'take', 'ready', 'exhausted', 'at_work']

export function sheetOf(props: BoardProps): Sheet {
  const { choices, own } = tableOf(props)
  if (!own) return props.draft.startsWith('lens ') ? { what: 'lens', of: props.draft.split(' ')[1]! } : null
  if (ASKED.some((kind) => choices.can(kind))) return { what: 'asked', of: '' }
  const [verb = '', of = '', how] = props.draft.split(' ')
  if (verb === 'lens' && of) return { what: 'lens', of }
  if (verb === 'build' && of) return pay(verb, of, how)
  if (verb === 'play' && own.hand?.includes(of)) return pay(verb, of, how)
  if ((verb === 'hire' || verb === 'upgrade') && of) return pay(verb, of, how)
  if (['hire', 'upgrade', 'recall'].includes(verb)) return { what: 'people', of: '' }
  return verb === 'expedition' && choices.can('expedition') ? { what: 'expedition', of: '' } : null
}

const pay = (verb: string, of: string, how: string | undefined): Sheet => ({ what: 'pay', of: `${verb} ${of}`, byHand: how === 'by_hand' })

/** What stands in the middle of a phone's screen. */
export function viewOn(props: BoardProps): 'home' | 'island' | 'catalogue' {
  const { choices } = tableOf(props)
  if (choices.can('field')) return 'island'
  if (props.draft === 'build') return 'catalogue'
  return props.draft === 'island' ? 'island' : 'home'
}
