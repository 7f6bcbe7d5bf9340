import type {
  AnyEventObject,
  AnyStateMachine,
  ContextFrom,
  EventFromLogic,
  InputFrom,
  SnapshotFrom,
  StateValue,
} from 'xstate'
import type { Failure } from '../src/kernel/failure.ts'
import { type LiveRun, stageFor } from './live.ts'
import { type Answer, breaks, fails, gives, type Step } from './surroundings.ts'

/** A step of a scenario that is not a person's event. */
export type Happening =
  | { readonly happens: 'answer'; readonly child: string; readonly answer: Answer }
  | { readonly happens: 'timer'; readonly timer: string }
  | { readonly happens: 'child'; readonly event: AnyEventObject }

export const answers = (child: string, output?: unknown): Happening => ({
  happens: 'answer',
  child,
  answer: gives(output),
})
export const refuses = (child: string, failure?: Failure): Happening => ({
  happens: 'answer',
  child,
  answer: fails(failure),
})
export const breaksDown = (child: string): Happening => ({ happens: 'answer', child, answer: breaks() })
/** A child sends an event that need not be in the machine's own types. */
export const tells = (event: AnyEventObject): Happening => ({ happens: 'child', event })
/** The timer whose name contains this text runs out. */
export const runsOut = (timer: string): Happening => ({ happens: 'timer', timer })

/** A step that cannot happen now: no such child runs, or no such timer ticks. */
export class Impossible extends Error {}

/** The state of a machine after a scenario, and its effects in the last step. */
interface Lived<M extends AnyStateMachine> {
  readonly state: StateValue
  readonly isOver: boolean
  readonly context: ContextFrom<M>
  readonly snapshot: SnapshotFrom<M>
  /** Before the last step. */
  readonly before: SnapshotFrom<M>
  /** The calls and events of the last step, in order: `app fault.logged`, `asks fetchSetup`, `form field.typed`. */
  readonly sent: readonly string[]
  /** The events with their payloads. */
  readonly events: readonly AnyEventObject[]
  /** The timers set or restarted in the last step. */
  readonly timers: readonly string[]
}

/**
 * Runs a machine through a scenario. Its children are fakes that answer on command, time stands still, and every actor
 * in its input (`app`, `owner`, `panel`) logs the events that it receives.
 */
export const actorLogOf =
  <M extends AnyStateMachine>(machine: M, input: InputFrom<M>) =>
  (...scenario: readonly (EventFromLogic<M> | Happening)[]): Promise<Lived<M>> =>
    actorLogsOf(machine)(input, scenario)

/** The same for many scenarios with an input each, one after another, on one machine that is prepared once. */
export const actorLogsOf = <M extends AnyStateMachine>(machine: M) => {
  let sent: string[] = []
  let events: AnyEventObject[] = []
  let timers: string[] = []
  const begin = (): void => {
    sent = []
    events = []
    timers = []
  }
  const hear = (who: string, event: AnyEventObject): void => {
    if (event.type.startsWith('xstate.')) return
    sent.push(`${who} ${event.type}`)
    events.push(event)
  }
  const start = stageFor(machine, [], undefined, {
    starts: ({ id }) => void sent.push(`asks ${id}`),
    hears: ({ id }, event) => hear(id, event),
    waits: (timer) => void timers.push(timer),
  })
  return async (input: InputFrom<M>, scenario: readonly (EventFromLogic<M> | Happening)[]): Promise<Lived<M>> => {
    begin()
    const run = start(listening(input, hear))
    await nextTurn()
    let before = run.state()
    for (const happening of scenario as readonly (AnyEventObject | Happening)[]) {
      begin()
      before = run.state()
      run.take(stepOf(happening, run))
      await nextTurn()
    }
    const snapshot = run.state()
    const { status, error, value, context } = snapshot
    if (status === 'error') throw error
    run.stop()
    return {
      state: value,
      isOver: status === 'done',
      context,
      snapshot: snapshot as SnapshotFrom<M>,
      before: before as SnapshotFrom<M>,
      sent,
      events,
      timers,
    }
  }
}

/** Waits so that events sent asynchronously are logged too. */
const nextTurn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve))

const listening = (input: unknown, hear: (who: string, event: AnyEventObject) => void): unknown =>
  typeof input !== 'object' || input === null
    ? input
    : Object.fromEntries(Object.entries(input).map(([who, one]) => [who, canBeTold(one) ? earOf(who, hear) : one]))

const canBeTold = (one: unknown): boolean =>
  typeof one === 'object' && one !== null && typeof (one as { send?: unknown }).send === 'function'

const earOf = (who: string, hear: (who: string, event: AnyEventObject) => void) => ({
  send: (event: AnyEventObject) => hear(who, event),
  getSnapshot: () => ({ status: 'active' }),
})

const stepOf = (happening: AnyEventObject | Happening, run: LiveRun): Step => {
  if (!isHappening(happening)) return { by: 'user', event: happening }
  if (happening.happens === 'child') return { by: 'user', event: happening.event }
  if (happening.happens === 'timer') {
    const timer = [...run.timers(everyName), ...run.timers(new Set())].find((name) => name.includes(happening.timer))
    if (timer === undefined) throw new Impossible(`no timer ${happening.timer} ticks now`)
    return { by: 'timer', timer, event: { type: timer } }
  }
  const { child, answer } = happening
  if (!run.running().some(({ id }) => id === child)) throw new Impossible(`nobody waits for ${child} now`)
  return { by: 'answer', child, answer, event: { type: child } }
}

const everyName = { has: () => true } as unknown as ReadonlySet<string>

const isHappening = (one: AnyEventObject | Happening): one is Happening => 'happens' in one
