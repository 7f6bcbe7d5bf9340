import {
  type AnyActorRef,
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  type ContextFrom,
  createEmptyActor,
  type EventFromLogic,
  fromPromise,
  type InputFrom,
  type SnapshotFrom,
} from 'xstate'
import { type Failure, PortError } from '../src/kernel/failure.ts'
import { type Coverage, type Measured, measured } from './coverage.ts'
import { guardNameOf, nameOf, nodesOf } from './nodes.ts'

export type { Coverage } from './coverage.ts'
export { expectFullCoverage } from './coverage.ts'

type Answer = { readonly gives: unknown } | { readonly fails: unknown }
type Fact = { readonly type: string; readonly [more: string]: unknown }
type Varying<S, T> = T | ((snapshot: S) => T)

/** The outside answers with this value. */
export const gives = (output?: unknown): Answer => ({ gives: output })

/** The outside answers with this failure. */
export const fails = (failure: Failure = { kind: 'unreachable' }): Answer => ({ fails: new PortError(failure) })

/** A child breaks with an error of its own, one that no port declares. */
export const breaks = (error: unknown = new Error('broken on purpose')): Answer => ({ fails: error })

export interface Surroundings<M extends AnyStateMachine> {
  readonly input?: InputFrom<M>
  /** What people may do, in any state. */
  readonly user?: Varying<SnapshotFrom<M>, readonly EventFromLogic<M>[]>
  /** What the outside may answer, by the name of the port method or of the child machine. */
  readonly world?: Readonly<Record<string, Varying<SnapshotFrom<M>, readonly Answer[]>>>
  /** What a listener or a child may tell while it runs, by its name. */
  readonly facts?: Readonly<Record<string, Varying<SnapshotFrom<M>, readonly Fact[]>>>
  /** Which part of the context tells states apart; needed when the context can grow. */
  readonly lens?: (context: ContextFrom<M>) => unknown
  /** How many states the walk may see before it gives up. */
  readonly limit?: number
}

export interface Walk<S> {
  /** Every state that can be reached, with the shortest way to it. */
  readonly paths: readonly { readonly state: S; readonly story: string }[]
  /** Every step from a reachable state. */
  readonly moves: readonly { readonly from: S; readonly event: string; readonly to: S }[]
  readonly canReach: (goal: (snapshot: S) => boolean, from: S) => boolean
  /** The stories after which the goal is out of reach. */
  readonly trapsFor: (goal: (snapshot: S) => boolean) => readonly string[]
  readonly coverage: Coverage
}

/** A reachable situation: the snapshot, the timers that tick in it, the children that have already answered. */
interface Place {
  readonly key: string
  readonly state: AnyMachineSnapshot
  readonly story: string
  readonly timers: ReadonlyMap<string, AnyEventObject>
  readonly settled: ReadonlySet<AnyActorRef>
  readonly steps: { readonly event: string; readonly to: Place }[]
}

/** Walks every reachable state. The user may do anything; the world answers only what was asked; timers run out. */
export const explore = <M extends AnyStateMachine>(
  machine: M,
  surroundings: Surroundings<M>,
): Walk<SnapshotFrom<M>> => {
  const {
    input,
    user = [],
    world = {},
    facts = {},
    lens = (context: unknown) => context,
    limit = 10_000,
  } = surroundings
  const silenced = withSilence(machine, [...Object.keys(world), ...Object.keys(facts)])
  const { instrumented, seen } = instrument(silenced)
  const places = new Map<string, Place>()

  const choices = ({ state, timers, settled }: Place): readonly AnyEventObject[] => [
    ...resolve(user as Varying<AnyMachineSnapshot, readonly AnyEventObject[]>, state),
    ...timers.values(),
    ...running(state, settled).flatMap(({ id, src }) => [
      ...answersOf(id, ofChild(world as Offers<Answer>, id, src, state)),
      ...ofChild(facts as Offers<Fact>, id, src, state),
    ]),
  ]

  const arrive = (before: Place | null, event: AnyEventObject | null): Place => {
    const story = before === null ? '' : [before.story, event?.type].filter(Boolean).join(' > ')
    const timers = new Map(before?.timers)
    if (event !== null) for (const [id, due] of timers) if (due === event) timers.delete(id)
    const state = told(story, instrumented.id, () =>
      before === null || event === null
        ? instrumented.getInitialSnapshot(scopeFor(timers), input as never)
        : instrumented.transition(before.state as never, event as never, scopeFor(timers)),
    ) as AnyMachineSnapshot
    if (state.status === 'error') throw mishap(story, instrumented.id, state.error)
    if (state.status !== 'active') timers.clear()
    const answered = event === null ? null : before?.state.children[answeredBy(event)]
    const settled = new Set(
      [...(before?.settled ?? []), ...(answered ? [answered] : [])].filter(
        (child) => state.children[child.id] === child,
      ),
    )
    const key = keyOf(state, lens as (context: unknown) => unknown, timers, settled)
    const known = places.get(key)
    if (known !== undefined) return known
    if (places.size >= limit) throw new Error(overflow(instrumented.id, limit, [...places.keys()], key))
    const place: Place = { key, state, story, timers, settled, steps: [] }
    places.set(key, place)
    return place
  }

  arrive(null, null)
  // A Map can be extended while it is iterated: this is the queue of a breadth-first walk.
  for (const place of places.values()) {
    if (place.state.status !== 'active') continue
    for (const event of choices(place)) place.steps.push({ event: event.type, to: arrive(place, event) })
  }

  const all = [...places.values()]
  const placeOf = new Map(all.map((place) => [place.state, place]))
  type Snapshot = SnapshotFrom<M>
  type Goal = (snapshot: Snapshot) => boolean

  return {
    paths: all.map(({ state, story }) => ({ state: state as Snapshot, story })),
    moves: all.flatMap(({ state, steps }) =>
      steps.map(({ event, to }) => ({ from: state as Snapshot, event, to: to.state as Snapshot })),
    ),
    canReach: (goal: Goal, from) => {
      const start = placeOf.get(from as AnyMachineSnapshot)
      if (start === undefined) throw new Error('canReach() wants a state that this walk has seen')
      const reached = new Set([start])
      for (const place of reached) {
        if (goal(place.state as Snapshot)) return true
        for (const { to } of place.steps) reached.add(to)
      }
      return false
    },
    trapsFor: (goal: Goal) => {
      const origins = new Map<Place, Place[]>(all.map((place) => [place, []]))
      for (const place of all) for (const { to } of place.steps) origins.get(to)?.push(place)
      const good = new Set(all.filter(({ state }) => goal(state as Snapshot)))
      for (const place of good) for (const origin of origins.get(place) ?? []) good.add(origin)
      return all.filter((place) => !good.has(place)).map(({ story }) => story)
    },
    coverage: measured(seen),
  }
}

type Offers<T> = Readonly<Record<string, Varying<AnyMachineSnapshot, readonly T[]>>>

const resolve = <T>(varying: Varying<AnyMachineSnapshot, T>, state: AnyMachineSnapshot): T =>
  typeof varying === 'function' ? (varying as (snapshot: AnyMachineSnapshot) => T)(state) : varying

const ofChild = <T>(offers: Offers<T>, id: string, src: unknown, state: AnyMachineSnapshot): readonly T[] =>
  resolve(offers[String(src)] ?? offers[id] ?? [], state)

const running = (state: AnyMachineSnapshot, settled: ReadonlySet<AnyActorRef>): readonly AnyActorRef[] =>
  Object.values<AnyActorRef | undefined>(state.children).filter(
    (child): child is AnyActorRef => child !== undefined && !settled.has(child),
  )

const answersOf = (id: string, possible: readonly Answer[]): readonly AnyEventObject[] =>
  possible.map((answer) =>
    'gives' in answer
      ? { type: `xstate.done.actor.${id}`, output: answer.gives, actorId: id }
      : { type: `xstate.error.actor.${id}`, error: answer.fails, actorId: id },
  )

const answeredBy = (event: AnyEventObject): string =>
  /^xstate\.(?:done|error)\.actor\./.test(event.type) ? String(event['actorId']) : ''

/** Nothing a child does may happen by itself: what nobody provided, and every promise, becomes silence. */
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

type Mark = () => void

/** Adds a mark to every state's entry and to every transition, so that the walk can tell what it has seen. */
const instrument = (machine: AnyStateMachine) => {
  // `provide` builds a machine of its own from the same config, so the marks stay out of everybody else's.
  const instrumented = machine.provide({})
  const nodes = nodesOf(instrumented.root)
  const seen: Measured = { states: new Map(), transitions: new Map() }
  const marker = (list: Map<string, boolean>, name: string): Mark => {
    let unique = name
    for (let n = 2; list.has(unique); n += 1) unique = `${name} (${n})`
    list.set(unique, false)
    const mark: Mark = () => list.set(unique, true)
    marks.add(mark)
    return mark
  }

  for (const node of nodes) {
    const counts = node.type !== 'history' && (node.parent !== undefined || nodes.length === 1)
    if (counts) node.entry.push(marker(seen.states, nameOf(node)) as never)
    for (const transition of [
      ...[...node.transitions.values()].flat(),
      ...(node.always ?? []),
    ] as AnyTransitionDefinition[])
      Object.assign(transition, {
        actions: [...transition.actions, marker(seen.transitions, labelOf(node, transition))],
      })
  }
  return { instrumented, seen }
}

const marks = new WeakSet<Mark>()

const labelOf = (node: AnyStateNode, { eventType, guard, target }: AnyTransitionDefinition): string => {
  const when = String(eventType) === '' ? 'always' : String(eventType)
  const guarded = guard === undefined ? '' : ` [${guardNameOf(guard)}]`
  return `${nameOf(node)}: ${when}${guarded} → ${target?.map(nameOf).join(' & ') ?? 'stays'}`
}

/** The scope of one step: runs no effect, sets marks, and notes which timers were set and taken back. */
const scopeFor = (timers: Map<string, AnyEventObject>): AnyActorScope => {
  const self = createEmptyActor()
  selves.add(self)
  return {
    self,
    id: '',
    sessionId: 'walk',
    system: self.system,
    logger: () => {},
    defer: () => {},
    emit: () => {},
    stopChild: () => {},
    actionExecutor: ({ type, params, exec }) => {
      if (exec !== undefined && marks.has(exec as Mark)) (exec as unknown as Mark)()
      const { event, id, delay, sendId, to } = (params ?? {}) as Partial<Sending>
      if (type === 'xstate.cancel' && sendId !== undefined) timers.delete(sendId)
      const later = type === 'xstate.raise' && typeof delay === 'number'
      const toSelf = type === 'xstate.sendTo' && to !== undefined && selves.has(to)
      if (event !== undefined && (later || toSelf)) timers.set(id ?? JSON.stringify(event), event)
    },
  }
}

const selves = new WeakSet<object>()

interface Sending {
  readonly event: AnyEventObject
  readonly id: string
  readonly delay: number
  readonly sendId: string
  readonly to: object
}

const keyOf = (
  state: AnyMachineSnapshot,
  lens: (context: unknown) => unknown,
  timers: ReadonlyMap<string, AnyEventObject>,
  settled: ReadonlySet<AnyActorRef>,
): string =>
  JSON.stringify(
    [
      state.status,
      state.value,
      lens(state.context),
      [...timers.keys()].sort(),
      // A child spawned without a name gets a number, which would make every state a new one.
      running(state, settled)
        .filter(({ id }) => !/^x:\d+$/.test(id))
        .map(({ id, src }) => `${id}=${typeof src === 'string' ? src : 'inline'}`)
        .sort(),
      Object.entries(state.historyValue as Record<string, AnyStateNode[]>).map(([id, nodes]) => [
        id,
        nodes.map((node) => node.id),
      ]),
    ],
    plain,
  )

const plain = (_key: string, value: unknown): unknown => {
  if (value instanceof Map) return [...value]
  if (value instanceof Set) return [...value]
  if (value instanceof Error) return { ...value, message: value.message }
  if (typeof value === 'bigint') return `${value}n`
  return value
}

const told = <T>(story: string, id: string, step: () => T): T => {
  try {
    return step()
  } catch (error) {
    throw mishap(story, id, error)
  }
}

const mishap = (story: string, id: string, cause: unknown): Error =>
  new Error(
    `${id} breaks after "${story || 'start'}": ${cause instanceof Error ? cause.message : JSON.stringify(cause)}`,
    { cause },
  )

const overflow = (id: string, limit: number, keys: readonly string[], latest: string): string =>
  [
    `${id} has more than ${limit} states that differ; give a lens, or fewer answers. The last three:`,
    ...[...keys.slice(-2), latest].map((key) => key.slice(0, 400)),
  ].join('\n')
