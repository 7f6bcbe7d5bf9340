import { type NewLine, posted } from './lines.ts'
import type { LedgerEntry, World } from './world.ts'

/** Writes one accepted money move at the end; nothing is ever changed or taken out. */
export const recorded = (world: World, move: Omit<LedgerEntry, 'id'>): World => ({
  ...world,
  nextId: world.nextId + 1,
  ledger: [...world.ledger, { id: world.nextId, ...move }],
})

/** Carries a money move out: the move itself, and the lines by which the balances follow it. */
export const moved = (world: World, move: Omit<LedgerEntry, 'id'>, lines: readonly NewLine[]): World =>
  posted(recorded(world, move), move.supplierId, move.at, lines)

export const movesOf = (world: World, supplierId?: number): readonly LedgerEntry[] =>
  supplierId === undefined ? world.ledger : world.ledger.filter((entry) => entry.supplierId === supplierId)
