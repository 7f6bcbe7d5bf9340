import { type Difference, sentenceOf } from '@supplier/core/flows/difference'
import { type Flow, parseFlow } from '@supplier/core/flows/flow'
import { noMask } from '@supplier/core/flows/mask'
import { openReplay, type Replay } from '@supplier/core/flows/replay'
import { captionsOf } from '@supplier/core/flows/scenario'
import type { InspectionEvent } from 'xstate'
import { createMask } from '../../src/wiring/recording/inspect.ts'
import { turns } from '../../src/wiring/recording/turns.ts'
import type { Entry } from '../log.domain.ts'
import { parsedLog } from '../saved-log.domain.ts'
import type { Recording, SavedLog, Steps } from '../viewer.domain.ts'
import type { RecordingSource, ReplayEvent } from '../viewer.port.ts'
import { createTeller } from './entries.ts'

type Tell = (event: ReplayEvent) => void

interface Open {
  readonly replay: Replay
  /** Saves the log position after a step, and its difference. */
  readonly note: (difference: Difference | null) => void
  /** Emits the saved steps with their entries. */
  readonly flush: () => void
}

/** Milliseconds between two emits, because the viewer renders after each of them. */
const pause = 100

const notesFor = (flow: Flow, replay: Replay, entries: Entry[], emit: Tell): Open => {
  let emitted = 0
  let marks: number[] = []
  let first: Steps['difference'] = null
  return {
    replay,
    note: (difference) => {
      marks.push(emitted + entries.length)
      if (difference !== null) first ??= { step: replay.at(), sentence: sentenceOf(flow, difference) }
    },
    flush: () => {
      if (marks.length === 0) return
      emitted += entries.length
      emit({ type: 'steps.taken', entries: entries.splice(0), marks, difference: first })
      marks = []
    },
  }
}

const contentOf = async (source: RecordingSource): Promise<{ readonly name: string; readonly text: string }> => {
  if ('text' in source) return { name: source.name, text: await source.text() }
  const response = await fetch(source.address)
  if (!response.ok) throw new Error(`There is no recording at ${source.address}.`)
  return { name: source.address.split('/').pop() ?? '', text: await response.text() }
}

/** Replays recordings in this page with the panel’s own machines, but without views. */
export const createReplays = () => {
  const later = turns()
  let open: Open | null = null
  let known: { readonly text: string; readonly flow: Flow } | null = null

  /** Caches the last parsed recording, because a recording can have ten thousand lines. */
  const flowOf = (text: string): Flow => {
    if (known?.text !== text) known = { text, flow: parseFlow(text) }
    return known.flow
  }

  return {
    read: async (source: RecordingSource): Promise<Recording | SavedLog> => {
      const { name, text } = await contentOf(source)
      const log = parsedLog(text)
      if (log !== null) return { name, log }
      const flow = flowOf(text)
      const paths = flow.steps.map(({ states }) => Object.keys(states))
      return { name, text, length: flow.steps.length, steps: captionsOf(flow), paths }
    },

    follow: (emit: Tell, { text }: Recording): (() => void) => {
      const entries: Entry[] = []
      const entriesOf = createTeller(createMask(noMask))
      const inspect = (event: InspectionEvent, at: number) => void entries.push(...entriesOf(event, at))
      const flow = flowOf(text)
      const replay = openReplay(flow, { later, inspect })
      open = notesFor(flow, replay, entries, emit)
      return () => {
        if (open?.replay === replay) open = null
        replay.stop()
      }
    },

    /**
     * Replays up to a step. The entries of earlier steps are in the log already, so an earlier step needs no replay.
     */
    to: async (step: number, signal: AbortSignal): Promise<number> => {
      const here = open
      let emitted = performance.now()
      while (here && here.replay.at() < step && !signal.aborted) {
        const difference = await here.replay.step()
        if (here !== open) return step
        here.note(difference)
        if (performance.now() - emitted < pause) continue
        here.flush()
        emitted = performance.now()
      }
      if (here === open) here?.flush()
      return step
    },
  }
}
