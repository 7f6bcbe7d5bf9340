import { type Order, type OrderClockActor, selectNow, timeLeft, urgencyOf } from '@supplier/core'
import { useSelector } from '@xstate/react'
import Clock from 'lucide-react/icons/clock'
import { useFormats } from '../i18n/use-formats.ts'
import { deadline } from './orders.styles.ts'
import type { MoreOrderTexts } from './orders.translations.ts'

interface DeadlineProps {
  readonly row: Order
  readonly clock: OrderClockActor | null
  readonly t: Readonly<Record<MoreOrderTexts, string>>
}

/** How long the supplier has until the order is overdue, by the minute. */
export function Deadline({ row, clock, t }: DeadlineProps) {
  const now = useSelector(clock ?? undefined, (one) => (one ? selectNow(one) : null))
  const { dateTime } = useFormats()
  const left = now === null ? null : timeLeft(row, now)
  const urgency = urgencyOf(left)
  if (left === null || row.deadlineAt === null) return null
  return (
    <span className={deadline({ urgency })} title={dateTime(row.deadlineAt)}>
      {urgency === 'over' && <Clock size={14} aria-hidden="true" />}
      {urgency === 'over' ? t.over : t.until} {spanText(Math.abs(left), t)}
    </span>
  )
}

const minute = 60_000
const hour = 60 * minute

const spanText = (span: number, t: DeadlineProps['t']): string => {
  if (span < hour) return `${Math.max(1, Math.floor(span / minute))} ${t.minutes}`
  return span < 48 * hour ? `${Math.floor(span / hour)} ${t.hours}` : `${Math.floor(span / (24 * hour))} ${t.days}`
}
