import type { Period } from '@supplier/core/kit/list/query.domain'
import { useTranslations } from '../../i18n/TranslationsProvider.tsx'
import { useCalendarTexts } from '../../i18n/use-control-texts.ts'
import { DatePicker } from '../../ui/dates/DatePicker.tsx'
import { Field } from '../../ui/fields/Field.tsx'

interface DaysProps {
  readonly value: Period
  readonly onChange: (value: Period) => void
}

/** The first and the last day of a period. */
export function Days({ value, onChange }: DaysProps) {
  const labels = useTranslations().section
  const texts = useCalendarTexts()
  return (
    <>
      {(['from', 'to'] as const).map((end) => (
        <Field key={end} label={labels[end]()}>
          {(control) => (
            <DatePicker
              {...control}
              value={value[end] ?? ''}
              texts={texts}
              onChange={(day) => onChange({ ...value, [end]: day || null })}
            />
          )}
        </Field>
      ))}
    </>
  )
}
