import type { EventObject } from 'xstate'

/** The types of events that a part takes as they are: they carry everything the part expects. */
type Same<Event extends EventObject, Heard extends EventObject> = {
  [Type in Event['type'] & Heard['type']]: Extract<Event, { type: Type }> extends Extract<Heard, { type: Type }>
    ? Type
    : never
}[Event['type'] & Heard['type']]

/** What somebody hears of a supervisor's events: the event itself, or what it means there; `null` means nothing. */
export type Hears<Event extends EventObject, Heard extends EventObject> = {
  readonly [Type in Event['type']]?:
    | ((event: Extract<Event, { type: Type }>) => Heard | null)
    | (Type extends Same<Event, Heard> ? 'same' : never)
}

/** Somebody that the supervisor does not start: a child that comes and goes under its own id, or one told by `tell`. */
export interface Hearer<Context, Event extends EventObject, Heard extends EventObject> {
  readonly hears: Hears<Event, Heard>
  readonly tell?: (context: Context, event: Heard) => void
}

type Meaning = 'same' | ((event: EventObject) => EventObject | null)

/** What an event means to somebody. */
export const meaningOf = ({ hears }: { readonly hears: object }, event: EventObject): EventObject | null => {
  const meaning = (hears as Readonly<Record<string, Meaning>>)[event.type]
  return meaning === 'same' ? event : (meaning?.(event) ?? null)
}
