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

/** One thing that happens to a machine and is no event of a person. */
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
/** A child tells something the machine's own types need not know. */
export const tells = (event: AnyEventObject): Happening => ({ happens: 'child', event })
/** The timer whose name holds this text runs out. */
export const runsOut = (timer: string): Happening => ({ happens: 'timer', timer })

/** Where a machine is after a story, and what it did about the last thing that happened. */
interface Lived<M extends AnyStateMachine> {
  readonly state: StateValue
  readonly isOver: boolean
  readonly context: ContextFrom<M>
  readonly snapshot: SnapshotFrom<M>
  /** In order: `trunk fault.noted`, `asks fetchSetup`, `form field.typed`. */
  readonly said: readonly string[]
  /** The same events, whole. */
  readonly events: readonly AnyEventObject[]
  /** The timers that were set, or set anew, about the last thing. */
  readonly timers: readonly string[]
}

/**
 * Lets a machine live through stories. Its children are puppets that answer when they are told to, time stands still,
 * and whatever its input can be told things (`trunk`, `owner`, `panel`) writes down what it hears.
 */
export const lifeOf =
  <M extends AnyStateMachine>(machine: M, input: InputFrom<M>) =>
  async (...story: readonly (EventFromLogic<M> | Happening)[]): Promise<Lived<M>> => {
    let said: string[] = []
    let events: AnyEventObject[] = []
    let timers: string[] = []
    const hear = (who: string, event: AnyEventObject): void => {
      if (event.type.startsWith('xstate.')) return
      said.push(`${who} ${event.type}`)
      events.push(event)
    }
    const run = stageFor(machine, [], listening(input, hear), {
      starts: ({ id }) => void said.push(`asks ${id}`),
      hears: ({ id }, event) => hear(id, event),
      waits: (timer) => void timers.push(timer),
    })()
    await aTurn()
    for (const happening of story as readonly (AnyEventObject | Happening)[]) {
      said = []
      events = []
      timers = []
      run.take(stepOf(happening, run))
      await aTurn()
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
      said,
      events,
      timers,
    }
  }

/** What was said one turn later is heard as well. */
const aTurn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve))

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
    if (timer === undefined) throw new Error(`no timer ${happening.timer} ticks now`)
    return { by: 'timer', timer, event: { type: timer } }
  }
  const { child, answer } = happening
  if (!run.running().some(({ id }) => id === child)) throw new Error(`nobody waits for ${child} now`)
  return { by: 'answer', child, answer, event: { type: child } }
}

const everyName = { has: () => true } as unknown as ReadonlySet<string>

const isHappening = (one: AnyEventObject | Happening): one is Happening => 'happens' in one
