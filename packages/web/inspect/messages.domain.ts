import { isBirth, isSent, type Log } from './log.domain.ts'
import { countBelow, readOnce } from './reading.domain.ts'

/** An event sent from one actor to another. */
export interface Message {
  /** The number of log entries up to and including this one. */
  readonly at: number
  readonly type: string
  /** The names of the actors; `null` for an event from outside. */
  readonly from: string | null
  readonly to: string
  readonly fromLane: number
  readonly toLane: number
  /** Milliseconds since the first entry. */
  readonly time: number
}

export interface Sequence {
  /** The first lane is the outside; a lane for each machine follows, in the order in which they started. */
  readonly lanes: readonly string[]
  /** The list is shared and grows with the log; only the first `count` messages belong to this sequence. */
  readonly messages: readonly Message[]
  readonly count: number
}

const mostLanes = 18

interface Party {
  readonly name: string
  readonly parent: string | undefined
  readonly isMachine: boolean
}

interface Reading {
  readonly parties: Map<string, Party>
  readonly lanes: Map<string, number>
  readonly messages: Message[]
  start: number
}

/** Events that XState sends internally: an actor started, finished, failed or emitted a snapshot. */
const isPlumbing = (type: string): boolean => type.startsWith('xstate.') || type.startsWith('@xstate.')

/** All messages, all without internal ones, or those that one actor sent or received. */
export const sequenceOf = (log: Log, only: string | null, isOwn = false): Sequence => {
  const { lanes, messages } = readingOf(only, isOwn)(log)
  return { lanes: ['', ...lanes.keys()], messages, count: messages.length }
}

let narrow: { readonly only: string; readonly read: (log: Log) => Reading } | null = null

/** Keeps the readings of all messages, and the reading of the actor that was selected last. */
const readingOf = (only: string | null, isOwn: boolean): ((log: Log) => Reading) => {
  if (only === null) return isOwn ? readOwn : readAll
  if (narrow?.only !== only) narrow = { only, read: readerFor(only) }
  return narrow.read
}

const readerFor = (only: string | null, isOwn = false) =>
  readOnce<Reading>(
    () => ({ parties: new Map(), lanes: new Map(), messages: [], start: 0 }),
    (known, entry, at) => {
      const { parties, messages } = known
      if (at === 0) known.start = Number(entry.createdAt)
      if (isBirth(entry)) {
        const isMachine = /"states":/.test(entry.definition ?? '')
        parties.set(entry.sessionId, { name: entry.name, parent: entry.parentId, isMachine })
      }
      if (!isSent(entry) || (only !== null && entry.sessionId !== only && entry.sourceId !== only)) return
      const type = String((entry.event as { readonly type?: unknown }).type)
      if (isOwn && isPlumbing(type)) return
      messages.push({
        at: at + 1,
        type,
        from: entry.sourceId === undefined ? null : (parties.get(entry.sourceId)?.name ?? entry.sourceId),
        to: parties.get(entry.sessionId)?.name ?? entry.sessionId,
        fromLane: laneOf(known, entry.sourceId),
        toLane: laneOf(known, entry.sessionId),
        time: Number(entry.createdAt) - known.start,
      })
    },
  )

const readAll = readerFor(null)
const readOwn = readerFor(null, true)

const laneOf = (known: Reading, id: string | undefined): number => {
  const { parties, lanes } = known
  const party = id === undefined ? undefined : parties.get(id)
  if (party === undefined) return 0
  const lane = lanes.get(party.name)
  if (lane !== undefined) return lane
  if (!party.isMachine || lanes.size >= mostLanes) return laneOf(known, party.parent)
  lanes.set(party.name, lanes.size + 1)
  return lanes.size
}

/** The index of the last message among the first `at` entries; -1 when there is none. */
export const locationAt = (messages: readonly Message[], at: number): number =>
  countBelow(messages, ({ at: location }) => location, at + 1) - 1
