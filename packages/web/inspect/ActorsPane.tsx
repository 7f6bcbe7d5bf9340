import { useSelector } from '@xstate/react'
import { Radios } from '../src/ui/choices/Radios.tsx'
import { actorName, actorState, indent, tree } from './ActorsPane.styles.ts'
import { Pane } from './Pane.tsx'
import type { PaneShown } from './pane.ts'
import { translations as t } from './translations.ts'
import type { ViewerActor } from './viewer.machine.ts'
import { selectActors, selectShown } from './viewer.selectors.ts'

/** Shows the actors that are running at this step as a tree, each with its current state. */
export function ActorsPane({ actor, shown }: { readonly actor: ViewerActor; readonly shown: PaneShown }) {
  const actors = useSelector(actor, selectActors, sameItems)
  const chosen = useSelector(actor, selectShown)
  return (
    <Pane title={t.panes.actors} shown={shown} more={actors.length}>
      <Radios
        label={t.actors.label}
        value={chosen ?? ''}
        options={actors.map((one) => ({ ...one, value: one.id }))}
        onChange={(id) => actor.send({ type: 'actor.chosen', actor: id })}
        styles={tree()}
      >
        {({ name, depth, isMachine, isTouched, state, status }) => (
          <>
            {depth > 0 && <span className={indent()} style={{ width: depth * 12 - 6 }} />}
            <span className={actorName({ kind: isMachine ? 'machine' : 'other', touched: isTouched })}>{name}</span>
            <span
              className={actorState({
                status: status === 'active' ? 'active' : status === 'error' ? 'error' : 'ended',
              })}
            >
              {state || (status === 'active' ? '' : status)}
            </span>
          </>
        )}
      </Radios>
    </Pane>
  )
}

const sameItems = (one: readonly object[], other: readonly object[]): boolean =>
  one.length === other.length && JSON.stringify(one) === JSON.stringify(other)
