import type { Formula } from './formula.ts'

/** A machine after an event. */
export interface Moment {
  /** The id of the machine, such as `transfer`. */
  readonly machine: string
  /** The type of the event, such as `form.submitted` or `xstate.done.actor.fetchSetup`. */
  readonly event: string
  readonly state: {
    readonly status: string
    readonly context: unknown
    readonly output?: unknown
    matches(state: never): boolean
    hasTag(tag: never): boolean
  }
}

/** A rule over the life of one machine. */
export interface Rule {
  readonly words: string
  /** The ids of the machines that it judges; every machine when absent. */
  readonly of?: readonly string[]
  readonly says: Formula<Moment>
}

export const isIn =
  (...states: readonly (string | object)[]) =>
  ({ state }: Moment): boolean =>
    states.some((one) => state.matches(one as never))

export const isBusy = ({ state }: Moment): boolean => state.hasTag('busy' as never)
export const isOver = ({ state }: Moment): boolean => state.status !== 'active'

export const hears =
  (...events: readonly string[]) =>
  ({ event }: Moment): boolean =>
    events.includes(event)

export const answers = (...children: readonly string[]) => hears(...children.map((one) => `xstate.done.actor.${one}`))
export const fails = (...children: readonly string[]) => hears(...children.map((one) => `xstate.error.actor.${one}`))

export const or =
  (...all: readonly ((now: Moment) => boolean)[]) =>
  (now: Moment): boolean =>
    all.some((holds) => holds(now))

export const not =
  (holds: (now: Moment) => boolean) =>
  (now: Moment): boolean =>
    !holds(now)

/** The state is entered from another one. */
export const enters =
  (...states: readonly (string | object)[]) =>
  (now: Moment, before: Moment | null): boolean =>
    isIn(...states)(now) && (before === null || !isIn(...states)(before))

/** A field of the context, as text that can be compared. */
export const textOf = ({ state }: Moment, field: string): string =>
  JSON.stringify((state.context as Readonly<Record<string, unknown>>)[field]) ?? 'nothing'

export const changes =
  (field: string) =>
  (now: Moment, before: Moment | null): boolean =>
    before !== null && textOf(now, field) !== textOf(before, field)
