import type { Stored } from './record-saving.domain.ts'

/** What follows when the record was read after a save without a certain answer. */
const foundIn = ({ event }: { readonly event: { readonly output: Stored | null } }) => event.output
const tellNotSaved = { type: 'tellTrunk', params: { type: 'write.failed' } } as const

export const isApplied = {
  guard: { type: 'isApplied', params: foundIn },
  target: 'saved',
  actions: [{ type: 'acceptStored', params: foundIn }, 'forgetDraft'],
} as const
export const isMergeable = {
  guard: { type: 'isMergeable', params: foundIn },
  target: 'saving',
  actions: { type: 'mergeStored', params: foundIn },
} as const
export const isConflict = {
  guard: { type: 'isConflict', params: foundIn },
  target: 'conflict',
  actions: [{ type: 'setTheirs', params: foundIn }, tellNotSaved],
} as const
export const isDeleted = {
  guard: { type: 'isDeleted', params: foundIn },
  target: 'deleted',
  actions: tellNotSaved,
} as const
export const onUnclear = { target: 'filling', actions: ['showUnclear', tellNotSaved] } as const
