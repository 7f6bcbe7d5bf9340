import type { LoadContext } from './load.machine.ts'

/** A single value for its view; `null` until it is loaded. */
export interface LoadView<Value> {
  readonly value: Value | null
  readonly isLoading: boolean
  /** The newest load failed, so the value, if any, is from an earlier one. */
  readonly hasFailed: boolean
}

interface Seen<Value> {
  readonly context: LoadContext<Value>
  hasTag(tag: 'busy'): boolean
}

export const selectLoad = <Value>(snapshot: Seen<Value>): LoadView<Value> => {
  const { value, failure } = snapshot.context
  return { value, isLoading: snapshot.hasTag('busy'), hasFailed: failure !== null }
}
