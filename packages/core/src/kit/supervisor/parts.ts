import {
  type ActorRefFrom,
  type AnyStateMachine,
  type EventFromLogic,
  type EventObject,
  enqueueActions,
  type InputFrom,
  type MachineContext,
  type NonReducibleUnknown,
  raise,
  sendTo,
} from 'xstate'
import { type Hears, meaningOf } from './hears.ts'

/** A child that the supervisor starts with itself. The supervisor keeps running when the child fails. */
export interface Part<Args, Event extends EventObject, Machine extends AnyStateMachine> {
  readonly machine: Machine
  readonly input: (args: Args) => InputFrom<Machine>
  readonly hears: Hears<Event, EventFromLogic<Machine>>
  /** The event raised for the other parts when this one fails. */
  readonly whenFaulted?: Event
}

/** The part of a supervisor's context that lists failed parts. */
export interface Supervising<Name extends string = string> {
  readonly faulted: readonly Name[]
}

interface Row {
  readonly hears: object
  readonly tell?: (context: never, event: never) => void
  readonly machine?: AnyStateMachine
  readonly input?: (args: never) => unknown
  readonly whenFaulted?: EventObject
}

/** One row for each recipient of events. Parts start, and events are forwarded, in the order of the rows. */
export type Parts = Readonly<Record<string, Row>>

/** Creates the row of a part, type-checked against its machine. */
export const partOf =
  <Args, Event extends EventObject>() =>
  <Machine extends AnyStateMachine>(machine: Machine) =>
  (row: Omit<Part<Args, Event, Machine>, 'machine'>): Part<Args, Event, Machine> => ({ ...row, machine })

/** The names of the parts that a supervisor starts. */
export type NameOf<All> = {
  [Name in keyof All]: All[Name] extends { readonly machine: AnyStateMachine } ? Name : never
}[keyof All] &
  string

export type MachinesOf<All> = {
  readonly [Name in NameOf<All>]: All[Name] extends { readonly machine: infer Machine } ? Machine : never
}

export type ActorsOf<All> = {
  readonly [Name in NameOf<All>]: All[Name] extends { readonly machine: infer Machine extends AnyStateMachine }
    ? ActorRefFrom<Machine>
    : never
}

/** The child actors of a running supervisor. */
export const partsIn = <All>(supervisor: { getSnapshot(): { readonly children: object } }): ActorsOf<All> =>
  supervisor.getSnapshot().children as ActorsOf<All>

const startedOf = (parts: Parts) =>
  Object.entries(parts).flatMap(([name, { machine, ...row }]) => (machine ? [{ ...row, name, machine }] : []))

/**
 * The `actors` of a supervisor. Their names are plain strings on purpose: with literal names the type of `invoke` is a
 * union with one member per part, which a list built in a loop does not fit. `partsIn` restores the types.
 */
export const machinesOf = (parts: Parts): Readonly<Record<string, AnyStateMachine>> =>
  Object.fromEntries(startedOf(parts).map(({ name, machine }) => [name, machine]))

/** The `invoke` of a supervisor: a part that fails is logged, and the supervisor keeps running. */
export const invokesOf = <Noted>(parts: Parts, noted: (name: string) => readonly Noted[]) =>
  startedOf(parts).map(({ name, input, whenFaulted }) => ({
    id: name,
    src: name,
    input: input as (args: never) => NonReducibleUnknown,
    onError: { actions: [...noted(name), ...(whenFaulted ? [raise(whenFaulted) as never] : [])] },
  }))

/** The `on` of a supervisor: one transition for each event type that has a recipient. */
export const routesOf = <Event extends EventObject>(parts: Parts) =>
  Object.fromEntries(
    Object.values(parts)
      .flatMap(({ hears }) => Object.keys(hears))
      .map((type) => [type, { actions: 'passOn' }]),
  ) as { readonly [Type in Event['type']]?: { readonly actions: 'passOn' } }

/** Whether a part is running and may receive events. */
export const isAlive = ({ faulted }: Supervising, name: string): boolean => !faulted.includes(name)

/** `sendTo` delivers after the supervisor's own step, so the parts may start actors and set timers. */
const passTo = (name: string, row: Row) =>
  row.tell
    ? ({ context, event }: { readonly context: unknown; readonly event: EventObject }) =>
        row.tell?.(context as never, meaningOf(row, event) as never)
    : sendTo(name, ({ event }) => meaningOf(row, event) as EventObject)

/**
 * Creates the action `passOn`, which forwards an event to every running recipient. Its types are explicit, because
 * those that XState infers inside `setup` make the params of all other actions `unknown`. The enqueued actions are
 * created beforehand, because XState warns about actions created while another machine acts.
 */
export const passOnTo = <Context extends MachineContext, Event extends EventObject>(
  parts: Parts,
  isThere: (context: Context, name: string) => boolean,
) => {
  const rows = Object.entries(parts).map(([name, row]) => ({ name, row, pass: passTo(name, row) as never }))
  return enqueueActions<Context, Event, undefined, Event, never, never, never, never, never>(
    ({ context, event, enqueue }) => {
      for (const { name, row, pass } of rows)
        if (isThere(context, name) && meaningOf(row, event) !== null) enqueue(pass)
    },
  )
}
