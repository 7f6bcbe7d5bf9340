import { useSelector } from '@xstate/react'
import { Branches } from './Branches.tsx'
import { knowledge } from './ContextPane.styles.ts'
import { Pane } from './Pane.tsx'
import type { PaneShown } from './pane.ts'
import { Scroll } from './ui/Scroll.tsx'
import type { ViewerActor } from './viewer.machine.ts'
import { selectKnowledge } from './viewer.selectors.ts'
import { words } from './words.ts'

/** What the shown actor knows, with what is not as it was one snapshot ago, and the event that came last. */
export function ContextPane({ actor, shown }: { readonly actor: ViewerActor; readonly shown: PaneShown }) {
  const view = useSelector(actor, selectKnowledge)
  const look = knowledge()
  return (
    <Pane title={words.panes.context} shown={shown} more={view?.name}>
      <Scroll label={words.context.label} className={look.root}>
        {view === null ? (
          <p className={look.empty}>{words.context.empty}</p>
        ) : (
          <>
            <dl className={look.facts}>
              <Fact term={words.context.state} value={view.state} />
              <Fact term={words.context.status} value={view.status} />
              <Fact term={words.context.tags} value={view.tags.join(', ')} />
            </dl>
            <Branches branches={view.context} />
            {view.event && (
              <>
                <h3 className={look.heading}>{words.context.event}</h3>
                <p className={look.event}>{view.event.type}</p>
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
  const look = knowledge()
  if (value === '') return null
  return (
    <div className={look.fact}>
      <dt className={look.term}>{term}</dt>
      <dd className={look.value}>{value}</dd>
    </div>
  )
}
