import type { Listen } from '@supplier/core/kernel/port'

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

/** A method that emits events, and whose code is loaded first; without the code it emits that it failed. */
export const listenLater =
  <Event, Input>(load: () => Promise<Listen<Event, Input>>, failed: Event): Listen<Event, Input> =>
  (emit, input) => {
    let isOver = false
    let stop = () => {}
    load().then(
      (listen) => {
        if (!isOver) stop = listen(emit, input)
      },
      () => isOver || emit(failed),
    )
    return () => {
      isOver = true
      stop()
    }
  }
