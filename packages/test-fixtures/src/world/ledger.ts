import type { LedgerEntry, World } from './world.ts'

/** Writes one accepted money move at the end; nothing is ever changed or taken out. */
export const recorded = (world: World, move: Omit<LedgerEntry, 'id'>): World => ({
  ...world,
  nextId: world.nextId + 1,
  ledger: [...world.ledger, { id: world.nextId, ...move }],
})

export const movesOf = (world: World, supplierId?: number): readonly LedgerEntry[] =>
  supplierId === undefined ? world.ledger : world.ledger.filter((entry) => entry.supplierId === supplierId)
