import { nameOf } from './lives.domain.ts'
import { type Entry, eventTypeOf, isBirth, isShot, type Log } from './log.domain.ts'
import { keptFor } from './reading.domain.ts'
import { matchesIn } from './search.domain.ts'
import { endOf, entriesAt } from './viewer.domain.ts'
import type { ViewerSnapshot } from './viewer.machine.ts'

export interface SourceView {
  readonly kind: 'live' | 'reading' | 'replaying' | 'saved' | 'lost'
  readonly name: string | null
  /** Whether the log has no entries yet. */
  readonly isEmpty: boolean
  readonly mistake: string | null
  /** Another origin that wants to show its machines here. */
  readonly asking: string | null
}

export const selectSource = (snapshot: ViewerSnapshot): SourceView => {
  const { recording, log, mistake, asking, saved } = snapshot.context
  const kinds = ['live', 'reading', 'replaying', 'saved', 'lost'] as const
  const kind = kinds.find((one) => snapshot.matches({ source: one })) ?? 'live'
  return { kind, name: recording?.name ?? saved, isEmpty: log.length === 0, mistake, asking }
}

export interface TimelineView {
  readonly at: number
  readonly end: number
  readonly isPlaying: boolean
  readonly isNewest: boolean
  /** The step that a long replay has reached; `null` while there is no replay to wait for. */
  readonly reached: number | null
  /** A short description of the step. */
  readonly caption: string
  /** How the replay differs from the recording at this step or before it; `null` when it does not. */
  readonly difference: string | null
}

const longWay = 50

export const selectTimeline = (snapshot: ViewerSnapshot): TimelineView => {
  const { context } = snapshot
  const { difference } = context
  const reached = context.marks.length - 1
  const entry = context.log[entriesAt(context) - 1]
  const step = context.recording?.steps[context.at - 1]
  return {
    at: context.at,
    end: endOf(context),
    isPlaying: snapshot.matches({ position: 'playing' }),
    isNewest: snapshot.matches({ position: 'newest' }),
    reached: snapshot.matches({ panel: 'moving' }) && context.at - reached > longWay ? reached : null,
    caption: context.recording === null ? captionOf(context.log, entry) : (step ?? ''),
    difference: difference !== null && difference.step <= context.at ? difference.sentence : null,
  }
}

const captionOf = (log: Log, entry: Entry | undefined): string => {
  if (entry === undefined) return ''
  const name = nameOf(log, entry.sessionId) ?? entry.sessionId
  if (isBirth(entry)) return `${name} came`
  return isShot(entry) ? `${name} took ${eventTypeOf(entry.event)}` : `${eventTypeOf(entry.event)} → ${name}`
}

export interface SearchView {
  readonly query: string
  readonly count: number
  /** The number of the match that is shown, or of the last one before the moment; 0 for none. */
  readonly nth: number
}

const matches = keptFor<readonly number[]>()

export const selectSearch = ({ context }: ViewerSnapshot): SearchView => {
  const { query, log, marks, recording, at } = context
  const found = matches([query, log, marks, recording], () => matchesIn(context, query))
  return { query, count: found.length, nth: found.filter((one) => one <= at).length }
}
