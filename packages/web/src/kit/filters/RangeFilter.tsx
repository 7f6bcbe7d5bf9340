import { type Range, rangeMistake } from '@supplier/core/kit/list/filters.domain'
import { useTranslations } from '../../i18n/TranslationsProvider.tsx'
import { useMessageText } from '../../i18n/use-message-text.ts'
import { usePasteRefusal } from '../../i18n/use-paste-refusal.ts'
import { LazyNumberField } from '../../ui/fields/LazyNumberField.tsx'
import { rangeEnds } from './RangeFilter.styles.ts'

interface RangeFilterProps {
  readonly value: Range
  readonly onChange: (value: Range) => void
}

/** Two numbers of a filter; each is searched for when it is finished. */
export function RangeFilter({ value, onChange }: RangeFilterProps) {
  const labels = useTranslations().section
  const messageText = useMessageText()
  const refusalOf = usePasteRefusal()
  return (
    <div className={rangeEnds}>
      {(['from', 'to'] as const).map((end) => (
        <LazyNumberField
          key={end}
          label={labels[end]()}
          value={value[end] ?? ''}
          refusalOf={refusalOf}
          mistakeOf={(text) => messageText(rangeMistake(text) ?? undefined)}
          onDone={(text) => onChange({ ...value, [end]: text.trim() || null })}
        />
      ))}
    </div>
  )
}
