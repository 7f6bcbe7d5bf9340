import { livesIn } from './lives.domain.ts'
import { isBirth, isSent, type Log, snapOf } from './log.domain.ts'
import { type Known, shownActor, stepOfEntry } from './viewer.domain.ts'

/** The moments, oldest first, at which a text comes up: in an event, in the name of a new actor, or in a context. */
export const matchesIn = (known: Known, text: string): readonly number[] => {
  const needle = text.trim().toLowerCase()
  if (needle === '') return []
  const { recording, log } = known
  const entries = entriesWith(log, needle)
  if (recording === null) return entries
  const told = recording.steps.flatMap((caption, at) => (caption.toLowerCase().includes(needle) ? [at + 1] : []))
  return ascending([...told, ...entries.map((entry) => stepOfEntry(known, entry))])
}

/** The moments, oldest first, at which the selected actor changed. */
export const ownMoments = (known: Known): readonly number[] => {
  const { recording, log } = known
  const actor = livesIn(log).byId.get(shownActor(known) ?? '')
  if (actor === undefined) return []
  const entries = actor.shots.map((at) => at + 1)
  if (recording === null) return entries
  const recorded = recording.paths.flatMap((paths, at) => (paths.includes(actor.path) ? [at + 1] : []))
  return ascending([...recorded, ...entries.map((entry) => stepOfEntry(known, entry))])
}

/** The next moment of a list in a direction; the current one when there is none. */
export const nextMoment = (moments: readonly number[], at: number, by: 1 | -1): number =>
  (by === 1 ? moments.find((one) => one > at) : moments.findLast((one) => one < at)) ?? at

const ascending = (moments: readonly number[]): readonly number[] =>
  [...new Set(moments)].sort((one, other) => one - other)

/** A context is found where the text comes into it, not in every later snapshot that still has it. */
const entriesWith = (log: Log, needle: string): readonly number[] => {
  const holding = new Set<string>()
  return log.flatMap((entry, at) => {
    if (isBirth(entry)) return entry.name.toLowerCase().includes(needle) ? [at + 1] : []
    if (isSent(entry)) return holds(entry.event, needle) ? [at + 1] : []
    const had = holding.has(entry.sessionId)
    const has = holds(snapOf(entry.snapshot).context, needle)
    if (has) holding.add(entry.sessionId)
    else holding.delete(entry.sessionId)
    return has && !had ? [at + 1] : []
  })
}

const holds = (value: unknown, needle: string): boolean => {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).some(
      ([key, inner]) => (!Array.isArray(value) && key.toLowerCase().includes(needle)) || holds(inner, needle),
    )
  return value !== undefined && String(value).toLowerCase().includes(needle)
}
