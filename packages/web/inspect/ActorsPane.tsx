import { useSelector } from '@xstate/react'
import { Radios } from '../src/ui/Radios.tsx'
import { actorName, actorState, indent, tree } from './ActorsPane.styles.ts'
import { Pane } from './Pane.tsx'
import type { PaneShown } from './pane.ts'
import type { ViewerActor } from './viewer.machine.ts'
import { selectActors, selectShown } from './viewer.selectors.ts'
import { words } from './words.ts'

/** Who lives at this step, children under their parents, each with the state it is in. */
export function ActorsPane({ actor, shown }: { readonly actor: ViewerActor; readonly shown: PaneShown }) {
  const actors = useSelector(actor, selectActors, sameItems)
  const chosen = useSelector(actor, selectShown)
  return (
    <Pane title={words.panes.actors} shown={shown} more={actors.length}>
      <Radios
        label={words.actors.label}
        value={chosen ?? ''}
        options={actors.map((one) => ({ ...one, value: one.id }))}
        onChange={(id) => actor.send({ type: 'actor.chosen', actor: id })}
        look={tree()}
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
