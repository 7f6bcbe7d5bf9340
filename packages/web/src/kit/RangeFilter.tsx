import type { Range } from '@supplier/core'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { Field } from '../ui/Field.tsx'
import { LazyText } from '../ui/LazyText.tsx'
import { rangeEnds } from './Grid.styles.ts'

interface RangeFilterProps {
  readonly value: Range
  readonly onChange: (value: Range) => void
}

/** Two numbers of a filter; each is searched for when it is finished. */
export function RangeFilter({ value, onChange }: RangeFilterProps) {
  const labels = useTranslations().section
  return (
    <div className={rangeEnds}>
      {(['from', 'to'] as const).map((end) => (
        <Field key={end} label={labels[end]()}>
          {(control) => (
            <LazyText
              {...control}
              inputMode="decimal"
              value={value[end] ?? ''}
              onDone={(text) => onChange({ ...value, [end]: text.trim() || null })}
            />
          )}
        </Field>
      ))}
    </div>
  )
}
