import {
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  fromPromise,
  type SnapshotFrom,
} from 'xstate'
import { type Coverage, measured } from './coverage.ts'
import { type Effects, instrument, scopeFor } from './instrument.ts'
import { stageFor } from './live.ts'
import { isNightly } from './nightly.ts'
import { nodesOf } from './nodes.ts'
import { brokenOn } from './over-time/walked.ts'
import { keyOf, type Projection } from './situation.ts'
import { choicesIn, type Step, type Surroundings } from './surroundings.ts'
import { type Edge, type Stop, tour } from './tours.ts'
import { idle } from './unwired.ts'

export type { Coverage } from './coverage.ts'
export { expectFullCoverage } from './coverage.ts'
export { breaks, fails, gives } from './surroundings.ts'

interface Path<S> {
  readonly state: S
  readonly scenario: string
}

interface Move<S> {
  readonly from: S
  readonly event: string
  /** The output of a child that has finished. */
  readonly output?: unknown
  readonly to: S
}

export interface ModelRun<S> {
  /** Every reachable state with the shortest path to it. */
  readonly paths: readonly Path<S>[]
  /** Every step from a reachable state. */
  readonly moves: readonly Move<S>[]
  /** The matching paths. Throws when there is none, because a loop over no paths would prove nothing. */
  readonly pathsWhere: (isLike: (path: Path<S>) => unknown) => readonly Path<S>[]
  /** The matching moves. Throws when there is none. */
  readonly movesWhere: (isLike: (move: Move<S>) => unknown) => readonly Move<S>[]
  readonly canReach: (goal: (snapshot: S) => boolean, from: S) => boolean
  /** The scenarios after which the goal is unreachable. */
  readonly trapsFor: (goal: (snapshot: S) => boolean) => readonly string[]
  readonly coverage: Coverage
}

/** A point of the exploration: the snapshot, the running timers, the children that have answered. */
interface Moment {
  readonly state: AnyMachineSnapshot
  readonly ticking: ReadonlyMap<string, AnyEventObject>
  readonly settled: ReadonlySet<AnyActorRef>
  /** The transitions taken and the states entered by the last step. */
  readonly fired: readonly string[]
}

interface Location extends Stop, Moment {
  readonly scenario: string
  readonly edges: (Edge & { readonly to: Location })[]
}

type Arrival = Pick<Location['edges'][number], 'to' | 'fired'>

/**
 * Explores every reachable state with pure transition functions. The nightly run takes the same steps on live actors as
 * well, which must be in the same situation after every step.
 */
export const explore = <M extends AnyStateMachine>(
  machine: M,
  surroundings: Surroundings<M>,
): ModelRun<SnapshotFrom<M>> => {
  const { input, world = {}, childEvents = {}, unused = [], limit = 6000 } = surroundings
  const project = (surroundings.project ?? ((context: unknown) => context)) as Projection
  const named = [...Object.keys(world), ...Object.keys(childEvents)]
  const silenced = withSilence(machine, named)
  const { instrumented, seen } = instrument(silenced)
  const { id } = instrumented
  const locations = new Map<string, Location>()
  const timers = new Set<string>()

  const after = (before: Moment | null, step: Step | null): Moment => {
    const effects: Effects = { timers: new Map(before?.ticking), sent: [], fired: [] }
    if (step?.by === 'timer') effects.timers.delete(step.timer)
    let state: AnyMachineSnapshot =
      before === null || step === null
        ? instrumented.getInitialSnapshot(scopeFor(effects), input as never)
        : instrumented.transition(before.state as never, step.event as never, scopeFor(effects))
    for (const event of effects.sent) state = instrumented.transition(state as never, event as never, scopeFor(effects))
    if (state.status !== 'active') effects.timers.clear()
    const answered = step?.by === 'answer' ? before?.state.children[step.child] : undefined
    const settled = [...(before?.settled ?? []), ...(answered ? [answered] : [])]
    return {
      state,
      ticking: effects.timers,
      fired: effects.fired,
      settled: new Set(settled.filter((child) => state.children[child.id] === child)),
    }
  }

  const arrive = (from: Location | null, step: Step | null): Arrival => {
    const scenario = from === null ? '' : [from.scenario, step?.event.type].filter(Boolean).join(' > ')
    const moment = told(scenario, id, () => after(from, step))
    const { state, ticking } = moment
    if (state.status === 'error') throw mishap(scenario, id, state.error)
    // No transition handled the event.
    if (from !== null && step?.by !== 'timer' && step?.by !== 'answer' && moment.fired.length === 0)
      return { to: from, fired: [] }
    const situation = { state, timers: [...ticking.keys()], running: runningIn(moment) }
    const key = keyOf(situation, project)
    const known = locations.get(key)
    if (known !== undefined) return { to: known, fired: moment.fired }
    if (locations.size >= limit) throw new Error(overflow(id, limit, [...locations.keys()], key))
    told(scenario, id, () => JSON.stringify(state.context))
    const origin = from && step && { from, step }
    const location: Location = {
      ...moment,
      key,
      shape: keyOf(situation, () => null),
      scenario,
      origin,
      edges: [],
    }
    locations.set(key, location)
    for (const name of ticking.keys()) timers.add(name)
    return { to: location, fired: moment.fired }
  }

  arrive(null, null)
  // A Map can be extended while it is iterated, so it is the queue of a breadth-first search.
  for (const location of locations.values()) {
    if (location.state.status !== 'active') continue
    const { state, ticking } = location
    for (const step of choicesIn(surroundings, { state, timers: ticking, running: runningIn(location) }))
      location.edges.push({ step, ...arrive(location, step) })
  }

  const all = [...locations.values()]
  const edges = all.flatMap((location) => location.edges.map((edge) => ({ ...edge, scenario: location.scenario })))
  const deaf = edges.find(({ step, fired }) => step.by === 'answer' && fired.length === 0)
  if (deaf) throw new Error(`${id} does not hear "${deaf.step.event.type}" after "${deaf.scenario || 'start'}"`)
  const offered = edges.filter(({ step }) => step.by === 'user' || step.by === 'fact')
  const heard = new Set(offered.filter(({ fired }) => fired.length > 0).map(({ step }) => step.event.type))
  const unheard = [...new Set(offered.map(({ step }) => step.event.type))].filter(
    (type) => !heard.has(type) && !unused.includes(type),
  )
  const toured =
    surroundings.runsLive || isNightly()
      ? tour(all, {
          id,
          project,
          timers,
          stage: stageFor(silenced, named, input),
          always: surroundings.always,
          retrace: (steps) => {
            const end = steps.reduce<Moment>((moment, step) => after(moment, step), after(null, null))
            return keyOf({ state: end.state, timers: end.ticking.keys(), running: runningIn(end) }, project)
          },
        })
      : { paths: 0, steps: 0 }
  for (const { state, scenario } of all) {
    const fault = surroundings.always?.(state as never) ?? null
    if (fault !== null) throw new Error(`${id}, after "${scenario || 'start'}": ${fault}`)
  }
  const [broken] = all[0] === undefined ? [] : brokenOn(id, all[0])
  if (broken !== undefined) throw new Error(broken)
  const locationOf = new Map(all.map((location) => [location.state, location]))
  type Snapshot = SnapshotFrom<M>
  type Goal = (snapshot: Snapshot) => boolean

  const paths = all.map(({ state, scenario }) => ({ state: state as Snapshot, scenario }))
  const moves = all.flatMap(({ state, edges }) =>
    edges.map(({ step: { event }, to }) => ({
      from: state as Snapshot,
      event: event.type,
      output: event['output'],
      to: to.state as Snapshot,
    })),
  )

  return {
    paths,
    moves,
    pathsWhere: (isLike) => someOf('path', id, paths, isLike),
    movesWhere: (isLike) => someOf('move', id, moves, isLike),
    canReach: (goal: Goal, from) => {
      const start = locationOf.get(from as AnyMachineSnapshot)
      if (start === undefined) throw new Error('canReach() wants a state that this walk has seen')
      const reached = new Set([start])
      for (const location of reached) {
        if (goal(location.state as Snapshot)) return true
        for (const { to } of location.edges) reached.add(to)
      }
      return false
    },
    trapsFor: (goal: Goal) => {
      const origins = new Map<Location, Location[]>(all.map((location) => [location, []]))
      for (const location of all) for (const { to } of location.edges) origins.get(to)?.push(location)
      const good = new Set(all.filter(({ state }) => goal(state as Snapshot)))
      for (const location of good) for (const origin of origins.get(location) ?? []) good.add(origin)
      return all.filter((location) => !good.has(location)).map(({ scenario }) => scenario)
    },
    coverage: measured(seen, {
      name: surroundings.name ?? null,
      ...toured,
      heard: [...heard],
      unheard,
      idle: idle(machine).filter((part) => !unused.includes(part)),
    }),
  }
}

const someOf = <One>(what: string, id: string, all: readonly One[], isLike: (one: One) => unknown): readonly One[] => {
  const found = all.filter(isLike)
  if (found.length === 0) throw new Error(`the model test of ${id} has no ${what} that is like ${isLike}`)
  return found
}

const runningIn = ({ state, settled }: Moment): readonly AnyActorRef[] =>
  // A machine that ends stops its children.
  state.status !== 'active'
    ? []
    : Object.values<AnyActorRef | undefined>(state.children).filter(
        (child): child is AnyActorRef => child !== undefined && !settled.has(child),
      )

/**
 * Children must not act on their own: replace every promise and every actor that was not provided with one that never
 * answers.
 */
const withSilence = (machine: AnyStateMachine, named: readonly string[]): AnyStateMachine => {
  const silent = fromPromise(() => new Promise(() => {}))
  const nodes = nodesOf(machine.root)
  const asked = nodes.flatMap(({ invoke }) => invoke.map(({ src }) => String(src)))
  const actors = [...asked, ...named].filter(
    (name) => !name.startsWith('xstate.invoke.') && !machine.implementations.actors?.[name],
  )
  const delays = nodes
    .flatMap((node) => Object.keys((node.config.after as object | undefined) ?? {}))
    .filter((name) => Number.isNaN(Number(name)) && machine.implementations.delays?.[name] === undefined)
  return machine.provide({
    actors: Object.fromEntries(actors.map((name) => [name, silent])),
    delays: Object.fromEntries(delays.map((name) => [name, 1])),
  })
}

const told = <T>(scenario: string, id: string, step: () => T): T => {
  try {
    return step()
  } catch (error) {
    throw mishap(scenario, id, error)
  }
}

const mishap = (scenario: string, id: string, cause: unknown): Error =>
  new Error(
    `${id} breaks after "${scenario || 'start'}": ${cause instanceof Error ? cause.message : JSON.stringify(cause)}`,
    { cause },
  )

const overflow = (id: string, limit: number, keys: readonly string[], latest: string): string =>
  [
    `${id} has more than ${limit} states that differ; give a projection, or fewer answers. The last three:`,
    ...[...keys.slice(-2), latest].map((key) => key.slice(0, 400)),
  ].join('\n')
