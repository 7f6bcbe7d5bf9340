import type { EditorView } from '@supplier/core'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { useFormats } from '../i18n/use-formats.ts'
import { useWords } from '../i18n/WordsProvider.tsx'
import { Button } from '../ui/Button.tsx'
import { editor } from './ArticlesScreen.styles.ts'

interface SavingLineProps {
  readonly view: Pick<EditorView, 'saving' | 'wish'>
  readonly onRetry: () => void
}

/** Where the text stands on its way to the server. */
export function SavingLine({ view: { saving, wish }, onRetry }: SavingLineProps) {
  const words = useWords()
  const said = useSaid({ saving, wish })
  const isFailed = saving.state === 'failed' || saving.state === 'refused'
  const isWrong = isFailed || saving.state === 'tooLong'
  return (
    <>
      <p role="status" className={editor().said} data-wrong={isWrong ? '' : undefined}>
        {isWrong && <CircleAlert size={16} aria-hidden="true" />}
        {said}
      </p>
      {isFailed && (
        <Button size="small" onClick={onRetry}>
          {words.ui.retry()}
        </Button>
      )}
    </>
  )
}

const useSaid = ({ saving, wish }: Pick<EditorView, 'saving' | 'wish'>): string | null => {
  const words = useWords().article.saving
  const { time, dateTime } = useFormats()
  if (saving.state === 'untouched') return null
  if (saving.state !== 'saved') return words[saving.state]()
  if (wish !== null) return wish === 'published' ? words.publishing() : words.hiding()
  if (typeof saving.at === 'number') return words.savedAt({ time: time(saving.at) })
  return words.savedOn({ date: dateTime(saving.at) })
}
