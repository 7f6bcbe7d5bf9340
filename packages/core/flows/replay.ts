import type { AnyActorRef, InspectionEvent } from 'xstate'
import { composeApp, type Start } from '../src/app/app.compose.ts'
import type { AppActor } from '../src/app/app.machine.ts'
import type { EntryPorts, ScreensPort } from '../src/app/app.port.ts'
import { screensOf } from '../src/app/screens.compose.ts'
import { contentsOf } from './contents.ts'
import { createComparison, type Difference, plainText } from './difference.ts'
import { type Ask, createNotebook } from './effects.ts'
import { type Cause, type Flow, FlowError, type Step } from './flow.ts'
import { noMask } from './mask.ts'
import { overhear } from './relay.ts'
import { replayedPorts } from './replayed-ports.ts'
import { actorAt, createSight } from './sight.ts'
import { createWriter } from './values.ts'

export interface ReplayOptions {
  /** Runs a function after all pending microtasks. */
  readonly later: (run: () => void) => void
  /** How screens are loaded, when views are to be shown; the app's own way by default. */
  readonly screens?: (ports: EntryPorts) => ScreensPort
  /** Called with each inspection event of the machines and its recorded time. */
  readonly inspect?: (event: InspectionEvent, at: number) => void
}

export interface Replay {
  readonly app: AppActor
  readonly length: number
  /** The number of steps taken. */
  at(): number
  /** Takes the next step and returns the difference from the recording, or `null`. */
  step(): Promise<Difference | null>
  stop(): void
}

/** The most microtasks that an answer takes from a port to a machine. */
const turns = 8

/** An app that gets its inputs and answers from a recording. Nothing else reaches the app, and no call leaves it. */
export const openReplay = (flow: Flow, { later, screens = screensOf, inspect }: ReplayOptions): Replay => {
  if (flow.cut > 0) {
    throw new FlowError(`The first ${flow.cut} steps of this recording are missing: it can be read, but not replayed.`)
  }
  // The values are masked already, or made from masked ones, so they are not masked again.
  const write = createWriter(noMask)
  const changes = createSight(write)
  const differenceIn = createComparison(flow.isMasked)
  const { note, take } = createNotebook()
  let current: Step | undefined = flow.steps[0]
  let taken = 0
  let isRecorded = false

  const outside = replayedPorts({ note, write, current: () => current })
  const { ports, clock, read, asking, askedOf, questionOf, alarmOf, peek } = outside
  const { loadScreen, loadView, loadPanel, ...following } = screens(ports)
  const loading = {
    ...following,
    loadScreen: asking('screens.loadScreen', loadScreen as Ask),
    loadView: asking('screens.loadView', loadView as Ask),
    loadPanel: asking('screens.loadPanel', loadPanel as Ask),
  }
  const app = composeApp({ ...ports, screens: loading as ScreensPort }, read(flow.start) as Start, {
    clock,
    ...(inspect && { inspect: (event: InspectionEvent) => inspect(event, current?.at ?? 0) }),
  })
  // Views may be mounted on the app; their events are not in the recording and are dropped.
  const { within, touched } = overhear(app, (_target, _event, pass) => {
    if (isRecorded) pass()
  })

  let failure: string | null = null
  app.subscribe({
    error: (error) => {
      failure = String(error)
    },
  })

  /** The difference, if an answer or an event of the recording holds other contents than its fingerprint says; else `null`. */
  const strangeIn = (cause: Cause): Omit<Difference, 'step'> | null => {
    if (cause.sum === undefined || !('answer' in cause || 'emitted' in cause)) return null
    const [id, contents] =
      'answer' in cause ? [cause.answer, 'gives' in cause ? cause.gives : null] : [cause.emitted, cause.payload]
    const of = askedOf.get(id) ?? 'nobody'
    if (contentsOf(of, id, contents) === cause.sum) return null
    const verb = 'answer' in cause ? 'answered' : 'told'
    return { at: `what ${of} #${id} ${verb}`, expected: 'the recorded contents', got: plainText(contents) }
  }

  const sent = ({ event, to }: Extract<Cause, { event: unknown }>): boolean => {
    const target = actorAt(app as AnyActorRef, to)
    isRecorded = true
    target?.send(read(event) as never)
    isRecorded = false
    return target !== null
  }

  /** Delivers an external cause; returns a description of what it needs and cannot find, or `null`. */
  const act = async (cause: Cause): Promise<string | null> => {
    if ('start' in cause) within(() => app.start())
    else if ('stop' in cause) app.stop()
    else if ('event' in cause) return sent(cause) ? null : `somebody at ${cause.to} who hears ${cause.event.type}`
    else if ('timer' in cause) {
      const run = alarmOf(cause.timer)
      if (!run) return `timer ${cause.timer} to run out`
      run()
    } else {
      const question = 'emitted' in cause ? peek(cause.emitted) : questionOf(cause.answer)
      if (!question) return `somebody who asked question ${'emitted' in cause ? cause.emitted : cause.answer}`
      if ('emitted' in cause) question.emit(cause.payload)
      else await question.answer(cause)
    }
    return null
  }

  return {
    app,
    length: flow.steps.length,
    at: () => taken,
    step: async () => {
      const step = flow.steps[taken]
      if (!step) throw new FlowError('The recording is over.')
      current = step
      taken += 1
      for (const cause of step.causes) {
        for (let turn = 0; cause.after && turn < turns; turn += 1) await Promise.resolve()
        const strange = strangeIn(cause)
        if (strange !== null) return { step: step.n, ...strange }
        const missing = await act(cause).catch((error: unknown) => {
          failure = String(error)
          return null
        })
        if (missing !== null) return { step: step.n, at: 'what came from outside', expected: missing, got: 'nobody' }
      }
      await new Promise<void>((resolve) => later(resolve))
      if (failure !== null) return { step: step.n, at: 'the app', expected: 'no error', got: failure }
      return differenceIn(step, { ...take(), states: changes(touched()) })
    },
    stop: () => void app.stop(),
  }
}

/** Replays a whole recording and returns the first difference, or `null`. */
export const replayed = async (flow: Flow, options: ReplayOptions): Promise<Difference | null> => {
  const replay = openReplay(flow, options)
  try {
    while (replay.at() < replay.length) {
      const difference = await replay.step()
      if (difference !== null) return difference
    }
    return null
  } finally {
    replay.stop()
  }
}
