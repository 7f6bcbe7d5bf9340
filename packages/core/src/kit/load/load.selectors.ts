import { whyNotShown } from '../../kernel/failure.ts'
import type { Message } from '../../kernel/message.ts'
import type { LoadContext } from './load.machine.ts'
import { unread } from './server-wait.domain.ts'

/** A single value for its view; `null` until it is loaded. */
export interface LoadView<Value> {
  readonly value: Value | null
  readonly isLoading: boolean
  /** The newest load failed, so the value, if any, is from an earlier one. */
  readonly hasFailed: boolean
  /** The server does not have it. */
  readonly isNotOffered: boolean
  /** Why it failed. */
  readonly messages: readonly Message[]
  /** A retry is possible: the server does not ask to wait. */
  readonly mayRetry: boolean
}

interface Seen<Value> {
  readonly context: LoadContext<Value>
  hasTag(tag: 'busy' | 'waiting'): boolean
}

export const selectLoad = <Value>(snapshot: Seen<Value>): LoadView<Value> => {
  const { value, failure } = snapshot.context
  return {
    value,
    isLoading: snapshot.hasTag('busy'),
    hasFailed: failure !== null,
    isNotOffered: failure !== null && whyNotShown(failure) === 'notOffered',
    ...unread(snapshot.context, snapshot.hasTag('waiting')),
  }
}
