import Clock from 'lucide-react/icons/clock'
import { useTranslations } from '../../i18n/TranslationsProvider.tsx'
import { useFormats } from '../../i18n/use-formats.ts'
import { waiting } from './WaitingTime.styles.ts'

interface WaitingTimeProps {
  /** Since when somebody waits. */
  readonly since: string
  /** In milliseconds since 1970; `null` until the clock is known. */
  readonly now: number | null
}

const minute = 60_000
const hour = 60 * minute

/** How long a buyer has waited for an answer; more than two hours stand out. */
export function WaitingTime({ since, now }: WaitingTimeProps) {
  const { waits } = useTranslations().section
  const { dateTime } = useFormats()
  if (now === null) return null
  const span = Math.max(0, now - Date.parse(since))
  const text =
    span < hour
      ? waits.minutes({ count: Math.max(1, Math.floor(span / minute)) })
      : span < 48 * hour
        ? waits.hours({ count: Math.floor(span / hour) })
        : waits.days({ count: Math.floor(span / (24 * hour)) })
  return (
    <span className={waiting({ long: span >= 2 * hour })} title={dateTime(since)}>
      <Clock size={12} aria-hidden="true" />
      {text}
    </span>
  )
}
