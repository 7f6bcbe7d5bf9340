import type { AnyStateMachine, EventFromLogic, InputFrom, SnapshotFrom, StateValueFrom } from 'xstate'
import { adjacencyMapToArray, getAdjacencyMap, getShortestPaths } from 'xstate/graph'
import type { Stage } from './stage.ts'

type StateOf<M extends AnyStateMachine> = StateValueFrom<M> & string
type EventOf<M extends AnyStateMachine> = EventFromLogic<M>['type']

/** A part of the product: what a supplier can meet there, how one sees that it stands, and how each event is done. */
export interface Area<M extends AnyStateMachine> {
  readonly name: string
  readonly model: M
  /** The worlds it is walked in, by name. */
  readonly worlds: Readonly<Record<string, InputFrom<M>>>
  /** Brings the backend to where a world begins. */
  readonly prepare: (stage: Stage, world: InputFrom<M>) => void
  /** What tells a supplier that this state stands. */
  readonly sees: Readonly<Record<StateOf<M>, (stage: Stage) => Promise<void>>>
  /** What a person does, or the world. */
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
 * The shortest way to every state of the model, and one step further, for every transition that stands there.
 * What another path begins with is left out: that one walks it anyway.
 */
export const pathsOf = <M extends AnyStateMachine>(area: Area<M>): readonly Path[] =>
  Object.entries(area.worlds).flatMap(([world, input]) => {
    const walks = walksOf(area.model, input)
    const begun = new Set(walks.flatMap((steps) => steps.map((_, length) => keyOf(steps.slice(0, length)))))
    return walks
      .filter((steps) => !begun.has(keyOf(steps)))
      .map((steps) => ({ name: `${area.name}, ${world}: ${storyOf(steps)}`, world, steps }))
  })

const walksOf = (model: AnyStateMachine, input: unknown): readonly (readonly Step[])[] => {
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

const storyOf = (steps: readonly Step[]): string =>
  `${steps.map(({ event }) => worded(event)).join(' > ')} = ${worded(steps.at(-1)?.state ?? '')}`

/** Every transition of the model, whatever the world. */
export const transitionsOf = (model: AnyStateMachine): readonly string[] =>
  Object.values(model.states).flatMap(({ key, ownEvents }) => ownEvents.map((event) => `${key}: ${event}`))

/** Which of them some path takes. */
export const transitionsIn = (paths: readonly Path[]): ReadonlySet<string> =>
  new Set(
    paths.flatMap(({ steps }) =>
      steps.map(({ event }, place) => `${place === 0 ? 'nowhere' : steps[place - 1]?.state}: ${event}`),
    ),
  )
