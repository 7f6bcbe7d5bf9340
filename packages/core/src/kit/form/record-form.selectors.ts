import { type Message, messagesOf } from '../../kernel/message.ts'
import { changedIn, type FieldStates, isSame } from './record.domain.ts'
import type { Errors } from './record-fields.domain.ts'
import type { RecordFormContext } from './record-form.setup.ts'

/** What the form of a record shows. */
export interface RecordFormView<Values> {
  readonly state: 'loading' | 'failed' | 'deleted' | 'filling' | 'conflict'
  readonly isNew: boolean
  readonly isBusy: boolean
  readonly isChanged: boolean
  readonly values: Values
  /** The values as the server has them. */
  readonly saved: Values
  readonly fieldStates: FieldStates<Values>
  readonly errors: Errors
  readonly note: Message | null
  /** Why the record could not be read. */
  readonly messages: readonly Message[]
  /** An earlier visit left something unsaved that can be put back. */
  readonly hasOffer: boolean
  /** Fields that both sides changed, with the value that the server has now. */
  readonly conflicts: readonly { readonly name: keyof Values & string; readonly theirs: unknown }[]
}

interface Seen<Values, Row> {
  readonly context: RecordFormContext<Values, Row>
  readonly value: unknown
  hasTag(tag: 'busy' | 'loading'): boolean
}

const shown = ['failed', 'deleted', 'conflict'] as const

export const selectRecordForm = <Values extends Readonly<Record<string, unknown>>, Row>(
  snapshot: Seen<Values, Row>,
  statesOf: (values: Values, row: Row | null) => FieldStates<Values>,
): RecordFormView<Values> => {
  const { id, values, saved, row, errors, note, failure, offer, theirs } = snapshot.context
  const state = shown.find((one) => one === snapshot.value) ?? 'filling'
  return {
    state: snapshot.hasTag('loading') ? 'loading' : state,
    isNew: id === null,
    isBusy: snapshot.hasTag('busy') && !snapshot.hasTag('loading'),
    isChanged: !isSame(saved, values),
    values,
    saved,
    fieldStates: statesOf(values, row),
    errors,
    note,
    messages: failure === null ? [] : messagesOf(failure),
    hasOffer: offer !== null,
    conflicts: Object.keys(theirs === null ? {} : changedIn(saved, values))
      .filter((name) => theirs !== null && !isSame(theirs.values[name], saved[name]))
      .map((name) => ({ name, theirs: theirs?.values[name] })),
  }
}
