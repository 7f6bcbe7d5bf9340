import { type ActorRefFrom, assign, type PromiseActorLogic, setup } from 'xstate'
import { childOf } from '../../kernel/child.ts'
import type { ClockPort } from '../../kernel/clock.ts'
import { type Failure, isUnclear } from '../../kernel/failure.ts'
import { type Message, messagesOf } from '../../kernel/message.ts'
import { must } from '../../kernel/must.ts'
import { type Trunk, tellTrunk } from '../../kernel/trunk.ts'
import type { TypedMachine } from '../../kernel/typed-machine.ts'
import { type DraftFound, draftMachine, draftNews } from '../drafts/draft.machine.ts'
import type { DraftTexts } from '../drafts/drafts.domain.ts'
import {
  changedIn,
  cleaned,
  initialOf,
  isSame,
  mistakesIn,
  type RecordRules,
  refusalsIn,
  withoutPath,
} from './record.domain.ts'
import type { Errors } from './record-fields.domain.ts'
import { type Comparison, compared, draftIn, mustCompare, type Save, type Stored } from './record-saving.domain.ts'

export type RecordFormEvent<Values> =
  | {
      [Name in keyof Values]: { readonly type: 'field.changed'; readonly field: Name; readonly value: Values[Name] }
    }[keyof Values]
  | { readonly type: 'form.submitted' }
  | { readonly type: 'form.dismissed' }
  | { readonly type: 'retry.chosen' }
  | { readonly type: 'draft.restored' }
  | { readonly type: 'draft.dismissed' }
  | { readonly type: 'work.discarded' }
  /** After a conflict: go on with the server's newest values, or save the typed ones over them. */
  | { readonly type: 'theirs.taken' }
  | { readonly type: 'mine.kept' }
  | DraftFound

export interface RecordFormInput {
  readonly trunk: Trunk
  readonly clock: ClockPort
  readonly supplierId: number
  /** `null` makes a new record. */
  readonly id: string | null
  /** A new one for each form that opens. */
  readonly key: string
}

export interface RecordFormContext<Values, Row> extends Omit<RecordFormInput, 'id' | 'key'> {
  id: string | null
  key: string
  saved: Values
  values: Values
  version: number | null
  row: Row | null
  /** The record as this form saved it. */
  savedRow: Row | null
  errors: Errors
  /** What is to be said of the whole form. */
  note: Message | null
  /** Why the record could not be read, or whether it was saved. */
  failure: Failure | null
  /** The record as the server has it, after a conflict. */
  theirs: Stored<Values, Row> | null
  /** What an earlier visit left unsaved. */
  offer: Partial<Values> | null
  offeredKey: string | null
}

export interface RecordFormOutput<Row> {
  /** The record as it was saved; `null` when the form was only closed. */
  readonly row: Row | null
}

export type RecordFormMachine<Values, Row> = TypedMachine<
  RecordFormContext<Values, Row>,
  RecordFormEvent<Values>,
  RecordFormInput,
  RecordFormOutput<Row>,
  'busy' | 'loading'
>
export type RecordFormActor<Values, Row> = ActorRefFrom<RecordFormMachine<Values, Row>>

type Values = Readonly<Record<string, unknown>>
type Context = RecordFormContext<Values, unknown>

/** The name under which a draft of one record is kept. */
export const draftNameOf = (section: string, id: string | null): string => `${section}/${id ?? 'new'}`

/** What waits in storage: the typed values, and those of an earlier visit that are still offered. */
const draftOf = ({ saved, values, offer, key, offeredKey }: Context): DraftTexts | null => {
  const kept = { ...offer, ...changedIn(saved, values) }
  if (Object.keys(kept).length === 0) return null
  return { values: JSON.stringify(kept), key: offer === null ? key : (offeredKey ?? key) }
}

/** The newer value of a field counts. */
const offerWithout = (offer: Context['offer'], field: string): Context['offer'] => {
  const left = Object.entries(offer ?? {}).filter(([name]) => name !== field)
  return left.length > 0 ? Object.fromEntries(left) : null
}

/** Guards and actions of the form of one record, over the rules of its section. */
export const recordFormSetup = (rules: RecordRules) => {
  const outcomeOf = (context: Context, now: Stored<Values> | null): Comparison => compared(context, now)
  const isDirty = ({ saved, values }: Context) => !isSame(saved, values)

  return setup({
    types: {
      input: {} as RecordFormInput,
      context: {} as Context,
      events: {} as RecordFormEvent<Values>,
      output: {} as RecordFormOutput<unknown>,
      tags: {} as 'busy' | 'loading',
      children: {} as { draft: 'draft' },
    },
    actors: {
      load: {} as PromiseActorLogic<Stored<Values> | null, string>,
      /** A record by the key that it was made with; `null` when it was not made. */
      loadByKey: {} as PromiseActorLogic<Stored<Values> | null, string>,
      save: {} as PromiseActorLogic<Stored<Values>, Save>,
      draft: draftMachine,
    },
    guards: {
      isNew: ({ context }) => context.id === null,
      isDirty: ({ context }) => isDirty(context),
      isMistaken: ({ context: { values, row } }) => Object.keys(mistakesIn(rules, values, row)).length > 0,
      isUnchanged: ({ context }) => context.id !== null && !isDirty(context),
      isThere: (_, found: Stored<Values> | null) => found !== null,
      hasOffer: ({ context }) => context.offer !== null,
      mustCompare: (_, failure: Failure) => mustCompare(failure),
      mustFind: ({ context }, failure: Failure) => context.id === null && mustCompare(failure),
      isApplied: ({ context }, now: Stored<Values> | null) => outcomeOf(context, now) === 'applied',
      isMergeable: ({ context }, now: Stored<Values> | null) => outcomeOf(context, now) === 'mergeable',
      isConflict: ({ context }, now: Stored<Values> | null) => outcomeOf(context, now) === 'conflict',
      isDeleted: ({ context }, now: Stored<Values> | null) => outcomeOf(context, now) === 'deleted',
    },
    actions: {
      setValue: assign(({ context }, { field, value }: { field: string; value: unknown }) => ({
        values: { ...context.values, [field]: value },
        errors: withoutPath(context.errors, field),
        note: null,
        offer: offerWithout(context.offer, field),
      })),
      cleanValues: assign(({ context: { values, row } }) => ({
        values: cleaned(rules, values, row),
        errors: {},
        note: null,
      })),
      showMistakes: assign(({ context: { values, row } }) => ({ errors: mistakesIn(rules, values, row), note: null })),
      showRefusal: assign((_, failure: Failure) => {
        const errors = refusalsIn(failure, rules.fields)
        return { errors, note: Object.keys(errors).length > 0 ? null : (messagesOf(failure)[0] ?? null) }
      }),
      setFailure: assign((_, failure: Failure | null) => ({ failure })),
      showUnclear: assign(({ context: { failure } }) => ({
        note:
          failure === null || isUnclear(failure)
            ? ({ key: 'kit.saveUnclear' } as const)
            : (messagesOf(failure)[0] ?? null),
      })),
      setStored: assign(({ context: { offer } }, found: Stored<Values> | null) => {
        const { version, row, values } = must(found)
        const left = offer && changedIn(values, { ...values, ...offer })
        const isLeft = left !== null && Object.keys(left).length > 0
        return { version, row, saved: values, values, offer: isLeft ? left : null, failure: null }
      }),
      // Typed values stay, and are sent again on top of what was read.
      mergeStored: assign(({ context }, found: Stored<Values> | null) => {
        const { id, version, row, values } = must(found)
        const mine = context.id === null ? context.values : changedIn(context.saved, context.values)
        return { id, version, row, saved: values, values: { ...values, ...mine } }
      }),
      acceptStored: assign((_, found: Stored<Values> | null) => {
        const { id, version, row, values } = must(found)
        return { id, version, row, savedRow: row, saved: values, values }
      }),
      setTheirs: assign((_, theirs: Stored<Values> | null) => ({ theirs })),
      // Where both changed a field theirs counts; the other typed values stay.
      takeTheirs: assign(({ context: { saved, values, theirs } }) => {
        const { version, row, values: stored } = must(theirs)
        const mine = Object.entries(changedIn(saved, values)).filter(([name]) => !(name in changedIn(saved, stored)))
        return { version, row, saved: stored, values: { ...stored, ...Object.fromEntries(mine) }, theirs: null }
      }),
      overwriteTheirs: assign(({ context: { saved, values, theirs } }) => {
        const { version, row, values: stored } = must(theirs)
        return { version, row, saved: stored, values: { ...stored, ...changedIn(saved, values) }, theirs: null }
      }),
      setOffer: assign(({ context: { saved } }, texts: DraftTexts) => ({
        offer: draftIn(rules.fields, saved, texts['values']),
        offeredKey: texts['key'] ?? null,
      })),
      takeOffer: assign(({ context: { values, offer, id, key, offeredKey } }) => ({
        values: { ...values, ...offer },
        // The earlier visit may have sent it already: by its own key it is not made twice.
        key: id === null ? (offeredKey ?? key) : key,
        offer: null,
      })),
      forgetOffer: assign({ offer: null }),
      discard: assign(({ context: { saved } }) => ({ values: saved, errors: {}, note: null, offer: null })),
      keepDraft: ({ context, self }) => childOf(self, 'draft')?.send(draftNews(draftOf(context))),
      forgetDraft: ({ self }) => childOf(self, 'draft')?.send(draftNews(null)),
      tellTrunk,
    },
  })
}

export const startOf =
  (rules: RecordRules) =>
  ({ input }: { readonly input: RecordFormInput }): Context => {
    const values = initialOf(rules.fields)
    return {
      ...input,
      saved: values,
      values,
      version: null,
      row: null,
      savedRow: null,
      errors: {},
      note: null,
      failure: null,
      theirs: null,
      offer: null,
      offeredKey: null,
    }
  }
