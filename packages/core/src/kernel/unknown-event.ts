import type { AnyActorRef, InspectionEvent } from 'xstate'
import type { ScreenEvent } from './screen-events.ts'

/** Events that are sent to all screens, or to all that may stand beside a list, whether they know them or not. */
const broadcast: Readonly<Record<ScreenEvent['type'] | 'page.read', true>> = {
  'changes.updated': true,
  'data.invalidated': true,
  'edits.discarded': true,
  'message.sent': true,
  'page.read': true,
  'query.changed': true,
  'record.changed': true,
  'setup.loaded': true,
  'supplier.updated': true,
  'tab.hidden': true,
  'tab.shown': true,
}

/** An event that no state of its receiver names: a misspelt type, or the wrong actor. */
export interface UnknownEvent {
  readonly type: string
  /** The ids of the receiver and of those above it, from the app. */
  readonly path: string
}

/** The unknown event that an inspection event tells of; `null` for all others. */
export const unknownEventIn = (inspected: InspectionEvent): UnknownEvent | null => {
  if (inspected.type !== '@xstate.event') return null
  const { actorRef, event } = inspected
  const { events } = (actorRef as unknown as { readonly logic?: { readonly events?: readonly string[] } }).logic ?? {}
  if (events === undefined || events.includes(event.type) || events.includes('*')) return null
  if (event.type.startsWith('xstate.') || Object.hasOwn(broadcast, event.type)) return null
  return { type: event.type, path: pathOf(actorRef as AnyActorRef) }
}

const pathOf = ({ id, _parent }: AnyActorRef): string => (_parent ? `${pathOf(_parent)}/${id}` : 'app')
