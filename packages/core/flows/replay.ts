import type { AnyActorRef, InspectionEvent } from 'xstate'
import { composeApp, type Start } from '../src/app/app.compose.ts'
import type { AppActor } from '../src/app/app.machine.ts'
import type { EntryPorts, ScreensPort } from '../src/app/app.port.ts'
import { screensOf } from '../src/app/screens.compose.ts'
import { createComparison, type Difference } from './difference.ts'
import { type Ask, createNotebook } from './effects.ts'
import { type Cause, type Flow, FlowError, type Step } from './flow.ts'
import { overhear } from './relay.ts'
import { replayedPorts } from './replayed-ports.ts'
import { actorAt, createSight } from './sight.ts'
import { createWriter } from './values.ts'

export interface ReplayOptions {
  /** Runs something when everything that waits for nothing else is through. */
  readonly later: (run: () => void) => void
  /** How screens come, as views may have it; the app's own way when absent. */
  readonly screens?: (ports: EntryPorts) => ScreensPort
  /** Hears what the machines do, with the time of day that it has in the recording. */
  readonly inspect?: (event: InspectionEvent, at: number) => void
}

export interface Replay {
  readonly app: AppActor
  readonly length: number
  /** How many steps were taken. */
  at(): number
  /** Takes the next step; what differs from the recording, or `null`. */
  step(): Promise<Difference | null>
  stop(): void
}

/** How many turns something takes on its way from a port to a machine, at most. */
const turns = 8

/** An app that is told and answered what a recording holds. Nothing else reaches it, and nothing it asks leaves it. */
export const openReplay = (flow: Flow, { later, screens = screensOf, inspect }: ReplayOptions): Replay => {
  if (flow.cut > 0) {
    throw new FlowError(`The first ${flow.cut} steps of this recording are missing: it can be read, but not replayed.`)
  }
  // What the machines know here are masks already, or made from masks.
  const write = createWriter({ hide: (_, value) => value })
  const changes = createSight(write)
  const differenceIn = createComparison()
  const { note, take } = createNotebook()
  let current: Step | undefined = flow.steps[0]
  let taken = 0
  let isRecorded = false

  const outside = replayedPorts({ note, write, current: () => current })
  const { ports, clock, read, asking, questionOf, alarmOf, peek } = outside
  const { loadScreen, loadPanel } = screens(ports)
  const loading = {
    loadScreen: asking('screens.loadScreen', loadScreen as Ask),
    loadPanel: asking('screens.loadPanel', loadPanel as Ask),
  }
  const app = composeApp({ ...ports, screens: loading as ScreensPort }, read(flow.start) as Start, {
    clock,
    ...(inspect && { inspect: (event: InspectionEvent) => inspect(event, current?.at ?? 0) }),
  })
  // Views may stand on the app; what they say now is not in the recording.
  const { within, touched } = overhear(app, (_target, _event, pass) => {
    if (isRecorded) pass()
  })

  const sent = ({ fact, to }: Extract<Cause, { fact: unknown }>): boolean => {
    const target = actorAt(app as AnyActorRef, to)
    isRecorded = true
    target?.send(read(fact) as never)
    isRecorded = false
    return target !== null
  }

  /** Does what came from outside; what it takes to do so and is not there, or `null`. */
  const act = async (cause: Cause): Promise<string | null> => {
    if ('start' in cause) within(() => app.start())
    else if ('stop' in cause) app.stop()
    else if ('fact' in cause) return sent(cause) ? null : `somebody at ${cause.to} who hears ${cause.fact.type}`
    else if ('timer' in cause) {
      const run = alarmOf(cause.timer)
      if (!run) return `timer ${cause.timer} to run out`
      run()
    } else {
      const question = 'told' in cause ? peek(cause.told) : questionOf(cause.answer)
      if (!question) return `somebody who asked question ${'told' in cause ? cause.told : cause.answer}`
      if ('told' in cause) question.tell(cause.news)
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
        const missing = await act(cause)
        if (missing !== null) return { step: step.n, at: 'what came from outside', expected: missing, got: 'nobody' }
      }
      await new Promise<void>((resolve) => later(resolve))
      return differenceIn(step, { ...take(), states: changes(touched()) })
    },
    stop: () => void app.stop(),
  }
}

/** Replays a whole recording; the first difference, or `null`. */
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
