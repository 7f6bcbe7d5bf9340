import { createBrowserInspector, type StatelyInspectionEvent } from '@statelyai/inspect'
import { type Mask, createMask as maskBy } from '@supplier/core/flows/mask'
import { secureRandom } from '../random.ts'
import { inspectedWindow } from './inspect-channel.ts'
import { createRedactor } from './redacted.ts'

/** The number of messages that are kept for a viewer that connects later. */
const mostKept = 20_000

/** Sends inspection events to a viewer: our own at `/inspect` in any tab, or Stately’s in a new tab. */
export const inspected = (by: string) => {
  const own = by === 'own' && { window: inspectedWindow(new BroadcastChannel('inspect')), url: '/inspect' }
  const { inspect } = createBrowserInspector({ ...own, serialize: createMask(), maxDeferredEvents: mostKept })
  return { inspect }
}

/**
 * Masks a message before it leaves the page. State values and event types are kept; contexts and other data may be
 * secret.
 */
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
    // The library serializes each event twice.
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
