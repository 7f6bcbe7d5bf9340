import { dayAfter } from '@supplier/core/kit/fields/time-fields.domain'
import { useTranslations } from '../../i18n/TranslationsProvider.tsx'
import { useCalendarTexts } from '../../i18n/use-control-texts.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { DatePicker } from '../../ui/dates/DatePicker.tsx'
import type { ControlProps } from '../../ui/fields/Field.tsx'
import { dayShortcuts } from './Section.styles.ts'

interface DayFieldProps {
  readonly control: ControlProps
  readonly value: string
  /** Whether today and tomorrow are offered beside it, on which most things are sent or begin. */
  readonly hasShortcuts: boolean
  readonly disabled: boolean
  readonly onChange: (day: string) => void
}

/** A day that is typed, chosen from a calendar, or taken with one press. */
export function DayField({ control, value, hasShortcuts, disabled, onChange }: DayFieldProps) {
  const { days } = useTranslations().section
  const texts = useCalendarTexts()
  const shortcuts = [
    [days.today(), texts.today],
    [days.tomorrow(), dayAfter(texts.today, 1)],
  ] as const
  return (
    <>
      <DatePicker {...control} texts={texts} value={value} disabled={disabled} onChange={onChange} />
      {hasShortcuts && !disabled && (
        <div className={dayShortcuts}>
          {shortcuts.map(([label, day]) => (
            <Button key={day} size="small" variant="quiet" aria-pressed={day === value} onClick={() => onChange(day)}>
              {label}
            </Button>
          ))}
        </div>
      )}
    </>
  )
}
