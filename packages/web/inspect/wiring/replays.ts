import {
  type Difference,
  type Flow,
  noMask,
  openReplay,
  parseFlow,
  type Replay,
  type Step,
  sentenceOf,
} from '@supplier/core/flows'
import type { InspectionEvent } from 'xstate'
import { createMask } from '../../src/wiring/inspect.ts'
import { turns } from '../../src/wiring/turns.ts'
import type { Entry } from '../log.domain.ts'
import type { Recording, Steps } from '../viewer.domain.ts'
import type { RecordingFile, ReplayEvent } from '../viewer.port.ts'
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
    read: async (file: RecordingFile): Promise<Recording> => {
      const text = await file.text()
      const { steps } = flowOf(text)
      return { name: file.name, text, length: steps.length, steps: steps.map(captionOf) }
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

/** A short description of the causes of a step. */
const captionOf = ({ causes }: Step): string =>
  causes
    .map((cause) => {
      if ('event' in cause) return `${cause.event.type} → ${cause.to || 'app'}`
      if ('timer' in cause) return 'a timer ran out'
      if ('emitted' in cause) return 'something was told'
      if ('answer' in cause) return 'fails' in cause || 'breaks' in cause ? 'an answer failed' : 'an answer came'
      return 'start' in cause ? 'the app started' : 'the app stopped'
    })
    .join(', ')
