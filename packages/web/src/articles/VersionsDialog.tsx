import { selectVersions, type VersionsActor, type VersionsView } from '@supplier/core'
import { useSelector } from '@xstate/react'
import { useFormats } from '../i18n/use-formats.ts'
import { useWords } from '../i18n/WordsProvider.tsx'
import { NoRows } from '../resource/NoRows.tsx'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useLast } from '../ui/use-last.ts'
import { texts } from './ArticlesScreen.styles.ts'
import { ReadText } from './ReadText.tsx'

interface VersionsDialogProps {
  /** `null` while it is closed. */
  readonly actor: VersionsActor | null
}

/** Texts of before; one of them can be put back. */
export function VersionsDialog({ actor }: VersionsDialogProps) {
  const last = useLast(actor, actor !== null)
  return last && <Opened actor={last} isOpen={actor !== null} />
}

function Opened({ actor, isOpen }: { readonly actor: VersionsActor; readonly isOpen: boolean }) {
  const words = useWords()
  const said = words.article.versions
  const view = useSelector(actor, selectVersions)
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
        <>
          <Button onClick={close}>{words.ui.cancel()}</Button>
          {view.state === 'versions' && (
            <Button variant="primary" onClick={() => actor.send({ type: 'version.restored' })}>
              {said.restore()}
            </Button>
          )}
        </>
      }
    >
      <Body view={view} send={actor.send} />
    </Dialog>
  )
}

function Body({ view, send }: { readonly view: VersionsView; readonly send: VersionsActor['send'] }) {
  const words = useWords().article.versions
  const { dateTime } = useFormats()
  const look = texts()
  if (view.state === 'loading') return <Skeleton height="12rem" />
  if (view.state !== 'versions') {
    return (
      <NoRows
        state={view.state}
        isBusy={false}
        messages={view.state === 'nothingYet' ? [] : view.messages}
        nothingYet={{ title: words.nothingYet(), text: words.nothingYetText() }}
        send={() => send({ type: 'retry.chosen' })}
      />
    )
  }
  return (
    <div className={look.columns}>
      <ul className={look.versions} aria-label={words.label()}>
        {view.versions.map(({ id, savedAt, wasPublished }) => (
          <li key={id}>
            <button
              type="button"
              className={look.version}
              aria-pressed={id === view.picked.id}
              onClick={() => send({ type: 'version.picked', id })}
            >
              <span>{savedAt === null ? words.unknown() : dateTime(savedAt)}</span>
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
