import { useSelector } from '@xstate/react'
import { Branches } from './Branches.tsx'
import { knowledge } from './ContextPane.styles.ts'
import { Pane } from './Pane.tsx'
import type { PaneShown } from './pane.ts'
import { translations as t } from './translations.ts'
import { Scroll } from './ui/Scroll.tsx'
import type { ViewerActor } from './viewer.machine.ts'
import { selectKnowledge } from './viewer.selectors.ts'

/**
 * Shows the context of the selected actor, with the changes since its previous snapshot marked, and the latest event.
 */
export function ContextPane({ actor, shown }: { readonly actor: ViewerActor; readonly shown: PaneShown }) {
  const view = useSelector(actor, selectKnowledge)
  const styles = knowledge()
  return (
    <Pane title={t.panes.context} shown={shown} more={view?.name}>
      <Scroll label={t.context.label} className={styles.root}>
        {view === null ? (
          <p className={styles.empty}>{t.context.empty}</p>
        ) : (
          <>
            <dl className={styles.facts}>
              <Fact term={t.context.state} value={view.state} />
              <Fact term={t.context.status} value={view.status} />
              <Fact term={t.context.tags} value={view.tags.join(', ')} />
            </dl>
            <Branches branches={view.context} />
            {view.event && (
              <>
                <h3 className={styles.heading}>{t.context.event}</h3>
                <p className={styles.event}>{view.event.type}</p>
                <Branches branches={view.event.content} />
              </>
            )}
          </>
        )}
      </Scroll>
    </Pane>
  )
}

function Fact({ term, value }: { readonly term: string; readonly value: string }) {
  const styles = knowledge()
  if (value === '') return null
  return (
    <div className={styles.fact}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value}>{value}</dd>
    </div>
  )
}
