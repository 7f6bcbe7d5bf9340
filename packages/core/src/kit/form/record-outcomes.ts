import type { Stored } from './record-saving.domain.ts'

/** The transitions after reading the record, when a save got no certain response. */
const foundIn = ({ event }: { readonly event: { readonly output: Stored | null } }) => event.output
const notifyNotSaved = { type: 'notifyApp', params: { type: 'write.failed' } } as const

export const isApplied = {
  guard: { type: 'isApplied', params: foundIn },
  target: 'saved',
  actions: [{ type: 'acceptStored', params: foundIn }, 'clearDraft'],
} as const
export const isMergeable = {
  guard: { type: 'isMergeable', params: foundIn },
  target: 'saving',
  actions: { type: 'mergeStored', params: foundIn },
} as const
export const isConflict = {
  guard: { type: 'isConflict', params: foundIn },
  target: 'conflict',
  actions: [{ type: 'setTheirs', params: foundIn }, notifyNotSaved],
} as const
export const isDeleted = {
  guard: { type: 'isDeleted', params: foundIn },
  target: 'deleted',
  actions: notifyNotSaved,
} as const
export const onUnclear = { target: 'filling', actions: ['showUnclear', notifyNotSaved] } as const

/** The transition after the record was loaded. */
export const whenStored = <const Target extends string>(target: Target) =>
  ({
    guard: { type: 'isThere', params: foundIn },
    target,
    actions: [{ type: 'setStored', params: foundIn }, 'notifyOwner'],
  }) as const
