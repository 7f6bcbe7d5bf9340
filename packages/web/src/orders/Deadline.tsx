import { type OrderClockActor, selectNow } from '@supplier/core/orders/order-clock.machine'
import { limitOf, urgencyOf } from '@supplier/core/orders/order-time.domain'
import type { Order } from '@supplier/core/orders/orders.domain'
import { useSelector } from '@xstate/react'
import { useFormats } from '../i18n/use-formats.ts'
import { deadline } from './orders.styles.ts'
import type { MoreOrderTexts } from './orders.translations.ts'

interface DeadlineProps {
  readonly row: Order
  readonly clock: OrderClockActor | null
  readonly t: Readonly<Record<MoreOrderTexts, string>>
}

/** How long the supplier has until the order is overdue, or the buyer to fetch the parcel, by the minute. */
export function Deadline({ row, clock, t }: DeadlineProps) {
  const now = useSelector(clock ?? undefined, (one) => (one ? selectNow(one) : null))
  const { dateTime } = useFormats()
  const limit = now === null ? null : limitOf(row, now)
  if (limit === null) return null
  const urgency = urgencyOf(limit)
  const isOver = urgency === 'over'
  return (
    <span className={deadline({ urgency })} title={dateTime(limit.at)}>
      {isOver ? t.over : t.until} {spanText(Math.abs(limit.left), t)} {limit.isStorage && t.storage}
    </span>
  )
}

const minute = 60_000
const hour = 60 * minute

const spanText = (span: number, t: DeadlineProps['t']): string => {
  if (span < hour) return `${Math.max(1, Math.floor(span / minute))} ${t.minutes}`
  return span < 48 * hour ? `${Math.floor(span / hour)} ${t.hours}` : `${Math.floor(span / (24 * hour))} ${t.days}`
}
