import { selectTexts, type TextsActor, type TextsView } from '@supplier/core'
import { useSelector } from '@xstate/react'
import { useFormats } from '../i18n/use-formats.ts'
import { useWords } from '../i18n/WordsProvider.tsx'
import { NoRows } from '../kit/NoRows.tsx'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useLast } from '../ui/use-last.ts'
import { texts } from './ArticlesScreen.styles.ts'
import { ReadText } from './ReadText.tsx'

interface TextsDialogProps {
  /** `null` while it is closed. */
  readonly actor: TextsActor | null
}

/** Texts of before, or of other stores; one of them can be taken. */
export function TextsDialog({ actor }: TextsDialogProps) {
  const last = useLast(actor, actor !== null)
  return last && <Opened actor={last} isOpen={actor !== null} />
}

function Opened({ actor, isOpen }: { readonly actor: TextsActor; readonly isOpen: boolean }) {
  const words = useWords()
  const view = useSelector(actor, selectTexts)
  const said = words.article.texts[view.source]
  const isToChoose = view.state === 'texts' || view.state === 'loading'
  const close = () => actor.send({ type: 'dialog.dismissed' })
  return (
    <Dialog
      size="large"
      open={isOpen}
      title={said.title()}
      description={said.text()}
      closeLabel={words.ui.close()}
      onClose={close}
      footer={
        isToChoose && (
          <>
            <Button onClick={close}>{words.common.cancel()}</Button>
            <Button
              variant="primary"
              disabled={view.state === 'loading'}
              onClick={() => actor.send({ type: 'text.taken' })}
            >
              {said.take()}
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
  const words = useWords().article.texts
  const said = words[view.source]
  const { dateTime } = useFormats()
  const look = texts()
  if (view.state === 'loading') return <Skeleton height="12rem" />
  if (view.state !== 'texts') {
    return (
      <NoRows
        state={view.state}
        isBusy={false}
        messages={view.state === 'nothingYet' ? [] : view.messages}
        nothingYet={{ title: said.nothingYet(), text: said.nothingYetText() }}
        send={() => send({ type: 'retry.chosen' })}
      />
    )
  }
  return (
    <div className={look.columns}>
      <ul className={look.others} aria-label={said.label()}>
        {view.texts.map(({ id, storeName, savedAt, wasPublished }) => (
          <li key={id}>
            <button
              type="button"
              className={look.other}
              aria-pressed={id === view.picked.id}
              onClick={() => send({ type: 'text.picked', id })}
            >
              <span>{storeName ?? (savedAt === null ? words.unknown() : dateTime(savedAt))}</span>
              {wasPublished && <span>{words.wasPublished()}</span>}
            </button>
          </li>
        ))}
      </ul>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={look.text} tabIndex={0} aria-label={words.textOf()}>
        <ReadText body={view.picked.body} />
      </section>
    </div>
  )
}
