import type { Entry, RecordFormView } from '@supplier/core'
import { useWords } from '../i18n/WordsProvider.tsx'
import { Alert } from '../ui/Alert.tsx'
import { conflictList, conflictName, conflictValue } from './Section.styles.ts'
import type { AnyWords } from './section-words.ts'

interface ConflictsProps {
  readonly words: AnyWords
  readonly view: RecordFormView<Readonly<Record<string, unknown>>>
}

/** The fields that two people changed, with both values. */
export function Conflicts({ words, view }: ConflictsProps) {
  const said = useWords().section
  const told = (name: string, value: unknown): string => {
    if (typeof value === 'boolean') return value ? said.yes() : said.no()
    if (Array.isArray(value)) return (value as readonly Entry[]).map(({ title }) => title).join('\n') || said.empty()
    return words.choices[name]?.[String(value)] ?? (String(value) || said.empty())
  }
  return (
    <>
      <Alert tone="warning" title={said.conflict()}>
        {said.conflictText()}
      </Alert>
      <ul className={conflictList}>
        {view.conflicts.map(({ name, theirs }) => (
          <li key={name}>
            <div className={conflictName}>{words.fields[name]}</div>
            <div className={conflictValue}>{said.yours({ value: told(name, view.values[name]) })}</div>
            <div className={conflictValue}>{said.theirs({ value: told(name, theirs) })}</div>
          </li>
        ))}
      </ul>
    </>
  )
}
