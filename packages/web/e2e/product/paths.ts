import type { AnyStateMachine, EventFromLogic, InputFrom, SnapshotFrom, StateValueFrom } from 'xstate'
import { adjacencyMapToArray, getAdjacencyMap, getShortestPaths } from 'xstate/graph'
import type { Stage } from './stage.ts'

type StateOf<M extends AnyStateMachine> = StateValueFrom<M> & string
type EventOf<M extends AnyStateMachine> = EventFromLogic<M>['type']

/** A part of the product: its model, how to recognise each state, and how to perform each event. */
export interface Area<M extends AnyStateMachine> {
  readonly name: string
  readonly model: M
  /** The worlds in which it is tested, by name. */
  readonly worlds: Readonly<Record<string, InputFrom<M>>>
  /** Prepares the backend for a world. */
  readonly prepare: (stage: Stage, world: InputFrom<M>) => void
  /** Checks that the page shows this state. */
  readonly sees: Readonly<Record<StateOf<M>, (stage: Stage) => Promise<void>>>
  /** Performs an event of a person or of the world. */
  readonly does: Readonly<Record<EventOf<M>, (stage: Stage) => Promise<void>>>
}

export interface Step {
  readonly event: string
  readonly state: string
}

export interface Path {
  readonly name: string
  readonly world: string
  readonly steps: readonly Step[]
}

/**
 * For every state of the model, the shortest path to it, extended by each possible transition. A path that is the
 * beginning of another one is left out, because the longer one covers it.
 */
export const pathsOf = <M extends AnyStateMachine>(area: Area<M>): readonly Path[] =>
  Object.entries(area.worlds).flatMap(([world, input]) => {
    const models = modelsOf(area.model, input)
    const begun = new Set(models.flatMap((steps) => steps.map((_, length) => keyOf(steps.slice(0, length)))))
    return models
      .filter((steps) => !begun.has(keyOf(steps)))
      .map((steps) => ({ name: `${area.name}, ${world}: ${scenarioOf(steps)}`, world, steps }))
  })

const modelsOf = (model: AnyStateMachine, input: unknown): readonly (readonly Step[])[] => {
  const options = { events: model.events.map((type) => ({ type })), input }
  const edges = adjacencyMapToArray(getAdjacencyMap(model, options))
  return getShortestPaths(model, options).flatMap(({ state, steps }) => {
    const before = steps.slice(1).map(({ event, state: then }) => stepOf(event.type, then))
    return edges
      .filter((edge) => isSame(edge.state, state) && state.can(edge.event))
      .map(({ event, nextState }) => [...before, stepOf(event.type, nextState)])
  })
}

type Snapshot = SnapshotFrom<AnyStateMachine>

const isSame = (one: Snapshot, other: Snapshot): boolean =>
  one.value === other.value && JSON.stringify(one.context) === JSON.stringify(other.context)

const stepOf = (event: string, { value }: { readonly value: unknown }): Step => ({ event, state: String(value) })

const keyOf = (steps: readonly Step[]): string => steps.map(({ event }) => event).join('>')

/** `wrongCode.sent` reads as "wrong code sent". */
const worded = (name: string): string =>
  name.replaceAll('.', ' ').replaceAll(/[A-Z]/g, (big) => ` ${big.toLowerCase()}`)

const scenarioOf = (steps: readonly Step[]): string =>
  `${steps.map(({ event }) => worded(event)).join(' > ')} = ${worded(steps.at(-1)?.state ?? '')}`

/** Every transition of the model, in any world. */
export const transitionsOf = (model: AnyStateMachine): readonly string[] =>
  Object.values(model.states).flatMap(({ key, ownEvents }) => ownEvents.map((event) => `${key}: ${event}`))

/** The transitions that some path takes. */
export const transitionsIn = (paths: readonly Path[]): ReadonlySet<string> =>
  new Set(
    paths.flatMap(({ steps }) =>
      steps.map(({ event }, location) => `${location === 0 ? 'nowhere' : steps[location - 1]?.state}: ${event}`),
    ),
  )
