import type { LedgerEntry, World } from '../world.ts'
import { type NewLine, posted } from './lines.ts'

/** Appends an accepted money move to the ledger, which is append-only. */
export const recorded = (world: World, move: Omit<LedgerEntry, 'id'>): World => ({
  ...world,
  nextId: world.nextId + 1,
  ledger: [...world.ledger, { id: world.nextId, ...move }],
})

/** Carries out a money move: appends it to the ledger and posts its balance lines. */
export const moved = (world: World, move: Omit<LedgerEntry, 'id'>, lines: readonly NewLine[]): World =>
  posted(recorded(world, move), move.supplierId, move.at, lines)

export const movesOf = (world: World, supplierId?: number): readonly LedgerEntry[] =>
  supplierId === undefined ? world.ledger : world.ledger.filter((entry) => entry.supplierId === supplierId)
