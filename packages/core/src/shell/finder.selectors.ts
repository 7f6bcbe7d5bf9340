import { type Thing, type ThingKind, thingKinds, thingsFor } from './finder.domain.ts'
import type { FinderSnapshot } from './finder.machine.ts'

/** The found records for the view. */
export interface FinderView {
  readonly isBusy: boolean
  readonly things: readonly Thing[]
  /** The kinds that could not be sought. */
  readonly failed: readonly ThingKind[]
}

export const nothingFound: FinderView = { isBusy: false, things: [], failed: [] }

export const selectThings = (snapshot: FinderSnapshot): FinderView => {
  const { sought, found } = snapshot.context
  return {
    isBusy: snapshot.hasTag('loading'),
    things: thingKinds.flatMap((kind) => thingsFor(found[kind], sought)),
    failed: thingKinds.filter((kind) => snapshot.matches({ seeking: { [kind]: 'failed' } })),
  }
}
