import { createBrowserInspector, type StatelyInspectionEvent } from '@statelyai/inspect'
import { type Mask, createMask as maskBy } from '@supplier/core/flows'
import { inspectedWindow } from './inspect-channel.ts'
import { secureRandom } from './random.ts'
import { createRedactor } from './redacted.ts'

/** How many messages are kept for a viewer that comes later. */
const mostKept = 20_000

/** Tells what the machines do: the own viewer at `/inspect`, in whatever tab it is, or Stately's, in a new one. */
export const inspected = (by: string) => {
  const own = by === 'own' && { window: inspectedWindow(new BroadcastChannel('inspect')), url: '/inspect' }
  const { inspect } = createBrowserInspector({ ...own, serialize: createMask(), maxDeferredEvents: mostKept })
  return { inspect }
}

/** What may leave the page of messages. States and who talks to whom are no secret; what they know may be one. */
export const createMask = (mask: Mask = maskBy(secureRandom())) => {
  const redacted = createRedactor(mask)
  const done = new WeakSet<StatelyInspectionEvent>()

  const shown = (snapshot: object) => {
    const { status, value, tags, context, input, output, error, children } = snapshot as Record<string, unknown>
    return {
      status,
      value,
      tags: tags instanceof Set ? [...tags] : tags,
      ...(redacted({ context, input, output, error, children }) as object),
    }
  }

  return (event: StatelyInspectionEvent): StatelyInspectionEvent => {
    // The library asks twice.
    if (done.has(event)) return event
    const plain = {
      ...event,
      ...('event' in event && { event: { ...(redacted(event.event) as object), type: event.event.type } }),
      ...('snapshot' in event && { snapshot: shown(event.snapshot) }),
    } as StatelyInspectionEvent
    done.add(plain)
    return plain
  }
}
