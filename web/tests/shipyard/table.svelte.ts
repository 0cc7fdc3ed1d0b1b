// Shipyard's board over its recorded positions.
import shipyard from '../../src/boards/shipyard'
import type { BoardProps } from '../../src/boards/types'
import words from '../../../src/ostrov/games/shipyard/words/en.ftl?raw'
import { recordedOf, Table } from '../board.svelte'
import file from './positions.json'

export const recorded = recordedOf(file)
export const table = (name: string, more: Partial<BoardProps> = {}): Table => new Table(shipyard, recorded, words, name, more)
