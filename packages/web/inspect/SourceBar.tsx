import { useSelector } from '@xstate/react'
import { Button } from '../src/ui/buttons/Button.tsx'
import { LinkButton } from '../src/ui/buttons/LinkButton.tsx'
import { Logo } from '../src/ui/images/Logo.tsx'
import { Alert } from '../src/ui/messages/Alert.tsx'
import { SearchBar } from './SearchBar.tsx'
import { type SourceView, selectSource } from './source.selectors.ts'
import { translations as t } from './translations.ts'
import { pulse, viewer } from './Viewer.styles.ts'
import type { ViewerActor } from './viewer.machine.ts'

interface SourceBarProps {
  readonly actor: ViewerActor
  readonly onPick: () => void
}

/** Shows the current source and the controls that open another one. */
export function SourceBar({ actor, onPick }: SourceBarProps) {
  const styles = viewer()
  const source = useSelector(actor, selectSource, sameSource)
  const isWaiting = source.kind === 'live' && source.isEmpty
  return (
    <>
      <header className={styles.header}>
        <h1 className={styles.title}>
          <Logo short />
          {t.title}
        </h1>
        <p className={styles.source} role="status">
          <span className={pulse({ kind: isWaiting ? 'waiting' : source.kind })} aria-hidden="true" />
          {isWaiting ? t.source.waiting : t.source[source.kind]}
          {source.name !== null && <strong>{source.name}</strong>}
        </p>
        <div className={styles.actions}>
          <SearchBar actor={actor} />
          {source.kind === 'live' && !source.isEmpty && (
            <Button size="small" onClick={() => actor.send({ type: 'save.chosen' })}>
              {t.source.save}
            </Button>
          )}
          {(source.kind === 'replaying' || source.kind === 'saved' || source.kind === 'lost') && (
            <Button size="small" onClick={() => actor.send({ type: 'live.chosen' })}>
              {t.source.backToLive}
            </Button>
          )}
          <Button size="small" busy={source.kind === 'reading'} onClick={onPick}>
            {t.source.openFile}
          </Button>
          <LinkButton size="small" variant={isWaiting ? 'primary' : 'secondary'} href="/?inspect=own" target="_blank">
            {t.source.openPanel}
          </LinkButton>
        </div>
      </header>
      {source.asking !== null && (
        <div className={styles.alert}>
          <Alert
            tone="warning"
            role="alert"
            actions={
              <>
                <Button size="small" onClick={() => actor.send({ type: 'origin.decided', isAllowed: true })}>
                  {t.source.accept}
                </Button>
                <Button size="small" onClick={() => actor.send({ type: 'origin.decided', isAllowed: false })}>
                  {t.source.refuse}
                </Button>
              </>
            }
          >
            {t.source.asks(source.asking)}
          </Alert>
        </div>
      )}
      {source.mistake !== null && (
        <div className={styles.alert}>
          <Alert tone="danger" role="alert">
            {source.mistake}
          </Alert>
        </div>
      )}
    </>
  )
}

const sameSource = (one: SourceView, other: SourceView): boolean => JSON.stringify(one) === JSON.stringify(other)
