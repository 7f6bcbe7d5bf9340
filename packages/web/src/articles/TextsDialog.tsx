import { selectTexts, type TextsView } from '@supplier/core/articles/articles.selectors'
import type { TextsActor } from '@supplier/core/articles/texts.machine'
import { useSelector } from '@xstate/react'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { useFormats } from '../i18n/use-formats.ts'
import { NoRows } from '../kit/answers/NoRows.tsx'
import { Button } from '../ui/buttons/Button.tsx'
import { Skeleton } from '../ui/loading/Skeleton.tsx'
import { Dialog } from '../ui/overlays/Dialog.tsx'
import { useLast } from '../ui/overlays/use-last.ts'
import { texts } from './ArticlesScreen.styles.ts'
import { ReadText } from './ReadText.tsx'

interface TextsDialogProps {
  /** `null` while it is closed. */
  readonly actor: TextsActor | null
}

/** Earlier versions of the text, or the texts of other stores; one of them can be copied into the editor. */
export function TextsDialog({ actor }: TextsDialogProps) {
  const last = useLast(actor, actor !== null)
  return last && <Opened actor={last} isOpen={actor !== null} />
}

function Opened({ actor, isOpen }: { readonly actor: TextsActor; readonly isOpen: boolean }) {
  const t = useTranslations()
  const view = useSelector(actor, selectTexts)
  const labels = t.article.texts[view.source]
  const isToChoose = view.state === 'texts' || view.state === 'loading'
  const close = () => actor.send({ type: 'dialog.dismissed' })
  return (
    <Dialog
      size="large"
      open={isOpen}
      title={labels.title()}
      description={labels.text()}
      closeLabel={t.ui.close()}
      onClose={close}
      footer={
        isToChoose && (
          <>
            <Button onClick={close}>{t.common.cancel()}</Button>
            <Button
              variant="primary"
              disabled={view.state === 'loading'}
              onClick={() => actor.send({ type: 'text.taken' })}
            >
              {labels.take()}
            </Button>
          </>
        )
      }
    >
      <Body view={view} send={actor.send} />
    </Dialog>
  )
}

function Body({ view, send }: { readonly view: TextsView; readonly send: TextsActor['send'] }) {
  const t = useTranslations().article.texts
  const labels = t[view.source]
  const { dateTime } = useFormats()
  const styles = texts()
  if (view.state === 'loading') return <Skeleton height="12rem" />
  if (view.state !== 'texts') {
    return (
      <NoRows
        state={view.state}
        isBusy={false}
        messages={view.state === 'nothingYet' ? [] : view.messages}
        nothingYet={{ title: labels.nothingYet(), text: labels.nothingYetText() }}
        send={() => send({ type: 'retry.chosen' })}
      />
    )
  }
  return (
    <div className={styles.columns}>
      <ul className={styles.others} aria-label={labels.label()}>
        {view.texts.map(({ id, storeName, savedAt, wasPublished }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.other}
              aria-pressed={id === view.picked.id}
              onClick={() => send({ type: 'text.picked', id })}
            >
              <span>{storeName ?? (savedAt === null ? t.unknown() : dateTime(savedAt))}</span>
              {wasPublished && <span>{t.wasPublished()}</span>}
            </button>
          </li>
        ))}
      </ul>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={styles.text} tabIndex={0} aria-label={t.textOf()}>
        <ReadText body={view.picked.body} />
      </section>
    </div>
  )
}
