import type { EditorActor } from '@supplier/core/articles/editor.machine'
import type { EditorView } from '@supplier/core/articles/editor.selectors'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { Button } from '../ui/buttons/Button.tsx'
import { bottomBar } from '../ui/layout/page-marks.ts'
import { editor } from './ArticlesScreen.styles.ts'
import { SavingLine } from './SavingLine.tsx'

/** The bar of an editor: what is saved, and the ways to publish. */
export function EditorFoot({ view, send }: { readonly view: EditorView; readonly send: EditorActor['send'] }) {
  const t = useTranslations().article
  const styles = editor()
  return (
    <div className={styles.foot} {...bottomBar}>
      <div className={styles.status}>
        <SavingLine view={view} onRetry={() => send({ type: 'retry.chosen' })} />
        <span className={styles.count}>{t.counted({ length: view.length, most: view.most })}</span>
      </div>
      <div className={styles.actions}>
        {view.mayHide && (
          <Button busy={view.target === 'hidden'} onClick={() => send({ type: 'status.chosen', target: 'hidden' })}>
            {t.hide()}
          </Button>
        )}
        {view.mayPublish && (
          <Button variant="primary" type="submit" busy={view.target === 'published'}>
            {view.status === 'published' ? t.publishChanges() : t.publish()}
          </Button>
        )}
      </div>
    </div>
  )
}
