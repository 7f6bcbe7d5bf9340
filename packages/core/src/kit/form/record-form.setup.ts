import { type ActorRefFrom, assign, type PromiseActorLogic, sendTo, setup } from 'xstate'
import { type AppRef, notifyApp } from '../../kernel/app-ref.ts'
import { childOf } from '../../kernel/child.ts'
import type { ClockPort } from '../../kernel/clock.ts'
import { type Failure, fieldTextsOf, isUnclear } from '../../kernel/failure.ts'
import type { Message } from '../../kernel/message.ts'
import { must } from '../../kernel/must.ts'
import { isSame } from '../../kernel/same.ts'
import type { TypedMachine } from '../../kernel/typed-machine.ts'
import { type DraftFound, draftEvents, draftMachine } from '../drafts/draft.machine.ts'
import type { DraftTexts } from '../drafts/drafts.domain.ts'
import type { Errors, Fields } from '../fields/record-fields.domain.ts'
import { triesGuards, tryDelay } from '../load/server-wait.domain.ts'
import { optionsMachine, pickerOpened } from './options.machine.ts'
import { type QuestionAnswered, questionChanged, questionMachine } from './question.machine.ts'
import {
  type AnyValues,
  changedIn,
  cleaned,
  initialOf,
  mistakesIn,
  noteOn,
  type RecordRules,
  refusalsIn,
  valuesWith,
  withoutPath,
  withoutSensitive,
} from './record.domain.ts'
import {
  type Comparison,
  compared,
  conflictsIn,
  draftIn,
  mergedWith,
  mustCompare,
  nextKeyOf,
  offerWithout,
  type Save,
  type Stored,
} from './record-saving.domain.ts'

export type RecordFormEvent<Values> =
  | {
      [Name in keyof Values]: { readonly type: 'field.changed'; readonly field: Name; readonly value: Values[Name] }
    }[keyof Values]
  /**
   * With errors that the owner of the form found beyond its rules, by dotted path. With `opensNext` the owner opens the next
   * record once this one is saved.
   */
  | { readonly type: 'form.submitted'; readonly mistakes?: Errors | undefined; readonly opensNext?: boolean }
  | { readonly type: 'form.dismissed' }
  | { readonly type: 'retry.chosen' }
  | { readonly type: 'draft.restored' }
  | { readonly type: 'draft.dismissed' }
  | { readonly type: 'edits.discarded' }
  /** After a conflict: take the server's values, or overwrite them with the typed ones. */
  | { readonly type: 'theirs.taken' }
  | { readonly type: 'mine.kept' }
  /** The picker of a field opened; its options are searched for. */
  | { readonly type: 'picker.opened'; readonly field: string }
  /** The record may have changed on the server: an untouched form loads it again. */
  | { readonly type: 'refresh.requested' }
  | QuestionAnswered
  | DraftFound

export interface RecordFormInput {
  readonly app: AppRef
  readonly clock: ClockPort
  readonly supplierId: number
  /** `null` creates a record. */
  readonly id: string | null
  /** Idempotency key, a new one for each opened form. */
  readonly key: string
  /** The values of a new record at first. They count as untouched. */
  readonly begins?: AnyValues | undefined
  /** Errors that the form opens with, for example after an action on many rows was refused on this one. */
  readonly errors?: Errors
  /** The record, when its owner has loaded it already. */
  readonly record?: Stored<never> | undefined
  /** Learns that the record was loaded, that unsaved input was restored, and that a submitted form was not saved. */
  readonly owner?: { send(event: RecordFormTold): void } | undefined
}

/** The events of a form for its owner. */
export type RecordFormTold =
  | { readonly type: 'record.loaded'; readonly row: unknown }
  | { readonly type: 'input.restored'; readonly values: AnyValues }
  | { readonly type: 'save.failed'; readonly errors: Errors }

export interface RecordFormContext<Values, Row>
  extends Omit<RecordFormInput, 'id' | 'key' | 'record' | 'begins' | 'errors'> {
  id: string | null
  key: string
  saved: Values
  values: Values
  /** The values that are being saved; typing goes on meanwhile. */
  sent: Values | null
  version: number | null
  row: Row | null
  /** The record after this form saved it. */
  savedRow: Row | null
  errors: Errors
  /** The message about the whole form. */
  note: Message | null
  /** Why the record could not be loaded, or why its save failed. */
  failure: Failure | null
  /** How often a busy server was asked for the record again. */
  tries: number
  /** The server's record, in a conflict. */
  theirs: Stored<Values, Row> | null
  /** The fields that differ from it. */
  conflicts: readonly string[]
  /** What was sent to create the record without a certain answer. */
  earlier: readonly Values[]
  /** Whether the next record is opened after the save. */
  opensNext: boolean
  /** The unsaved input of an earlier visit. */
  offer: Partial<Values> | null
  draftKey: string | null
}

export interface RecordFormOutput<Row> {
  /** The saved record; `null` when the form was closed without saving. */
  readonly row: Row | null
  /** The record as it is known now, for a form that starts again; `null` when it was never loaded. */
  readonly record: Stored<AnyValues, Row> | null
  /** Whether the next record was asked for after the save. */
  readonly opensNext?: boolean
}

export type RecordFormMachine<Values, Row> = TypedMachine<
  RecordFormContext<Values, Row>,
  RecordFormEvent<Values>,
  RecordFormInput,
  RecordFormOutput<Row>,
  'busy' | 'loading' | 'refreshing' | 'waiting'
>
export type RecordFormActor<Values, Row> = ActorRefFrom<RecordFormMachine<Values, Row>>

type Values = Readonly<Record<string, unknown>>
type Context = RecordFormContext<Values, unknown>

/** The content of the draft: the changes, and the values of an earlier visit that are still offered. */
const draftOf = (fields: Fields, { saved, values, offer, key, draftKey }: Context): DraftTexts | null => {
  const kept = withoutSensitive(fields, { ...offer, ...changedIn(saved, values) })
  if (Object.keys(kept).length === 0) return null
  return { values: JSON.stringify(kept), key: offer === null ? key : (draftKey ?? key) }
}

/** Guards and actions of a record's form, built from the rules of its section. */
export const recordFormSetup = (rules: RecordRules) => {
  const outcomeOf = (context: Context, now: Stored<Values> | null): Comparison =>
    compared(rules.fields, editingOf(context), now)
  const editingOf = (context: Context) => ({
    ...context,
    values: context.sent ?? context.values,
    isKeyTaken: context.failure !== null && 'client_key' in fieldTextsOf(context.failure),
  })
  const typedOn = ({ sent, values }: Context): Values => (sent === null ? {} : changedIn(sent, values))
  const mistakesOf = ({ values, row }: Context, more: Errors | undefined): Errors => ({
    ...more,
    ...mistakesIn(rules, values, row),
  })
  const isDirty = ({ saved, values }: Context) => !isSame(saved, values)

  return setup({
    types: {
      input: {} as RecordFormInput,
      context: {} as Context,
      events: {} as RecordFormEvent<Values>,
      output: {} as RecordFormOutput<unknown>,
      tags: {} as 'busy' | 'loading' | 'refreshing' | 'waiting',
      children: {} as { draft: 'draft'; options: 'options'; question: 'question' },
    },
    actors: {
      load: {} as PromiseActorLogic<Stored<Values> | null, string>,
      /** Loads a record by the idempotency key it was created with; `null` when it was not created. */
      loadByKey: {} as PromiseActorLogic<Stored<Values> | null, string>,
      save: {} as PromiseActorLogic<Stored<Values>, Save>,
      draft: draftMachine,
      options: optionsMachine,
      question: questionMachine,
    },
    guards: {
      ...triesGuards,
      isNew: ({ context }) => context.id === null,
      isKnown: ({ context }) => context.row !== null,
      isTypedOn: ({ context }) => Object.keys(typedOn(context)).length > 0,
      isDirty: ({ context }) => isDirty(context),
      isMistaken: ({ context }, more: Errors | undefined) => Object.keys(mistakesOf(context, more)).length > 0,
      hasSensitive: ({ context: { saved, values } }) =>
        Object.keys(changedIn(saved, values)).some((name) => rules.fields[name]?.isSensitive),
      isUnchanged: ({ context }) => context.id !== null && !isDirty(context),
      isThere: (_, found: Stored<Values> | null) => found !== null,
      hasOffer: ({ context }) => context.offer !== null,
      mustCompare: (_, failure: Failure) => mustCompare(failure),
      mustFind: ({ context }, failure: Failure) => context.id === null && mustCompare(failure),
      isApplied: ({ context }, now: Stored<Values> | null) => outcomeOf(context, now) === 'applied',
      isAppliedTypedOn: ({ context }, now: Stored<Values> | null) =>
        outcomeOf(context, now) === 'applied' && Object.keys(typedOn(context)).length > 0,
      isMergeable: ({ context }, now: Stored<Values> | null) => outcomeOf(context, now) === 'mergeable',
      isConflict: ({ context }, now: Stored<Values> | null) => outcomeOf(context, now) === 'conflict',
      isDeleted: ({ context }, now: Stored<Values> | null) => outcomeOf(context, now) === 'deleted',
    },
    actions: {
      setValue: assign(({ context }, { field, value }: { field: string; value: unknown }) => ({
        values: valuesWith(rules.fields, context.values, field, value),
        errors: withoutPath(context.errors, field),
        note: null,
        offer: offerWithout(context.offer, field),
      })),
      cleanValues: assign(({ context: { values, row } }) => ({
        values: cleaned(rules, values, row),
        errors: {},
        note: null,
      })),
      showMistakes: assign(({ context }, more: Errors | undefined) => ({
        errors: mistakesOf(context, more),
        note: null,
      })),
      showRefusal: assign(({ context: { values, row } }, failure: Failure) => {
        const errors = refusalsIn(failure, rules.fields, rules.statesOf(values, row))
        return { errors, sent: null, note: noteOn(failure, errors) }
      }),
      setOpensNext: assign((_, opensNext: boolean) => ({ opensNext })),
      setSent: assign(({ context: { values } }) => ({ sent: values })),
      setFailure: assign((_, failure: Failure | null) => ({ failure })),
      showUnclear: assign(({ context: { failure, values, row, id, sent, earlier } }) => {
        if (failure === null || isUnclear(failure)) {
          const isMissed = id === null && sent !== null
          return {
            sent: null,
            earlier: isMissed ? [...earlier, sent] : earlier,
            note: { key: 'kit.saveUnclear' } as const,
          }
        }
        const errors = refusalsIn(failure, rules.fields, rules.statesOf(values, row))
        return { errors, sent: null, note: noteOn(failure, errors) }
      }),
      countTry: assign(({ context: { tries } }) => ({ tries: tries + 1 })),
      setStored: assign(({ context: { offer } }, found: Stored<Values> | null) => {
        const { version, row, values } = must(found)
        const left = offer && changedIn(values, { ...values, ...offer })
        const isLeft = left !== null && Object.keys(left).length > 0
        return { version, row, saved: values, values, offer: isLeft ? left : null, failure: null, tries: 0 }
      }),
      // Keep the changes and send them again on top of the loaded record.
      mergeStored: assign(({ context }, found: Stored<Values> | null) => {
        const { id, version, row, values } = must(found)
        const merged =
          context.id === null ? { ...values, ...context.values } : mergedWith(rules.fields, context, values)
        return { id, version, row, saved: values, values: merged }
      }),
      // What was typed while the record was saved stays, on top of the saved values.
      acceptStored: assign(({ context }, found: Stored<Values> | null) => {
        const { id, version, row, values } = must(found)
        return {
          id,
          version,
          row,
          savedRow: row,
          saved: values,
          values: { ...values, ...typedOn(context) },
          sent: null,
        }
      }),
      setTheirs: assign(({ context }, theirs: Stored<Values> | null) => ({
        theirs,
        conflicts: conflictsIn(rules.fields, editingOf(context), must(theirs).values),
        sent: null,
      })),
      // A field changed on both sides takes the server's value; other changes stay.
      takeTheirs: assign(({ context: { id: known, saved, values, theirs } }) => {
        const { id, version, row, values: stored } = must(theirs)
        // The form goes on with the record of the other tab, and leaves it as it is.
        if (known === null) return { id, version, row, saved: stored, values: stored, theirs: null }
        const mine = Object.entries(changedIn(saved, values)).filter(([name]) => !(name in changedIn(saved, stored)))
        return { version, row, saved: stored, values: { ...stored, ...Object.fromEntries(mine) }, theirs: null }
      }),
      overwriteTheirs: assign(({ context: { id, key, saved, values, theirs } }) => {
        // The other tab's record stays, and another one is created.
        if (id === null) return { key: nextKeyOf(key), earlier: [], theirs: null }
        const { version, row, values: stored } = must(theirs)
        return { version, row, saved: stored, values: { ...stored, ...changedIn(saved, values) }, theirs: null }
      }),
      setOffer: assign(({ context: { saved } }, texts: DraftTexts) => ({
        offer: draftIn(rules.fields, saved, texts['values']),
        draftKey: texts['key'] ?? null,
      })),
      takeOffer: assign(({ context: { values, offer, id, key, draftKey } }) => ({
        values: { ...values, ...offer },
        // The earlier visit may have sent this record already; reuse its idempotency key, or the record is created
        // twice.
        key: id === null ? (draftKey ?? key) : key,
        offer: null,
      })),
      clearOffer: assign({ offer: null }),
      discard: assign(({ context: { saved } }) => ({ values: saved, errors: {}, note: null, offer: null })),
      saveDraft: ({ context, self }) => childOf(self, 'draft')?.send(draftEvents(draftOf(rules.fields, context))),
      openPicker: sendTo('options', ({ context }, field: string) => pickerOpened(rules.fields, context.values, field)),
      ask: sendTo('question', ({ context }) => questionChanged(rules, context)),
      showAnswer: assign(({ context: { errors } }, answer: unknown) => ({
        errors: { ...errors, ...rules.answerMistakesOf?.(answer) },
      })),
      notifyOwner: ({ context: { owner, row } }) => owner?.send({ type: 'record.loaded', row }),
      // Its owner has this before the snapshot of the form does.
      notifyRestored: ({ context: { owner, values } }) => owner?.send({ type: 'input.restored', values }),
      notifyNotSaved: ({ context: { owner, errors } }) => owner?.send({ type: 'save.failed', errors }),
      clearDraft: ({ self }) => childOf(self, 'draft')?.send(draftEvents(null)),
      notifyApp,
    },
    delays: { nextTry: tryDelay },
  })
}

export const startOf =
  (rules: RecordRules) =>
  ({ input: { record, begins, ...input } }: { readonly input: RecordFormInput }): Context => {
    const values = record?.values ?? { ...initialOf(rules.fields), ...begins }
    return {
      ...input,
      saved: values,
      values,
      sent: null,
      version: record?.version ?? null,
      row: record?.row ?? null,
      savedRow: null,
      errors: input.errors ?? {},
      note: null,
      failure: null,
      tries: 0,
      theirs: null,
      conflicts: [],
      earlier: [],
      opensNext: false,
      offer: null,
      draftKey: null,
    }
  }
