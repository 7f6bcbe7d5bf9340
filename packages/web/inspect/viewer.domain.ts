import type { Chart } from './chart.domain.ts'
import { grown, isBirth, type Log } from './log.domain.ts'

export const speeds = [1, 4, 16, 64] as const
export type Speed = (typeof speeds)[number]

export const panes = ['actors', 'chart', 'messages', 'context', 'panel'] as const
export type Pane = (typeof panes)[number]

export const zooms = [0.5, 0.75, 1, 1.5] as const
export type Zoom = 'fit' | (typeof zooms)[number]

/** A recording that can be replayed. */
export interface Recording {
  readonly name: string
  readonly text: string
  /** How many steps it has. */
  readonly length: number
  /** What each step is, in a few words. */
  readonly steps: readonly string[]
}

/** What the viewer knows. */
export interface Known {
  readonly log: Log
  /** Live: how many entries are looked at. Of a recording: how many of its steps were taken. */
  readonly at: number
  readonly recording: Recording | null
  /** How much was told after each step of the recording. */
  readonly marks: Readonly<Record<number, number>>
  /** At which step the replayed panel is. */
  readonly taken: number
  /** Where the replay parted from the recording, by step. */
  readonly differences: Readonly<Record<number, string>>
  readonly selected: string | null
  /** The last chart, and of which definition it is; `null` where it could not be drawn. */
  readonly drawn: { readonly definition: string; readonly chart: Chart | null } | null
}

export const nothingKnown = { log: [], at: 0, recording: null, marks: {}, taken: 0, differences: {} }

/** More was told. A recording is kept whole; what is followed live is kept as far back as there is room. */
export const moreTold = ({ log, at, recording }: Known, more: Log): Pick<Known, 'log' | 'at'> => {
  if (recording !== null) return { log: [...log, ...more], at }
  const next = grown(log, more)
  return { log: next, at: Math.max(0, at - (log.length + more.length - next.length)) }
}

/** A step that there is. */
export const stepWithin = (known: Known, at: number): number => Math.max(0, Math.min(endOf(known), Math.round(at)))

/** Where the timeline ends. */
export const endOf = ({ recording, log }: Known): number => recording?.length ?? log.length

/** How many entries of the log are looked at. */
export const entriesAt = ({ recording, marks, at, log }: Known): number =>
  recording === null ? at : (marks[at] ?? log.length)

/** The actor that is looked at: the chosen one, or the first that came. */
export const shownActor = ({ log, selected }: Known): string | null => {
  const births = log.filter(isBirth)
  return births.find(({ sessionId }) => sessionId === selected)?.sessionId ?? births[0]?.sessionId ?? null
}

/** The definition to draw; `null` for what has no states. */
export const definitionToDraw = (known: Known): string | null => {
  const actor = shownActor(known)
  const definition = known.log.find((entry) => isBirth(entry) && entry.sessionId === actor)
  const text = definition && isBirth(definition) ? definition.definition : undefined
  return text !== undefined && /"states":/.test(text) ? text : null
}

/** The step after which an entry was there. */
export const stepOfEntry = ({ recording, marks }: Known, entry: number): number => {
  if (recording === null) return entry
  const found = Object.entries(marks).find(([, many]) => many >= entry)
  return found ? Number(found[0]) : recording.length
}
