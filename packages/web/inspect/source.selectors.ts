import { type Entry, eventTypeOf, isBirth, isShot, type Log, nameOf } from './log.domain.ts'
import { endOf, entriesAt } from './viewer.domain.ts'
import type { ViewerSnapshot } from './viewer.machine.ts'

export interface SourceView {
  readonly kind: 'live' | 'reading' | 'replaying' | 'lost'
  readonly name: string | null
  /** Nothing was told yet. */
  readonly isEmpty: boolean
  readonly mistake: string | null
}

export const selectSource = (snapshot: ViewerSnapshot): SourceView => {
  const { recording, log, mistake } = snapshot.context
  const kinds = ['live', 'reading', 'replaying', 'lost'] as const
  const kind = kinds.find((one) => snapshot.matches({ source: one })) ?? 'live'
  return { kind, name: recording?.name ?? null, isEmpty: log.length === 0, mistake }
}

export interface TimelineView {
  readonly at: number
  readonly end: number
  readonly isPlaying: boolean
  readonly isNewest: boolean
  readonly isMoving: boolean
  /** What the step is, in a few words. */
  readonly caption: string
  /** How the replay differs from the recording here; `null` where it does not. */
  readonly difference: string | null
}

export const selectTimeline = (snapshot: ViewerSnapshot): TimelineView => {
  const { context } = snapshot
  const entry = context.log[entriesAt(context) - 1]
  const step = context.recording?.steps[context.at - 1]
  return {
    at: context.at,
    end: endOf(context),
    isPlaying: snapshot.matches({ position: 'playing' }),
    isNewest: snapshot.matches({ position: 'newest' }),
    isMoving: snapshot.matches({ panel: 'moving' }),
    caption: context.recording === null ? captionOf(context.log, entry) : (step ?? ''),
    difference: firstDifference(context.differences, context.at),
  }
}

const captionOf = (log: Log, entry: Entry | undefined): string => {
  if (entry === undefined) return ''
  const name = nameOf(log, entry.sessionId) ?? entry.sessionId
  if (isBirth(entry)) return `${name} came`
  return isShot(entry) ? `${name} took ${eventTypeOf(entry.event)}` : `${eventTypeOf(entry.event)} → ${name}`
}

/** Where a replay left its recording; what follows from it differs as well. */
const firstDifference = (differences: Readonly<Record<number, string>>, at: number): string | null => {
  const first = Math.min(...Object.keys(differences).map(Number))
  return first <= at ? (differences[first] ?? null) : null
}
