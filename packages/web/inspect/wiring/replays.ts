import { createInspector } from '@statelyai/inspect'
import { openReplay, parseFlow, type Replay, type Step, sentenceOf } from '@supplier/core/flows'
import { masked } from '../../src/wiring/inspect.ts'
import type { Entry } from '../log.domain.ts'
import type { Recording } from '../viewer.domain.ts'
import type { RecordingFile, ReplayFact } from '../viewer.port.ts'

type Tell = (fact: ReplayFact) => void

interface Open {
  readonly replay: Replay
  readonly tell: Tell
  /** What was told since the last step. */
  readonly entries: Entry[]
}

/** The inspector speaks when the page is idle; whoever waits here for the same is behind it. */
const idle = (run: () => void): void => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run)
  else setTimeout(run, 0)
}

/** Plays recordings of the panel in this page, without a view; the machines are the panel's own. */
export const createReplays = () => {
  let open: Open | null = null
  return {
    read: async (file: RecordingFile): Promise<Recording> => {
      const text = await file.text()
      const { steps } = parseFlow(text)
      return { name: file.name, text, length: steps.length, steps: steps.map(captionOf) }
    },

    follow: (tell: Tell, { text }: Recording): (() => void) => {
      const entries: Entry[] = []
      const { inspect } = createInspector({ send: (entry) => void entries.push(entry) }, { serialize: masked })
      const replay = openReplay(parseFlow(text), {
        later: (run) => void setTimeout(run, 0),
        inspect: (event) => inspect.next?.(event),
      })
      open = { replay, tell, entries }
      return () => {
        if (open?.replay === replay) open = null
        replay.stop()
      }
    },

    /** Steps that were taken already stand in the log. */
    to: async (step: number, signal: AbortSignal): Promise<number> => {
      const here = open
      while (here && here.replay.at() < step && !signal.aborted) {
        const difference = await here.replay.step()
        await new Promise<void>((resolve) => idle(resolve))
        if (here !== open) break
        here.tell({ type: 'entries.arrived', entries: here.entries.splice(0) })
        here.tell({ type: 'step.reached', step: here.replay.at(), difference: difference && sentenceOf(difference) })
      }
      return step
    },
  }
}

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
