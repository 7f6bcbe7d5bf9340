import type {
  AnyActorRef,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  ContextFrom,
  EventFromLogic,
  InputFrom,
  SnapshotFrom,
} from 'xstate'
import { type Failure, PortError } from '../src/kernel/failure.ts'

export type Answer = { readonly gives: unknown } | { readonly fails: unknown }
type Event = { readonly type: string; readonly [more: string]: unknown }
type Varying<S, T> = T | ((snapshot: S) => T)

/** The child answers with this value. */
export const gives = (output?: unknown): Answer => ({ gives: output })

/** The child answers with this failure. */
export const fails = (failure: Failure = { kind: 'unreachable' }): Answer => ({ fails: new PortError(failure) })

/** The child throws an error that its port does not declare. */
export const breaks = (error: unknown = new Error('broken on purpose')): Answer => ({ fails: error })

export interface Surroundings<M extends AnyStateMachine> {
  /** The name of this exploration in the report, when a machine has several. */
  readonly name?: string
  readonly input?: InputFrom<M>
  /** The events that a person can send, in any state. */
  readonly user?: Varying<SnapshotFrom<M>, readonly EventFromLogic<M>[]>
  /** The possible answers, by the name of the port's method or of the child machine. */
  readonly world?: Readonly<Record<string, Varying<SnapshotFrom<M>, readonly Answer[]>>>
  /** The events that a listener or a child can send while it runs, by its name. */
  readonly childEvents?: Readonly<Record<string, Varying<SnapshotFrom<M>, readonly Event[]>>>
  /** The part of the context that distinguishes states; required when the context can grow. */
  readonly project?: (context: ContextFrom<M>) => unknown
  /** Runs on live actors in every run, not only in the nightly one: for a test of what the actions send. */
  readonly runsLive?: boolean
  /** An invariant checked after every step: returns what is wrong, or `null`. */
  readonly always?: (snapshot: SnapshotFrom<M>) => string | null
  /** Events, guards and actions that the machine does not use on purpose. */
  readonly unused?: readonly string[]
  /** How many states the exploration may visit before it gives up. */
  readonly limit?: number
}

/** A possible next step and its source. */
export type Step =
  | { readonly by: 'user'; readonly event: AnyEventObject }
  | { readonly by: 'timer'; readonly event: AnyEventObject; readonly timer: string }
  | { readonly by: 'answer'; readonly event: AnyEventObject; readonly child: string; readonly answer: Answer }
  | { readonly by: 'fact'; readonly event: AnyEventObject; readonly child: string }

interface Moment {
  readonly state: AnyMachineSnapshot
  readonly timers: ReadonlyMap<string, AnyEventObject>
  /** The children that have not answered yet. */
  readonly running: readonly AnyActorRef[]
}

/** The possible next steps: any event of the user, the answers to running calls, and the timers that can run out. */
export const choicesIn = <M extends AnyStateMachine>(
  { user = [], world = {}, childEvents = {} }: Surroundings<M>,
  { state, timers, running }: Moment,
): readonly Step[] => [
  ...resolve(user as Varying<AnyMachineSnapshot, readonly AnyEventObject[]>, state).map(
    (event) => ({ by: 'user', event }) as const,
  ),
  ...[...timers].map(([timer, event]) => ({ by: 'timer', event, timer }) as const),
  ...running.flatMap(({ id, src }) => [
    ...ofChild(world as Offers<Answer>, id, src, state).map((answer) => answered(id, answer)),
    ...ofChild(childEvents as Offers<Event>, id, src, state).map(
      (event) => ({ by: 'fact', event, child: id }) as const,
    ),
  ]),
]

type Offers<T> = Readonly<Record<string, Varying<AnyMachineSnapshot, readonly T[]>>>

const resolve = <T>(varying: Varying<AnyMachineSnapshot, T>, state: AnyMachineSnapshot): T =>
  typeof varying === 'function' ? (varying as (snapshot: AnyMachineSnapshot) => T)(state) : varying

const ofChild = <T>(offers: Offers<T>, id: string, src: unknown, state: AnyMachineSnapshot): readonly T[] =>
  resolve(offers[String(src)] ?? offers[id] ?? [], state)

const answered = (child: string, answer: Answer): Step => ({
  by: 'answer',
  child,
  answer,
  event:
    'gives' in answer
      ? { type: `xstate.done.actor.${child}`, output: answer.gives, actorId: child }
      : { type: `xstate.error.actor.${child}`, error: answer.fails, actorId: child },
})
