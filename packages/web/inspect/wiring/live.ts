import { createBrowserReceiver } from '@statelyai/inspect'
import { inspectingWindow } from '../../src/wiring/inspect-channel.ts'
import type { Entry } from '../log.domain.ts'
import type { SourceEvent } from '../viewer.port.ts'

/**
 * Collects entries that arrive shortly after one another and emits them as one list: a page that is followed from its
 * start sends thousands.
 */
export const collected = (emit: (entries: readonly Entry[]) => void, soon: (run: () => void) => void) => {
  let waiting: Entry[] = []
  return {
    add: (entry: Entry) => {
      waiting.push(entry)
      if (waiting.length > 1) return
      soon(() => {
        const entries = waiting
        waiting = []
        if (entries.length > 0) emit(entries)
      })
    },
    drop: () => {
      waiting = []
    },
  }
}

/** Follows the panel in another tab of this browser, or any app that opened this page with `createBrowserInspector`. */
export const followPanel = (emit: (event: SourceEvent) => void): (() => void) => {
  const channel = new BroadcastChannel('inspect')
  const entries = collected(
    (found) => emit({ type: 'entries.arrived', entries: found }),
    (run) => setTimeout(run, 50),
  )
  const renewed = () => {
    entries.drop()
    emit({ type: 'source.renewed' })
  }
  const receivers = [createBrowserReceiver({ window: inspectingWindow(channel, renewed) }), createBrowserReceiver()]
  const subscriptions = receivers.map((receiver) => receiver.subscribe(entries.add))
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe()
    entries.drop()
    channel.close()
  }
}
