import { failureOf, logFault } from '../load/reading.domain.ts'
import type { Stored } from './record-saving.domain.ts'

/** The transitions after reading the record, when a save got no certain response. */
const foundIn = ({ event }: { readonly event: { readonly output: Stored | null } }) => event.output
const notSaved = [{ type: 'notifyApp', params: { type: 'write.failed' } }, 'notifyNotSaved'] as const

export const isAppliedTypedOn = {
  guard: { type: 'isAppliedTypedOn', params: foundIn },
  target: 'filling',
  actions: [{ type: 'acceptStored', params: foundIn }, 'saveDraft', 'notifyOwner'],
} as const
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
  actions: [{ type: 'setTheirs', params: foundIn }, ...notSaved],
} as const
export const isDeleted = {
  guard: { type: 'isDeleted', params: foundIn },
  target: 'deleted',
  actions: notSaved,
} as const
export const onUnclear = { target: 'filling', actions: ['showUnclear', ...notSaved] } as const

/** The transition after the record was loaded. */
export const whenStored = <const Target extends string>(target: Target) =>
  ({
    guard: { type: 'isThere', params: foundIn },
    target,
    actions: [{ type: 'setStored', params: foundIn }, 'notifyOwner'],
  }) as const

/** The transitions after the record could not be loaded. */
export const whenNotLoaded = (section: string) => {
  const actions = [{ type: 'setFailure', params: failureOf }, logFault(section)] as const
  return [
    { guard: { type: 'mustTryAgain', params: failureOf }, target: 'waiting', actions },
    { target: 'failed', actions },
  ] as const
}

/** What a form does while its record is saved: it is typed into, and not closed. */
export const whileSaving = {
  'form.dismissed': {},
  'field.changed': {
    actions: [
      { type: 'setValue', params: ({ event }: { event: { field: string; value: unknown } }) => event },
      'saveDraft',
    ],
  },
} as const

interface WithStored {
  readonly event: { readonly output: Stored }
}
const storedIn = ({ event }: WithStored) => event.output

/** The transitions after a save; what was typed meanwhile stays. */
export const whenSaved = [
  {
    guard: 'isTypedOn',
    target: 'filling',
    actions: [{ type: 'acceptStored', params: storedIn }, 'saveDraft', 'notifyOwner'],
  },
  { target: 'saved', actions: [{ type: 'acceptStored', params: storedIn }, 'clearDraft'] },
] as const

/** The transitions after a save that failed or was refused. */
export const whenNotSaved = (section: string) =>
  [
    {
      guard: { type: 'mustFind', params: failureOf },
      target: 'finding',
      actions: [{ type: 'setFailure', params: failureOf }, logFault(section)],
    },
    {
      guard: { type: 'mustCompare', params: failureOf },
      target: 'comparing',
      actions: [{ type: 'setFailure', params: failureOf }, logFault(section)],
    },
    { target: 'filling', actions: [{ type: 'showRefusal', params: failureOf }, ...notSaved, logFault(section)] },
  ] as const
