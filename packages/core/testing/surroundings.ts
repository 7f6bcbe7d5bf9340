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
type Fact = { readonly type: string; readonly [more: string]: unknown }
type Varying<S, T> = T | ((snapshot: S) => T)

/** The outside answers with this value. */
export const gives = (output?: unknown): Answer => ({ gives: output })

/** The outside answers with this failure. */
export const fails = (failure: Failure = { kind: 'unreachable' }): Answer => ({ fails: new PortError(failure) })

/** A child breaks with an error of its own, one that no port declares. */
export const breaks = (error: unknown = new Error('broken on purpose')): Answer => ({ fails: error })

export interface Surroundings<M extends AnyStateMachine> {
  /** What the report calls this walk, where a machine has several. */
  readonly name?: string
  readonly input?: InputFrom<M>
  /** What people may do, in any state. */
  readonly user?: Varying<SnapshotFrom<M>, readonly EventFromLogic<M>[]>
  /** What the outside may answer, by the name of the port method or of the child machine. */
  readonly world?: Readonly<Record<string, Varying<SnapshotFrom<M>, readonly Answer[]>>>
  /** What a listener or a child may tell while it runs, by its name. */
  readonly facts?: Readonly<Record<string, Varying<SnapshotFrom<M>, readonly Fact[]>>>
  /** Which part of the context tells states apart; needed when the context can grow. */
  readonly lens?: (context: ContextFrom<M>) => unknown
  /** What must hold after every step: the sentence that says what is wrong, or `null`. */
  readonly always?: (snapshot: SnapshotFrom<M>) => string | null
  /** Events, and guards or actions it was given, for which the machine has no use on purpose. */
  readonly unused?: readonly string[]
  /** How many states the walk may see before it gives up. */
  readonly limit?: number
}

/** One thing that may happen next, and how it comes about. */
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

/** The user may do anything; the world answers only what was asked; timers run out. */
export const choicesIn = <M extends AnyStateMachine>(
  { user = [], world = {}, facts = {} }: Surroundings<M>,
  { state, timers, running }: Moment,
): readonly Step[] => [
  ...resolve(user as Varying<AnyMachineSnapshot, readonly AnyEventObject[]>, state).map(
    (event) => ({ by: 'user', event }) as const,
  ),
  ...[...timers].map(([timer, event]) => ({ by: 'timer', event, timer }) as const),
  ...running.flatMap(({ id, src }) => [
    ...ofChild(world as Offers<Answer>, id, src, state).map((answer) => answered(id, answer)),
    ...ofChild(facts as Offers<Fact>, id, src, state).map((event) => ({ by: 'fact', event, child: id }) as const),
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
