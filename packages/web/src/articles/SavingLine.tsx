import type { EditorView } from '@supplier/core/articles/editor.selectors'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { useFormats } from '../i18n/use-formats.ts'
import { Button } from '../ui/buttons/Button.tsx'
import { editor } from './ArticlesScreen.styles.ts'

interface SavingLineProps {
  readonly view: Pick<EditorView, 'saving' | 'target'>
  readonly onRetry: () => void
}

/** Shows whether the text is saved, being saved, or failed to save. */
export function SavingLine({ view: { saving, target }, onRetry }: SavingLineProps) {
  const t = useTranslations()
  const labels = useLabels({ saving, target })
  const isFailed = saving.state === 'failed' || saving.state === 'refused'
  const isWrong = isFailed || saving.state === 'tooLong'
  return (
    <>
      <p role="status" className={editor().labels} data-wrong={isWrong ? '' : undefined}>
        {isWrong && <CircleAlert size={16} aria-hidden="true" />}
        {labels}
      </p>
      {isFailed && (
        <Button size="small" onClick={onRetry}>
          {t.ui.retry()}
        </Button>
      )}
    </>
  )
}

const useLabels = ({ saving, target }: Pick<EditorView, 'saving' | 'target'>): string | null => {
  const t = useTranslations().article.saving
  const { time, dateTime } = useFormats()
  if (saving.state === 'untouched') return null
  if (saving.state !== 'saved') return t[saving.state]()
  if (target !== null) return target === 'published' ? t.publishing() : t.hiding()
  if (typeof saving.at === 'number') return t.savedAt({ time: time(saving.at) })
  return t.savedOn({ date: dateTime(saving.at) })
}
