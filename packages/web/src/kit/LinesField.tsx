import { type Entry, entriesIn, tidied } from '@supplier/core'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { TextArea } from '../ui/TextArea.tsx'

interface LinesFieldProps {
  readonly control: object
  readonly value: readonly Entry[]
  readonly saved: readonly Entry[]
  readonly disabled: boolean
  readonly onChange: (value: readonly Entry[]) => void
}

/** Edits entries as lines of text. A line whose text is unchanged keeps the id of its saved entry. */
export function LinesField({ control, value, saved, disabled, onChange }: LinesFieldProps) {
  const labels = useTranslations().section
  return (
    <>
      <TextArea
        {...control}
        rows={Math.min(10, Math.max(4, value.length + 1))}
        value={value.map(({ title }) => title).join('\n')}
        disabled={disabled}
        onText={(text) => onChange(entriesIn(text, [...value, ...saved]))}
      />
      {value.length > 0 && <output>{labels.lineCount({ count: tidied(value).length })}</output>}
    </>
  )
}
