import { kyivDay } from '../days.ts'
import { type Objection, objectionTo } from '../moderation.ts'
import type { StoredRecord, World } from '../world.ts'

/** How long the marketplace reads a store before it is shown to buyers. */
export const moderationTime = 2 * 60_000

export interface Pause {
  readonly from: string
  readonly to: string | null
  readonly message: string
}

/** What the rules of the marketplace object to; `null` when the store may be shown. */
const objection = (description: unknown): Objection | null =>
  /\d{7,}/.test(String(description ?? '').replace(/[\s()+-]/g, ''))
    ? { reason: 'В описі не має бути номера телефону: покупці зв’язуються через маркетплейс.', fields: ['description'] }
    : null

const pausedAs = ({ from, to }: Pause, today: string): 'pause_planned' | 'paused' | 'active' => {
  if (today < from) return 'pause_planned'
  return to === null || today <= to ? 'paused' : 'active'
}

const moderated = (record: StoredRecord, world: World): Partial<StoredRecord> => {
  const moderation = objectionTo(world, objection(record['description']))
  return { moderation, moderation_ends: null, status: moderation === null ? 'active' : 'rejected' }
}

/** The store as the clock has changed it: read by the marketplace, on a pause, or back from it. */
export const storeAsOf = (record: StoredRecord, now: number, world: World): StoredRecord => {
  const { status, moderation_ends: ends, pause } = record
  const version = record.version + 1
  if (status === 'in_moderation')
    return Number(ends) <= now ? { ...record, ...moderated(record, world), version } : record
  if (pause === null) return record
  const then = pausedAs(pause as Pause, kyivDay(now))
  if (then === status) return record
  return { ...record, status: then, pause: then === 'active' ? null : pause, version }
}
