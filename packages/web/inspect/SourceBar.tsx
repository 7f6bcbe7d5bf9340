import { useSelector } from '@xstate/react'
import { Alert } from '../src/ui/Alert.tsx'
import { Button } from '../src/ui/Button.tsx'
import { LinkButton } from '../src/ui/LinkButton.tsx'
import { Logo } from '../src/ui/Logo.tsx'
import { type SourceView, selectSource } from './source.selectors.ts'
import { pulse, viewer } from './Viewer.styles.ts'
import type { ViewerActor } from './viewer.machine.ts'
import { words } from './words.ts'

interface SourceBarProps {
  readonly actor: ViewerActor
  readonly onPick: () => void
}

/** What is looked at, and the ways to look at something else. */
export function SourceBar({ actor, onPick }: SourceBarProps) {
  const look = viewer()
  const source = useSelector(actor, selectSource, sameSource)
  const isWaiting = source.kind === 'live' && source.isEmpty
  return (
    <>
      <header className={look.header}>
        <h1 className={look.title}>
          <Logo short />
          {words.title}
        </h1>
        <p className={look.source} role="status">
          <span className={pulse({ kind: isWaiting ? 'waiting' : source.kind })} aria-hidden="true" />
          {isWaiting ? words.source.waiting : words.source[source.kind]}
          {source.name !== null && <strong>{source.name}</strong>}
        </p>
        <div className={look.actions}>
          {(source.kind === 'replaying' || source.kind === 'lost') && (
            <Button size="small" onClick={() => actor.send({ type: 'live.chosen' })}>
              {words.source.backToLive}
            </Button>
          )}
          <Button size="small" busy={source.kind === 'reading'} onClick={onPick}>
            {words.source.openFile}
          </Button>
          <LinkButton size="small" variant={isWaiting ? 'primary' : 'secondary'} href="/?inspect=own" target="_blank">
            {words.source.openPanel}
          </LinkButton>
        </div>
      </header>
      {source.mistake !== null && (
        <div className={look.alert}>
          <Alert tone="danger" role="alert">
            {source.mistake}
          </Alert>
        </div>
      )}
    </>
  )
}

const sameSource = (one: SourceView, other: SourceView): boolean =>
  one.kind === other.kind && one.name === other.name && one.isEmpty === other.isEmpty && one.mistake === other.mistake
