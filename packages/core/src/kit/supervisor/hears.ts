import type { EventObject } from 'xstate'

/** The event types that a part accepts unchanged, because they carry everything that the part expects. */
type Same<Event extends EventObject, Heard extends EventObject> = {
  [Type in Event['type'] & Heard['type']]: Extract<Event, { type: Type }> extends Extract<Heard, { type: Type }>
    ? Type
    : never
}[Event['type'] & Heard['type']]

/**
 * How a supervisor's events are mapped for one recipient: unchanged (`same`), by a function, or, for `null`, not sent.
 */
export type Hears<Event extends EventObject, Heard extends EventObject> = {
  readonly [Type in Event['type']]?:
    | ((event: Extract<Event, { type: Type }>) => Heard | null)
    | (Type extends Same<Event, Heard> ? 'same' : never)
}

/**
 * A recipient that the supervisor does not start itself: a temporary child under its own id, or one called by `tell`.
 */
export interface Hearer<Context, Event extends EventObject, Heard extends EventObject> {
  readonly hears: Hears<Event, Heard>
  readonly tell?: (context: Context, event: Heard) => void
}

type Meaning = 'same' | ((event: EventObject) => EventObject | null)

/** The event to send to a recipient; `null` when it receives none. */
export const meaningOf = ({ hears }: { readonly hears: object }, event: EventObject): EventObject | null => {
  const meaning = (hears as Readonly<Record<string, Meaning>>)[event.type]
  return meaning === 'same' ? event : (meaning?.(event) ?? null)
}
