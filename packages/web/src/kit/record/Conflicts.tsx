import { entryOf } from '@supplier/core/kernel/word'
import type { Entry } from '@supplier/core/kit/fields/entry-fields.domain'
import type { RecordFormView } from '@supplier/core/kit/form/record-form.selectors'
import { useTranslations } from '../../i18n/TranslationsProvider.tsx'
import { Alert } from '../../ui/messages/Alert.tsx'
import { conflictList, conflictName, conflictValue } from '../fields/Section.styles.ts'
import type { AnyTranslations } from '../look/section-translations.ts'

interface ConflictsProps {
  readonly t: AnyTranslations
  readonly view: RecordFormView<Readonly<Record<string, unknown>>>
  /** The text of a value that has a view of its own; `null` for any other. */
  readonly textOf?: (name: string, value: unknown) => string | null
}

/** The fields that were changed both here and on the server, with both values. */
export function Conflicts({ t, view, textOf = () => null }: ConflictsProps) {
  const labels = useTranslations().section
  const told = (name: string, value: unknown): string => {
    const own = textOf(name, value)
    if (own !== null) return own
    if (typeof value === 'object' && value !== null && 'title' in value) return String(value.title)
    if (typeof value === 'boolean') return value ? labels.yes() : labels.no()
    const chosen = (word: string) => entryOf(t.choices[name] ?? {}, word) ?? word
    if (Array.isArray(value))
      return (
        (value as readonly (Entry | string)[])
          .map((one) => (typeof one === 'string' ? chosen(one) : one.title))
          .join('\n') || labels.empty()
      )
    return chosen(String(value)) || labels.empty()
  }
  return (
    <>
      <Alert tone="warning" title={view.isNew ? labels.conflictNew() : labels.conflict()}>
        {view.isNew ? labels.conflictNewText() : labels.conflictText()}
      </Alert>
      <ul className={conflictList}>
        {view.conflicts.map(({ name, theirs }) => (
          <li key={name}>
            <div className={conflictName}>{t.fields[name]}</div>
            <div className={conflictValue}>{labels.yours({ value: told(name, view.values[name]) })}</div>
            <div className={conflictValue}>{labels.theirs({ value: told(name, theirs) })}</div>
          </li>
        ))}
      </ul>
    </>
  )
}
