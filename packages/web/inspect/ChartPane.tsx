import { useSelector } from '@xstate/react'
import { EmptyState } from '../src/ui/EmptyState.tsx'
import { Skeleton } from '../src/ui/Skeleton.tsx'
import { ChartDrawing } from './ChartDrawing.tsx'
import { chartLook } from './ChartPane.styles.ts'
import { Choice } from './Choice.tsx'
import { Pane } from './Pane.tsx'
import type { PaneShown } from './pane.ts'
import { selectSource } from './source.selectors.ts'
import { Scroll } from './ui/Scroll.tsx'
import { type Zoom, zooms } from './viewer.domain.ts'
import type { ViewerActor } from './viewer.machine.ts'
import { selectActorName, selectChart } from './viewer.selectors.ts'
import { words } from './words.ts'

const names = { fit: words.chart.fit, active: words.chart.focus }
const all: readonly Zoom[] = ['active', 'fit', ...zooms]
const zoomOptions = all.map((zoom) => ({
  value: String(zoom),
  label: typeof zoom === 'string' ? names[zoom] : `${zoom * 100}%`,
}))

/** The machine of the shown actor, with the states lit in which it is. */
export function ChartPane({ actor, shown }: { readonly actor: ViewerActor; readonly shown: PaneShown }) {
  const view = useSelector(actor, selectChart)
  const name = useSelector(actor, selectActorName)
  const zoom = useSelector(actor, ({ context }) => context.zoom)
  const isEmpty = useSelector(actor, (snapshot) => selectSource(snapshot).isEmpty)
  const look = chartLook({ fit: typeof zoom === 'string' })
  const choose = (value: string) => {
    actor.send({ type: 'zoom.chosen', zoom: all.find((one) => String(one) === value) ?? 'fit' })
  }
  return (
    <Pane
      title={name === null ? words.panes.chart : name}
      shown={shown}
      more={<Choice label={words.chart.zoom} value={String(zoom)} options={zoomOptions} onChange={choose} />}
    >
      {view.state === 'drawn' ? (
        <Scroll label={words.chart.label(name ?? '')} className={look.scroll} ownArrows={typeof zoom === 'number'}>
          <ChartDrawing chart={view.chart} active={view.active} zoom={zoom} name={name ?? ''} />
        </Scroll>
      ) : (
        <div className={look.rest}>
          {view.state === 'drawing' ? (
            <Skeleton width="100%" height="12rem" />
          ) : isEmpty ? (
            <EmptyState kind="nothingYet" title={words.source.emptyTitle} headingLevel={3}>
              {words.source.emptyText}
            </EmptyState>
          ) : (
            <EmptyState
              kind={view.state === 'failed' ? 'failed' : 'nothingFound'}
              title={view.state === 'failed' ? words.chart.failed : words.chart.none}
              headingLevel={3}
            >
              {view.state === 'none' && words.chart.noneText}
            </EmptyState>
          )}
        </div>
      )}
    </Pane>
  )
}
