import { isDeepStrictEqual } from 'node:util'
import type { AnyMachineSnapshot, AnyStateMachine, EventFromLogic, InputFrom, StateValue } from 'xstate'
import { actorLogsOf, type Happening, Impossible } from './actor-log.ts'

type Scenario<M extends AnyStateMachine> = readonly (EventFromLogic<M> | Happening)[]

interface Axes<M extends AnyStateMachine> {
  /** The steps that lead to each situation. */
  readonly situations: Readonly<Record<string, Scenario<M>>>
  /** What can happen in each of them. */
  readonly events: Readonly<Record<string, EventFromLogic<M> | Happening>>
}

/** What each event does in each situation; an event that does nothing, or cannot happen, is left out. */
export type EventTable = Readonly<Record<string, Readonly<Record<string, string>>>>

/**
 * Runs every event in every situation, each time on a new actor. A cell names the states that are entered, the calls and events that are sent, and
 * the changed values of the context, in this order: `kept, asks saveUnsent, isOnline = false`.
 */
export const eventTableOf = async <M extends AnyStateMachine>(
  machine: M,
  inputOf: () => InputFrom<M>,
  { situations, events }: Axes<M>,
): Promise<EventTable> => {
  const run = actorLogsOf(machine)
  const log = (...scenario: Scenario<M>) => run(inputOf(), scenario)
  const rowOf = async (scenario: Scenario<M>) => {
    const cells: [string, string][] = []
    const { snapshot } = await log(...scenario)
    const running = new Set(Object.keys((snapshot as AnyMachineSnapshot).children))
    for (const [name, event] of Object.entries(events)) {
      if (isAnswer(event) && !running.has(event.child)) continue
      const cell = await cellOf(() => log(...scenario, event))
      if (cell !== '') cells.push([name, cell])
    }
    return Object.fromEntries(cells)
  }
  const rows: [string, Readonly<Record<string, string>>][] = []
  for (const [name, scenario] of Object.entries(situations)) rows.push([name, await rowOf(scenario)])
  return Object.fromEntries(rows)
}

const isAnswer = (event: object): event is Extract<Happening, { happens: 'answer' }> =>
  'happens' in event && event.happens === 'answer'

interface Seen {
  readonly state: StateValue
  readonly context: object
  readonly before: { readonly value: StateValue; readonly context: object }
  readonly sent: readonly string[]
}

const cellOf = async (live: () => Promise<Seen>): Promise<string> => {
  try {
    const { state, context, before, sent } = await live()
    const known = leavesOf(before.value)
    const entered = leavesOf(state).filter((leaf) => !known.includes(leaf))
    return [...entered, ...sent, ...changesOf(before.context, context)].join(', ')
  } catch (error) {
    if (error instanceof Impossible) return ''
    throw error
  }
}

const leavesOf = (value: StateValue): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : Object.entries(value).flatMap(([name, inner]) =>
        inner === undefined
          ? []
          : Object.keys(inner).length === 0
            ? [name]
            : leavesOf(inner).map((leaf) => `${name}.${leaf}`),
      )

const changesOf = (before: object, after: object): readonly string[] => {
  const values = new Map<string, unknown>(Object.entries(before))
  return Object.entries(after).flatMap(([name, value]) =>
    isDeepStrictEqual(values.get(name), value) ? [] : [`${name} = ${textOf(value)}`],
  )
}

/** A short text: a long value is only named. */
const textOf = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'undefined'
  return text.length <= 60 ? text : '…'
}
