import { createBrowserReceiver } from '@statelyai/inspect'
import { inspectingWindow } from '../../src/wiring/recording/inspect-channel.ts'
import type { Entry, Log } from '../log.domain.ts'
import { logText } from '../saved-log.domain.ts'
import type { OriginEvent, SourceEvent } from '../viewer.port.ts'
import { askingWindow } from './origins.ts'

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

/**
 * Follows the panel in another tab of this browser, or any app that opened this page with `createBrowserInspector`; one
 * of another origin after the person has agreed.
 */
export const followPanel = (
  emit: (event: SourceEvent) => void,
  onDecided: (listener: (event: OriginEvent) => void) => void,
): (() => void) => {
  const channel = new BroadcastChannel('inspect')
  const entries = collected(
    (found) => emit({ type: 'entries.arrived', entries: found }),
    (run) => setTimeout(run, 50),
  )
  const renewed = () => {
    entries.drop()
    emit({ type: 'source.renewed' })
  }
  const asking = askingWindow(window, location.origin, (origin) => emit({ type: 'origin.asked', origin }))
  onDecided(({ origin, isAllowed }) => asking.decide(origin, isAllowed))
  const receivers = [
    createBrowserReceiver({ window: inspectingWindow(channel, renewed) }),
    createBrowserReceiver({ window: asking.window }),
  ]
  const subscriptions = receivers.map((receiver) => receiver.subscribe(entries.add))
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe()
    entries.drop()
    channel.close()
  }
}

/** Offers the entries of a session as a file. */
export const saveLog = async (log: Log): Promise<void> => {
  const address = URL.createObjectURL(new Blob([logText(log)], { type: 'application/jsonl' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `inspected-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}.jsonl`
  link.click()
  setTimeout(() => URL.revokeObjectURL(address))
}
