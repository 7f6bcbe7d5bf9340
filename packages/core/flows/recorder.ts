import type { AnyActorRef } from 'xstate'
import type { EntryPorts, ScreensPort } from '../src/app/app.port.ts'
import { createNotebook, type Timers } from './effects.ts'
import { type Act, type Cause, type Flow, formatFlow, type Origin, type RecordedCause, type Step } from './flow.ts'
import { type Mask, noMask } from './mask.ts'
import { recordedClock } from './recorded-clock.ts'
import { recordedPorts } from './recorded-ports.ts'
import { overhear } from './relay.ts'
import { createSight, pathOf } from './sight.ts'
import { createWriter } from './values.ts'

export interface RecorderOptions {
  readonly timers: Timers
  /** Runs a function after all pending microtasks. */
  readonly later: (run: () => void) => void
  /** Hides personal data; `null` where all people are invented. */
  readonly mask: Mask | null
  readonly origin: Origin
  /**
   * Resolves when every answer that can come now has come. Then the answers are delivered in the order of their calls, so
   * that equal sessions give equal recordings; without it, as they come.
   */
  readonly settled?: () => Promise<void>
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
  /** Notes what the person does in the page; a recording with masks keeps none of it. */
  act(change: (acts: readonly Act[]) => readonly Act[]): void
  /** The recording so far, without the step in progress. */
  flow(): Flow
  text(): string
}

/** Records the inputs and effects of an app step by step. */
export const createRecorder = ({
  timers,
  later,
  mask,
  origin,
  settled,
  save = Number.POSITIVE_INFINITY,
}: RecorderOptions): Recorder => {
  const hiding = mask ?? noMask
  const write = createWriter(hiding)
  const changes = createSight(write)
  const { note, take } = createNotebook()
  const steps: Step[] = []
  const answers = createAnswers({ settled, isBusy: () => open !== null })
  let now = () => 0
  let acts: readonly Act[] = []
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
    answers.next()
  }

  const ports = recordedPorts({
    note,
    write,
    know: hiding.know,
    cause,
    // One answer per step: the effects of an answer are complete before the next answer is delivered.
    inOrder: answers.deliver,
    now: () => open?.at ?? now(),
  })

  const flow = (): Flow => ({
    ...origin,
    isMasked: mask !== null,
    start: begun,
    cut: count - steps.length,
    steps: [...steps],
    ...(acts.length > 0 && { acts }),
  })

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
    act: (change) => {
      if (mask === null) acts = change(acts)
    },
    flow,
    text: () => formatFlow(flow()),
  }
}

interface Answers {
  readonly settled: (() => Promise<void>) | undefined
  /** Whether a step is in progress. */
  readonly isBusy: () => boolean
}

/** Delivers answers one by one: each waits until the step of the one before is complete. */
const createAnswers = ({ settled, isBusy }: Answers) => {
  const waiting: { readonly id: number; readonly run: () => void }[] = []
  let isSettling = false

  const deliver = (): void => {
    while (!isBusy() && waiting.length > 0) waiting.shift()?.run()
  }
  const deliverOldest = async (settle: () => Promise<void>): Promise<void> => {
    if (isSettling) return
    isSettling = true
    await settle()
    isSettling = false
    waiting.sort((one, other) => one.id - other.id)
    if (isBusy()) return
    waiting.shift()?.run()
    // The answer to a call that is no longer wanted makes no step, whose end would deliver the next one.
    if (!isBusy()) next()
  }
  const next = (): void => {
    if (waiting.length === 0) return
    if (settled) void deliverOldest(settled)
    else deliver()
  }
  return {
    next,
    deliver: (id: number, run: () => void): void => {
      waiting.push({ id, run })
      next()
    },
  }
}
