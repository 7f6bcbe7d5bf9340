import type { AnyActorRef, AnyMachineSnapshot, AnyStateNode } from 'xstate'

export interface Situation {
  readonly state: AnyMachineSnapshot
  /** The names of the running timers. */
  readonly timers: Iterable<string>
  /** The children that have not answered yet. */
  readonly running: readonly AnyActorRef[]
}

export type Projection = (context: unknown) => unknown

/** Everything that distinguishes one situation of a machine from another, as text. */
export const keyOf = ({ state, timers, running }: Situation, project: Projection): string =>
  JSON.stringify(
    [
      state.status,
      state.value,
      project(state.context),
      [...timers].sort(),
      // A child spawned without an id gets a number, which would make every state a new one.
      running
        .filter(({ id }) => !isNumbered(id))
        .map(({ id, src }) => `${id}=${typeof src === 'string' ? src : 'inline'}`)
        .sort(),
      Object.entries(state.historyValue as Record<string, AnyStateNode[]>).map(([id, nodes]) => [
        id,
        nodes.map((node) => node.id),
      ]),
    ],
    plain,
  )

/** Whether the actor was spawned without an id. */
export const isNumbered = (id: string): boolean => /^x:\d+$/.test(id)

const plain = (_key: string, value: unknown): unknown => {
  if (value instanceof Map) return [...value]
  if (value instanceof Set) return [...value]
  if (value instanceof Error) return { ...value, message: value.message }
  if (typeof value === 'bigint') return `${value}n`
  return value
}
