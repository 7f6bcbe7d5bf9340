import {
  duplicatesIn,
  type Entry,
  entriesIn,
  tidied,
  withMovedLine,
} from '@supplier/core/kit/fields/entry-fields.domain'
import type { KeyboardEvent } from 'react'
import { useTranslations } from '../../i18n/TranslationsProvider.tsx'
import { TextArea } from '../../ui/fields/TextArea.tsx'
import { onKeys } from '../../ui/keyboard/keys.ts'
import { lineDuplicates, lineNotes } from './Section.styles.ts'

interface LinesFieldProps {
  readonly control: object
  readonly value: readonly Entry[]
  readonly saved: readonly Entry[]
  readonly disabled: boolean
  readonly onChange: (value: readonly Entry[]) => void
}

/**
 * Edits entries as lines of text. A line whose text is unchanged keeps the id of its saved entry; Alt and an arrow move
 * the line with the caret.
 */
export function LinesField({ control, value, saved, disabled, onChange }: LinesFieldProps) {
  const labels = useTranslations().section
  const write = (text: string) => onChange(entriesIn(text, [...value, ...saved]))
  const duplicates = duplicatesIn(value)
  const move =
    (by: -1 | 1) =>
    ({ currentTarget: area }: KeyboardEvent<HTMLTextAreaElement>) => {
      const moved = withMovedLine(area.value, area.selectionStart, by)
      if (moved === null) return
      // The caret follows the line: it would jump to the end if the text came from the next rendering only.
      area.value = moved.text
      area.setSelectionRange(moved.caret, moved.caret)
      write(moved.text)
    }
  return (
    <>
      <TextArea
        {...control}
        rows={Math.min(10, Math.max(4, value.length + 1))}
        value={value.map(({ title }) => title).join('\n')}
        disabled={disabled}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        onText={write}
        onKeyDown={onKeys({ 'Alt+ArrowUp': move(-1), 'Alt+ArrowDown': move(1) })}
      />
      {value.length > 0 && (
        <div className={lineNotes}>
          <output>{labels.lineCount({ count: tidied(value).length })}</output>
          {value.length > 1 && <span>{labels.lineKeys()}</span>}
        </div>
      )}
      {duplicates.length > 0 && (
        <output className={lineDuplicates}>
          {labels.lineDuplicates({ count: duplicates.length, titles: duplicates.join(', ') })}
        </output>
      )}
    </>
  )
}
