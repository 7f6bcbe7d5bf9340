import { type Reply, refused, wrongState } from '../../http/laravel.ts'
import { kyivDay } from '../../world/days.ts'
import { newOrdersOf } from '../../world/orders/orders.ts'
import type { SectionCommand } from '../../world/records.ts'
import { moderationTime, type Pause, storeAsOf } from '../../world/stores/store-clock.ts'
import type { StoredRecord, Supplier, World } from '../../world/world.ts'

type Fields = Readonly<Record<string, unknown>>

const isOpen = ({ status }: StoredRecord) => ['active', 'pause_planned', 'paused'].includes(String(status))

/** The refusal of a command or a change, with the state that does not allow it. */
export const unable = (text: string, { status }: StoredRecord, reason?: string, more: Fields = {}): Reply =>
  wrongState(text, { status, ...(reason && { reason }), ...more })

export const waits = (record: StoredRecord) =>
  unable('Магазин на перевірці. Зачекайте, поки вона закінчиться.', record, 'in_moderation')

/** The orders of the primary store are those of the account. */
export const openOrdersOf = (record: StoredRecord, world: World, supplier: Supplier) =>
  record['is_primary'] ? newOrdersOf(world, supplier) : Number(record['orders_open'])

const payoutsOpen = ({ payouts }: World, { id }: Supplier) =>
  payouts.filter(({ supplierId, status }) => supplierId === id && /^(created|pending|processing)$/.test(status)).length

const pauseIn = ({ from, to, message }: Fields): Pause => ({
  from: String(from),
  to: to ? String(to) : null,
  message: String(message ?? ''),
})

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text)

/** The commands on a store, with what refuses each. */
export const storeCommands: Readonly<Record<string, SectionCommand>> = {
  publish: (record, _, __, { now }) => {
    if (record['status'] === 'in_moderation') return waits(record)
    if (!['draft', 'rejected'].includes(String(record['status']))) return unable('Магазин уже опубліковано.', record)
    return {
      changed: {
        status: 'in_moderation',
        moderation: null,
        moderation_ends: now + moderationTime,
        slug: record['slug'] ?? `store-${record.id}`,
        feed_key: record['feed_key'] ?? keyOf(record),
      },
    }
  },
  pause: (record, values, world, { now }) => {
    if (record['status'] !== 'active') return unable('На паузу можна поставити лише активний магазин.', record)
    const pause = pauseIn(values)
    if (!isDay(pause.from) || pause.from < kyivDay(now))
      return refused({ from: ['Пауза не може початися в минулому.'] })
    if (pause.to !== null && !(isDay(pause.to) && pause.to >= pause.from))
      return refused({ to: ['Останній день паузи має бути не раніше першого.'] })
    const { status } = storeAsOf({ ...record, pause }, now, world)
    return { changed: { pause, status } }
  },
  resume: (record) =>
    ['pause_planned', 'paused'].includes(String(record['status']))
      ? { changed: { status: 'active', pause: null } }
      : unable('Магазин не на паузі.', record),
  primary: (record, _, __, { others }) =>
    isOpen(record)
      ? { changed: { is_primary: true }, also: handedOver(others) }
      : unable('Основним може бути лише активний магазин.', record),
  'feed/rotate': (record) =>
    record['feed_key'] === null
      ? unable('Фід з’явиться після публікації.', record)
      : { changed: { feed_key: keyOf(record) } },
  close: (record, { new_primary_id: chosen }, world, { supplier, others }) => {
    if (record['status'] === 'in_moderation') return waits(record)
    if (record['status'] === 'closed') return unable('Магазин уже закрито.', record)
    const open = { orders_open: openOrdersOf(record, world, supplier), payouts_open: payoutsOpen(world, supplier) }
    if (open.orders_open > 0)
      return unable(
        `Є відкриті замовлення: ${open.orders_open}. Завершіть або скасуйте їх і тоді закривайте магазин.`,
        record,
        'orders_open',
        open,
      )
    if (!record['is_primary']) return { changed: { status: 'closed', pause: null } }
    if (open.payouts_open > 0)
      return unable('Є незавершена виплата. Закрити магазин можна після неї.', record, 'payout_open', open)
    if (others.every(({ status }) => status === 'closed')) return { changed: { status: 'closed', pause: null } }
    const next = others.find((other) => other.id === chosen && isOpen(other))
    return next
      ? {
          changed: { status: 'closed', pause: null, is_primary: false },
          also: { [next.id]: { is_primary: true } },
        }
      : unable('Спершу виберіть, який магазин стане основним.', record, 'needs_new_primary')
  },
}

/** The change of the other stores when one becomes the primary one. */
function handedOver(others: readonly StoredRecord[]): Readonly<Record<number, Fields>> {
  return Object.fromEntries(others.filter((one) => one['is_primary']).map(({ id }) => [id, { is_primary: false }]))
}

/** A new secret part of the address of the feed. */
function keyOf({ id, version }: StoredRecord): string {
  return (((id + 1) * 2_654_435_761 + version * 40_503) >>> 0).toString(16).padStart(8, '0')
}
