import type { Chart } from './chart.domain.ts'
import { livesIn } from './lives.domain.ts'
import { grown, type Log } from './log.domain.ts'
import { countBelow } from './reading.domain.ts'

export const speeds = [1, 4, 16, 64] as const
export type Speed = (typeof speeds)[number]

export const panes = ['actors', 'chart', 'messages', 'context', 'panel'] as const
export type Pane = (typeof panes)[number]

export const zooms = [0.5, 0.75, 1, 1.5] as const
/** The whole chart, the states in which the actor is, or a size. */
export type Zoom = 'fit' | 'active' | (typeof zooms)[number]

/** Whose messages are shown: what people and features say, everything, or what the shown actor says and hears. */
export const scopes = ['own', 'all', 'narrow'] as const
export type Scope = (typeof scopes)[number]

/** A recording that can be replayed. */
export interface Recording {
  readonly name: string
  readonly text: string
  /** How many steps it has. */
  readonly length: number
  /** What each step is, in a few words. */
  readonly steps: readonly string[]
}

export interface Difference {
  readonly step: number
  readonly sentence: string
}

/** Steps of a recording that were taken, and everything that was told meanwhile. */
export interface Steps {
  readonly entries: Log
  /** How many entries were told up to each of these steps, all since the first step counted. */
  readonly marks: readonly number[]
  readonly difference: Difference | null
}

/** What the viewer knows. */
export interface Known {
  readonly log: Log
  /** Live: how many entries are looked at. Of a recording: how many of its steps were taken. */
  readonly at: number
  readonly recording: Recording | null
  /** How many entries there were after each step of the recording; before the first there were none. */
  readonly marks: readonly number[]
  /** At which step the replayed panel is. */
  readonly taken: number
  /** Where the replay left its recording; whatever follows differs as well. */
  readonly difference: Difference | null
  readonly selected: string | null
  /** The last chart, and of which definition it is; `null` where it could not be drawn. */
  readonly drawn: { readonly definition: string; readonly chart: Chart | null } | null
}

export const nothingKnown = { log: [], at: 0, recording: null, marks: [0], taken: 0, difference: null }

/** More was told by the panel; it is kept as far back as there is room. */
export const moreTold = ({ log, at }: Known, more: Log): Pick<Known, 'log' | 'at'> => {
  const next = grown(log, more)
  return { log: next, at: Math.max(0, at - (log.length + more.length - next.length)) }
}

/** A recording is kept whole. */
export const moreTaken = (known: Known, { entries, marks, difference }: Steps) => ({
  log: [...known.log, ...entries],
  marks: [...known.marks, ...marks],
  difference: known.difference ?? difference,
})

/** A step that there is. */
export const stepWithin = (known: Known, at: number): number => Math.max(0, Math.min(endOf(known), Math.round(at)))

/** Where the timeline ends. */
export const endOf = ({ recording, log }: Known): number => recording?.length ?? log.length

/** How many entries of the log are looked at. */
export const entriesAt = ({ recording, marks, at, log }: Known): number =>
  recording === null ? at : (marks[at] ?? log.length)

/** The actor that is looked at: the chosen one, or the first that came. */
export const shownActor = ({ log, selected }: Known): string | null => {
  const { byId } = livesIn(log)
  if (selected !== null && byId.has(selected)) return selected
  const [first] = byId.keys()
  return first ?? null
}

/** The definition to draw; `null` for what has no states. */
export const definitionToDraw = (known: Known): string | null =>
  livesIn(known.log).byId.get(shownActor(known) ?? '')?.definition ?? null

/** The step after which an entry was there. */
export const stepOfEntry = ({ recording, marks }: Known, entry: number): number => {
  if (recording === null) return entry
  const step = countBelow(marks, (many) => many, entry)
  return step < marks.length ? step : recording.length
}
