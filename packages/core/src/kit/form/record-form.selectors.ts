import type { Message } from '../../kernel/message.ts'
import { isSame } from '../../kernel/same.ts'
import type { Errors } from '../fields/record-fields.domain.ts'
import { unread } from '../load/server-wait.domain.ts'
import type { FieldStates } from './record.domain.ts'
import type { RecordFormContext } from './record-form.setup.ts'

/** The state of a record's form for its view. */
export interface RecordFormView<Values> {
  readonly state: 'loading' | 'failed' | 'missing' | 'deleted' | 'filling' | 'conflict'
  readonly isNew: boolean
  readonly isBusy: boolean
  readonly isChanged: boolean
  readonly values: Values
  /** The values on the server. */
  readonly saved: Values
  readonly fieldStates: FieldStates<Values>
  readonly errors: Errors
  readonly note: Message | null
  /** Why the record could not be loaded. */
  readonly messages: readonly Message[]
  /** A retry is possible: the server does not ask to wait. */
  readonly mayRetry: boolean
  /** Unsaved input of an earlier visit can be restored. */
  readonly hasOffer: boolean
  /** The fields changed on both sides, with the server's current value. */
  readonly conflicts: readonly { readonly name: keyof Values & string; readonly theirs: unknown }[]
}

interface Seen<Values, Row> {
  readonly context: RecordFormContext<Values, Row>
  readonly value: unknown
  hasTag(tag: 'busy' | 'loading' | 'refreshing' | 'waiting'): boolean
}

const shown = ['failed', 'deleted', 'conflict'] as const

export const selectRecordForm = <Values extends Readonly<Record<string, unknown>>, Row>(
  snapshot: Seen<Values, Row>,
  statesOf: (values: Values, row: Row | null) => FieldStates<Values>,
): RecordFormView<Values> => {
  const { id, version, values, saved, row, errors, note, offer, theirs, conflicts } = snapshot.context
  const isWaiting = snapshot.hasTag('waiting')
  const at = isWaiting ? 'failed' : (shown.find((one) => one === snapshot.value) ?? 'filling')
  // A record that this form never had may as well belong to another supplier.
  const state = at === 'deleted' && version === null ? 'missing' : at
  return {
    state: snapshot.hasTag('loading') ? 'loading' : state,
    isNew: id === null,
    isBusy: snapshot.hasTag('busy') && !snapshot.hasTag('loading') && !snapshot.hasTag('refreshing'),
    isChanged: !isSame(saved, values),
    values,
    saved,
    fieldStates: statesOf(values, row),
    errors,
    note,
    ...unread(snapshot.context, isWaiting),
    hasOffer: offer !== null,
    conflicts: theirs === null ? [] : conflicts.map((name) => ({ name, theirs: theirs.values[name] })),
  }
}
