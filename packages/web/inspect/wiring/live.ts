import { createBrowserReceiver } from '@statelyai/inspect'
import { inspectingWindow } from '../../src/wiring/inspect-channel.ts'
import type { Entry } from '../log.domain.ts'
import type { SourceFact } from '../viewer.port.ts'

/** Hands on what comes in one go as one: a page that is followed from its beginning tells thousands of things. */
export const gathered = (tell: (entries: readonly Entry[]) => void, soon: (run: () => void) => void) => {
  let waiting: Entry[] = []
  return {
    add: (entry: Entry) => {
      waiting.push(entry)
      if (waiting.length > 1) return
      soon(() => {
        const entries = waiting
        waiting = []
        if (entries.length > 0) tell(entries)
      })
    },
    drop: () => {
      waiting = []
    },
  }
}

/** The panel in another tab of this browser, and any app that opened this page by `createBrowserInspector`. */
export const followPanel = (tell: (fact: SourceFact) => void): (() => void) => {
  const channel = new BroadcastChannel('inspect')
  const entries = gathered(
    (found) => tell({ type: 'entries.arrived', entries: found }),
    (run) => setTimeout(run, 50),
  )
  const renewed = () => {
    entries.drop()
    tell({ type: 'source.renewed' })
  }
  const receivers = [createBrowserReceiver({ window: inspectingWindow(channel, renewed) }), createBrowserReceiver()]
  const subscriptions = receivers.map((receiver) => receiver.subscribe(entries.add))
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe()
    entries.drop()
    channel.close()
  }
}
