import { isBirth, isSent, type Log } from './log.domain.ts'

/** An event on its way from one actor to another. */
export interface Message {
  /** How many entries there are, this one counted. */
  readonly at: number
  readonly type: string
  /** Names; `null` for the outside. */
  readonly from: string | null
  readonly to: string
  readonly fromLane: number
  readonly toLane: number
  /** Milliseconds since the first entry. */
  readonly time: number
}

export interface Sequence {
  /** One for the outside, then one for each machine, in the order in which they came. */
  readonly lanes: readonly string[]
  readonly messages: readonly Message[]
}

const mostLanes = 18

interface Party {
  readonly name: string
  readonly parent: string | undefined
  readonly isMachine: boolean
}

/** All messages, or those that one actor sent or got. */
export const sequenceOf = (log: Log, only: string | null): Sequence => {
  const parties = new Map<string, Party>()
  const lanes = new Map<string, number>()
  const messages: Message[] = []
  const start = Number(log[0]?.createdAt ?? 0)
  const laneOf = (id: string | undefined): number => {
    const party = id === undefined ? undefined : parties.get(id)
    if (party === undefined) return 0
    const known = lanes.get(party.name)
    if (known !== undefined) return known
    if (!party.isMachine || lanes.size >= mostLanes) return laneOf(party.parent)
    lanes.set(party.name, lanes.size + 1)
    return lanes.size
  }
  log.forEach((entry, i) => {
    if (isBirth(entry)) {
      const isMachine = /"states":/.test(entry.definition ?? '')
      parties.set(entry.sessionId, { name: entry.name, parent: entry.parentId, isMachine })
    }
    if (!isSent(entry) || (only !== null && entry.sessionId !== only && entry.sourceId !== only)) return
    messages.push({
      at: i + 1,
      type: String((entry.event as { readonly type?: unknown }).type),
      from: entry.sourceId === undefined ? null : (parties.get(entry.sourceId)?.name ?? entry.sourceId),
      to: parties.get(entry.sessionId)?.name ?? entry.sessionId,
      fromLane: laneOf(entry.sourceId),
      toLane: laneOf(entry.sessionId),
      time: Number(entry.createdAt) - start,
    })
  })
  return { lanes: ['', ...lanes.keys()], messages }
}

/** The place of the last message among the first `at` entries; -1 before the first. */
export const placeAt = (messages: readonly Message[], at: number): number => {
  let [low, high] = [0, messages.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((messages[middle]?.at ?? 0) <= at) low = middle + 1
    else high = middle
  }
  return low - 1
}
