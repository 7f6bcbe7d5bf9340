import type { Broadcast } from '../events.ts'
import type { World } from '../world.ts'

const day = 24 * 3600 * 1000

/** The supplier whose channel it is; `null` for another channel. */
const supplierOf = (channel: string): number | null => {
  const [, id] = /^private-customer\.(\d+)$/.exec(channel) ?? []
  return id === undefined ? null : Number(id)
}

/** Numbers the events of each supplier, and keeps them for a day; a server that does not sends them as they are. */
export const numbered = (world: World, broadcast: Broadcast, now: number): readonly [World, Broadcast] => {
  const { channel, event, data } = broadcast
  const id = supplierOf(channel)
  if (id === null || world.numberedEvents === undefined) return [world, broadcast]
  const before = world.numberedEvents[id] ?? []
  const seq = (before.at(-1)?.seq ?? 0) + 1
  const at = new Date(now).toISOString()
  const payload = { ...(data as object), seq, at, event_id: `event-${id}-${seq}` }
  // The newest one stays, because the next one follows it.
  const kept = before.filter((one, index) => index === before.length - 1 || now - one.at < day)
  const events = [...kept, { seq, at: now, event, payload }]
  return [
    { ...world, numberedEvents: { ...world.numberedEvents, [id]: events } },
    { channel, event, data: payload },
  ]
}

/** The events after this number; `null` when one of them is not kept any more. */
export const eventsAfter = ({ numberedEvents = {} }: World, supplierId: number, after: number, now: number) => {
  const all = numberedEvents[supplierId] ?? []
  const found = all.filter(({ seq }) => seq > after)
  const lastSeq = all.at(-1)?.seq ?? 0
  const areAllKept = found.length === lastSeq - after && found.every(({ at }) => now - at < day)
  return after > lastSeq || !areAllKept ? null : { found, lastSeq }
}
