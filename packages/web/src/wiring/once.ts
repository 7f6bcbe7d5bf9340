import type { Failure, Listen } from '@supplier/core'

/** Loads something once; a failed load is repeated by the next call. */
export const once = <Value>(load: () => Promise<Value>): (() => Promise<Value>) => {
  let loading: Promise<Value> | null = null
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = null
      throw error
    })
    return loading
  }
}

interface Failed {
  readonly type: 'upload.failed'
  readonly failure: Failure
}

/** An upload whose code is loaded first; a failure to load it is a failure of the upload. */
export const uploadLater =
  <Event, Input>(load: () => Promise<Listen<Event | Failed, Input>>): Listen<Event | Failed, Input> =>
  (emit, input) => {
    let isOver = false
    let stop = () => {}
    load().then(
      (upload) => {
        if (!isOver) stop = upload(emit, input)
      },
      () => isOver || emit({ type: 'upload.failed', failure: { kind: 'unreachable' } }),
    )
    return () => {
      isOver = true
      stop()
    }
  }
