import type { Broadcast } from '../events.ts'
import { newCountOf } from '../notifications/notifications.ts'
import { withRecords } from '../records.ts'
import type { StoredRecord, Supplier, World } from '../world.ts'
import { isWorkingKey, keysName, keysOf } from './deliveries.ts'

const day = 24 * 3_600_000
/** The end of a key is announced this many days ahead. */
const daysAhead = [1, 7, 14] as const

const words = { 1: 'ще 1 день', 7: 'ще 7 днів', 14: 'ще 14 днів' } as const

/** The announcement that is due; `null` when the key ends later, or it was made. */
const dueFor = (key: StoredRecord, now: number): (typeof daysAhead)[number] | null => {
  const end = Number(key['expires_at'])
  const due = isWorkingKey(key, now) ? daysAhead.find((days) => end - days * day <= now) : undefined
  return due === undefined || key['announced'] === announced(key, due) ? null : due
}

/** A replaced key has another end, and is announced anew. */
const announced = ({ expires_at: end }: StoredRecord, days: number): string => `${end} ${days}`

/** The notifications about keys that end soon, each once, at this time. */
export const withKeyNotices = (before: World, now: number): readonly [World, ...Broadcast[]] => {
  let world = before
  const told: Broadcast[] = []
  for (const supplier of before.suppliers) {
    const keys = keysOf(world, supplier, now)
    const due = keys.flatMap((key) => {
      const days = dueFor(key, now)
      return days === null ? [] : [{ key, days }]
    })
    if (due.length === 0) continue
    const made = due.map(({ key, days }, at) => ({
      id: world.nextId + at,
      supplierId: supplier.id,
      at: now,
      readAt: null,
      type: 'system' as const,
      title: 'Закінчується термін дії ключа Нової Пошти',
      text: `Ключ «${key['title']}» діє ${words[days]}. Замініть його заздалегідь: без чинного ключа накладні не створити.`,
      priority: 'high' as const,
      link: { route: 'deliveries-apis', params: { key: String(key.id) } },
    }))
    const kept = keys.map((key) => {
      const found = due.find((one) => one.key === key)
      return found ? { ...key, announced: announced(key, found.days) } : key
    })
    world = withRecords(
      { ...world, nextId: world.nextId + made.length, notifications: [...world.notifications, ...made] },
      supplier,
      keysName,
      kept,
    )
    const data = { new_count: newCountOf(world, supplier.id) }
    told.push({ channel: `private-customer.${supplier.id}`, event: 'customer.change', data })
  }
  return [world, ...told]
}

/** The default key of a supplier ends in so many days from now, as if the carrier had said so. */
export const withKeyEnd = (
  world: World,
  supplier: Supplier,
  days: number,
  now: number,
): readonly [World, ...Broadcast[]] => {
  const keys = keysOf(world, supplier, now).map((key) =>
    key['is_default'] === true
      ? { ...key, expires_at: now + days * day, announced: null, version: key.version + 1 }
      : key,
  )
  const [next, ...told] = withKeyNotices(withRecords(world, supplier, keysName, keys), now)
  const changed = keys.find((key) => key['is_default'] === true)
  const event = { channel: `private-customer.${supplier.id}`, event: 'delivery.key', data: { id: changed?.id } }
  return [next, ...told, ...(changed === undefined ? [] : [event])]
}
