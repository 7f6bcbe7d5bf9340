import {
  type Difference,
  type Flow,
  type Mask,
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
import type { RecordingFile, ReplayFact } from '../viewer.port.ts'
import { createTeller } from './entries.ts'

type Tell = (fact: ReplayFact) => void

interface Open {
  readonly replay: Replay
  /** Notes a step that was taken. */
  readonly note: (difference: Difference | null) => void
  /** Tells what was noted. */
  readonly flush: () => void
}

/** Milliseconds between two tellings: whoever looks on draws each of them. */
const pause = 100

const notesFor = (flow: Flow, replay: Replay, entries: Entry[], tell: Tell): Open => {
  let told = 0
  let marks: number[] = []
  let first: Steps['difference'] = null
  return {
    replay,
    note: (difference) => {
      marks.push(told + entries.length)
      if (difference !== null) first ??= { step: replay.at(), sentence: sentenceOf(flow, difference) }
    },
    flush: () => {
      if (marks.length === 0) return
      told += entries.length
      tell({ type: 'steps.taken', entries: entries.splice(0), marks, difference: first })
      marks = []
    },
  }
}

/** Plays recordings of the panel in this page, without a view; the machines are the panel's own. */
export const createReplays = () => {
  const later = turns()
  let open: Open | null = null
  let known: { readonly text: string; readonly flow: Flow } | null = null

  /** Ten thousand lines are not read twice. */
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

    follow: (tell: Tell, { text }: Recording): (() => void) => {
      const entries: Entry[] = []
      const entriesOf = createTeller(createMask(shown))
      const inspect = (event: InspectionEvent, at: number) => void entries.push(...entriesOf(event, at))
      const flow = flowOf(text)
      const replay = openReplay(flow, { later, inspect })
      open = notesFor(flow, replay, entries, tell)
      return () => {
        if (open?.replay === replay) open = null
        replay.stop()
      }
    },

    /** Steps that were taken already stand in the log. */
    to: async (step: number, signal: AbortSignal): Promise<number> => {
      const here = open
      let told = performance.now()
      while (here && here.replay.at() < step && !signal.aborted) {
        const difference = await here.replay.step()
        if (here !== open) return step
        here.note(difference)
        if (performance.now() - told < pause) continue
        here.flush()
        told = performance.now()
      }
      if (here === open) here?.flush()
      return step
    },
  }
}

/** In a recording there is nothing left to hide. */
const shown: Mask = { hide: (_, value) => value }

/** What set a step going, in a few words. */
const captionOf = ({ causes }: Step): string =>
  causes
    .map((cause) => {
      if ('fact' in cause) return `${cause.fact.type} → ${cause.to || 'app'}`
      if ('timer' in cause) return 'a timer ran out'
      if ('told' in cause) return 'something was told'
      if ('answer' in cause) return 'fails' in cause || 'breaks' in cause ? 'an answer failed' : 'an answer came'
      return 'start' in cause ? 'the app started' : 'the app stopped'
    })
    .join(', ')
