import type { LoadContext } from './load.machine.ts'

/** A value that is read on its own. Unknown is `null`. */
export interface LoadView<Value> {
  readonly value: Value | null
  readonly isLoading: boolean
  /** The newest reading failed: what is shown, if anything, is older than that. */
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
