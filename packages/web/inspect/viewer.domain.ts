import type { Chart } from './chart.domain.ts'
import { livesIn } from './lives.domain.ts'
import { grown, type Log } from './log.domain.ts'
import { countBelow } from './reading.domain.ts'

export const speeds = [1, 4, 16, 64] as const
export type Speed = (typeof speeds)[number]

export const panes = ['actors', 'chart', 'messages', 'context', 'panel'] as const
export type Pane = (typeof panes)[number]

export const zooms = [0.5, 0.75, 1, 1.5] as const
/** The whole chart, the active states, or a scale. */
export type Zoom = 'fit' | 'active' | (typeof zooms)[number]

/** Which messages are shown: all without internal ones, all, or those that the selected actor sends and receives. */
export const scopes = ['own', 'all', 'narrow'] as const
export type Scope = (typeof scopes)[number]

/** A recording that can be replayed. */
export interface Recording {
  readonly name: string
  readonly text: string
  /** The number of its steps. */
  readonly length: number
  /** What happened in each step, in one line. */
  readonly steps: readonly string[]
  /** The machines that changed in each step, by their paths from the app. */
  readonly paths: readonly (readonly string[])[]
}

/** A live session that was saved: it has entries, but nothing that could be replayed. */
export interface SavedLog {
  readonly name: string
  readonly log: Log
}

export interface Difference {
  readonly step: number
  readonly sentence: string
}

/** Replayed steps of a recording, with the log entries that they caused. */
export interface Steps {
  readonly entries: Log
  /** For each of these steps, the number of entries since the start of the replay. */
  readonly marks: readonly number[]
  readonly difference: Difference | null
}

/** The data of the viewer. */
export interface Known {
  readonly log: Log
  /** The selected moment: a number of log entries when live, a number of steps in a recording. */
  readonly at: number
  readonly recording: Recording | null
  /** The number of entries after each step of the recording, starting with 0 before the first step. */
  readonly marks: readonly number[]
  /** The step that the replayed panel has reached. */
  readonly taken: number
  /** Where the replay first differed from its recording; the later steps may differ because of it. */
  readonly difference: Difference | null
  readonly selected: string | null
  /** The last chart with its definition; the chart is `null` while or when it could not be laid out. */
  readonly drawn: { readonly definition: string; readonly chart: Chart | null } | null
}

export const nothingKnown = { log: [], at: 0, recording: null, marks: [0], taken: 0, difference: null }

/** Adds entries of the live panel. The oldest ones are dropped when the log is full. */
export const moreTold = ({ log, at }: Known, more: Log): Pick<Known, 'log' | 'at'> => {
  const next = grown(log, more)
  return { log: next, at: Math.max(0, at - (log.length + more.length - next.length)) }
}

/** Adds replayed entries. The log of a recording is never shortened. */
export const moreTaken = (known: Known, { entries, marks, difference }: Steps) => ({
  log: [...known.log, ...entries],
  marks: [...known.marks, ...marks],
  difference: known.difference ?? difference,
})

/** Limits a number to an existing step. */
export const stepWithin = (known: Known, at: number): number => Math.max(0, Math.min(endOf(known), Math.round(at)))

/** The last step of the timeline. */
export const endOf = ({ recording, log }: Known): number => recording?.length ?? log.length

/** The number of log entries up to the selected moment. */
export const entriesAt = ({ recording, marks, at, log }: Known): number =>
  recording === null ? at : (marks[at] ?? log.length)

/** The selected actor, or the first one of the log. */
export const shownActor = ({ log, selected }: Known): string | null => {
  const { byId } = livesIn(log)
  if (selected !== null && byId.has(selected)) return selected
  const [first] = byId.keys()
  return first ?? null
}

/** The definition of the selected actor’s machine; `null` when the actor has no states. */
export const definitionToDraw = (known: Known): string | null =>
  livesIn(known.log).byId.get(shownActor(known) ?? '')?.definition ?? null

/** The first step after which the log contains an entry. */
export const stepOfEntry = ({ recording, marks }: Known, entry: number): number => {
  if (recording === null) return entry
  const step = countBelow(marks, (many) => many, entry)
  return step < marks.length ? step : recording.length
}
