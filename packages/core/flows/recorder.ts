import type { AnyActorRef } from 'xstate'
import type { EntryPorts, ScreensPort } from '../src/app/app.port.ts'
import { createNotebook, type Timers } from './effects.ts'
import { type Cause, type Flow, formatFlow, type Origin, type RecordedCause, type Step } from './flow.ts'
import type { Random } from './likeness.ts'
import { createMask } from './mask.ts'
import { recordedClock } from './recorded-clock.ts'
import { recordedPorts } from './recorded-ports.ts'
import { overhear } from './relay.ts'
import { createSight, pathOf } from './sight.ts'
import { createWriter } from './values.ts'

export interface RecorderOptions {
  readonly timers: Timers
  /** Runs a function after all pending microtasks. */
  readonly later: (run: () => void) => void
  /** The source of randomness for masks; it must be unpredictable. */
  readonly random: Random
  readonly origin: Origin
  /** How many of the newest steps are kept; all by default. */
  readonly save?: number
}

export interface Recorder {
  /** Wraps the ports; give the result to the app. */
  wrap(ports: EntryPorts): EntryPorts
  /** Wraps the loading of screens in the same way. */
  wrapScreens(screens: ScreensPort): ScreensPort
  readonly clock: Timers
  /** Starts the app and records it from the first step. */
  start(app: AnyActorRef, start: unknown): void
  /** The recording so far, without the step in progress. */
  flow(): Flow
  text(): string
}

/** Records the inputs and effects of an app step by step, with secrets masked. */
export const createRecorder = ({
  timers,
  later,
  random,
  origin,
  save = Number.POSITIVE_INFINITY,
}: RecorderOptions): Recorder => {
  const write = createWriter(createMask(random))
  const changes = createSight(write)
  const { note, take } = createNotebook()
  const steps: Step[] = []
  const waiting: (() => void)[] = []
  let now = () => 0
  let open: { readonly at: number; readonly causes: (() => Cause)[] } | null = null
  let count = 0
  let turns = 0
  let touched: (() => Iterable<AnyActorRef>) | null = null
  let begun: unknown = null

  const cause = (emitted: () => RecordedCause & Pick<Cause, 'sum'>, run: () => void): void => {
    if (open === null) {
      open = { at: now(), causes: [] }
      later(close)
    }
    const waited: Pick<Cause, 'after'> = open.causes.length > 0 && turns > 0 ? { after: 'turn' } : {}
    open.causes.push(() => ({ ...emitted(), ...waited }))
    turns = 0
    void Promise.resolve().then(() => {
      turns += 1
    })
    run()
  }

  const close = (): void => {
    if (open === null || touched === null) return
    const { at, causes } = open
    const effects = Object.entries(take()).filter(([, list]) => list.length > 0)
    const states = changes(touched())
    steps.push({ n: count, at, causes: causes.map((emit) => emit()), ...Object.fromEntries(effects), states })
    if (steps.length > save) steps.shift()
    count += 1
    open = null
    while (open === null && waiting.length > 0) waiting.shift()?.()
  }

  const ports = recordedPorts({
    note,
    write,
    cause,
    // One answer per step: the effects of an answer are complete before the next answer is delivered.
    inOrder: (run) => void (open === null ? run() : waiting.push(run)),
    now: () => open?.at ?? now(),
  })

  const flow = (): Flow => ({ ...origin, start: begun, cut: count - steps.length, steps: [...steps] })

  return {
    wrap: (original) => {
      now = original.clock.now
      return ports.wrap(original)
    },
    wrapScreens: ports.wrapScreens,
    clock: recordedClock(timers, note, cause),
    start: (started, start) => {
      begun = write(start, '')
      const heard = overhear(started, (target, event, pass) => {
        const to = pathOf(target)
        cause(() => ({ event: write(event, '') as never, to }), pass)
      })
      touched = heard.touched
      const stopped = () =>
        cause(
          () => ({ stop: true }),
          () => {},
        )
      started.subscribe({ complete: stopped, error: () => {} })
      cause(
        () => ({ start: true }),
        () => heard.within(() => started.start()),
      )
    },
    flow,
    text: () => formatFlow(flow()),
  }
}
