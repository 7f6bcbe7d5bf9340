import { createBrowserInspector, type StatelyInspectionEvent } from '@statelyai/inspect'
import { inspectedWindow } from './inspect-channel.ts'
import { redacted } from './redacted.ts'

/** How many messages are kept for a viewer that comes later. */
const mostKept = 20_000

/** Tells what the machines do: the own viewer at `/inspect`, in whatever tab it is, or Stately's, in a new one. */
export const inspected = (by: string) => {
  const own = by === 'own' && { window: inspectedWindow(new BroadcastChannel('inspect')), url: '/inspect' }
  const { inspect } = createBrowserInspector({ ...own, serialize: masked, maxDeferredEvents: mostKept })
  return { inspect }
}

const done = new WeakSet<StatelyInspectionEvent>()

/** What may leave the page of a message. States and who talks to whom are no secret; what they know may be one. */
export const masked = (event: StatelyInspectionEvent): StatelyInspectionEvent => {
  // The library asks twice.
  if (done.has(event)) return event
  const plain = (
    'snapshot' in event
      ? { ...event, ...('event' in event && { event: redacted(event.event) }), snapshot: shown(event.snapshot) }
      : { ...event, event: redacted(event.event) }
  ) as StatelyInspectionEvent
  done.add(plain)
  return plain
}

const shown = (snapshot: object) => {
  const { status, value, tags, context, input, output, error, children } = snapshot as Record<string, unknown>
  return {
    status,
    value,
    tags: tags instanceof Set ? [...tags] : tags,
    ...(redacted({ context, input, output, error, children }) as object),
  }
}
