import type { Message } from '../../kernel/message.ts'
import type { Errors } from '../fields/record-fields.domain.ts'
import { type AnyValues, noteOn } from '../form/record.domain.ts'
import { countsOf, type FailureGroup, groupedFailures } from '../job/failures.domain.ts'
import { type BulkFailure, type BulkPreview, type BulkResult, countOf } from './bulk.domain.ts'
import type { BulkActor } from './bulk.machine.ts'

/** An action on many rows for its dialog. */
export interface BulkView {
  readonly action: string
  /** The number of rows on which it runs. */
  readonly count: number
  readonly step: 'fields' | 'preview' | 'counted' | 'working' | 'lookingUp' | 'unclear' | 'result'
  readonly values: AnyValues
  readonly errors: Errors
  /** Why the server refused it, as far as no error at a field says so. */
  readonly note: Message | null
  readonly preview: BulkPreview | null
  readonly result: BulkResult | null
  /** The refused rows by their reasons. */
  readonly groups: readonly FailureGroup<BulkFailure>[]
  /** How many refused rows need nothing. */
  readonly needless: number
  /** How many refused rows may pass when the action runs again. */
  readonly mayPass: number
  readonly isBusy: boolean
}

type Snapshot = ReturnType<BulkActor['getSnapshot']>

const stepOf = (snapshot: Snapshot): BulkView['step'] => {
  if (snapshot.matches('reported')) return 'result'
  if (snapshot.matches({ applying: 'lookingUp' })) return 'lookingUp'
  if (snapshot.matches('unclear')) return 'unclear'
  if (snapshot.matches({ asking: 'counted' })) return 'counted'
  if (snapshot.matches({ asking: 'previewed' })) return 'preview'
  return snapshot.matches({ asking: 'choosing' }) ? 'fields' : 'working'
}

export const selectBulk = (snapshot: Snapshot): BulkView => {
  const groups = groupedFailures(snapshot.context.answer?.result?.failed ?? [], ({ field }) => field !== null)
  const { needless, passing } = countsOf(groups)
  const { action, picks, lost, values, errors, failure, preview, answer } = snapshot.context
  return {
    action,
    count: lost?.count ?? countOf(picks),
    step: stepOf(snapshot),
    values,
    errors,
    note: noteOn(failure, errors),
    preview,
    result: answer?.result ?? null,
    groups,
    needless,
    mayPass: passing,
    isBusy: snapshot.hasTag('busy'),
  }
}
