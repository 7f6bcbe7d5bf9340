import { useSelector } from '@xstate/react'
import { Skeleton } from '../src/ui/loading/Skeleton.tsx'
import { EmptyState } from '../src/ui/messages/EmptyState.tsx'
import { ChartDrawing } from './ChartDrawing.tsx'
import { chartLook } from './ChartPane.styles.ts'
import { Choice } from './Choice.tsx'
import { Pane } from './Pane.tsx'
import type { PaneShown } from './pane.ts'
import { selectSource } from './source.selectors.ts'
import { translations as t } from './translations.ts'
import { Scroll } from './ui/Scroll.tsx'
import { type Zoom, zooms } from './viewer.domain.ts'
import type { ViewerActor } from './viewer.machine.ts'
import { selectActorName, selectChart } from './viewer.selectors.ts'

const names = { fit: t.chart.fit, active: t.chart.focus }
const all: readonly Zoom[] = ['active', 'fit', ...zooms]
const zoomOptions = all.map((zoom) => ({
  value: String(zoom),
  label: typeof zoom === 'string' ? names[zoom] : `${zoom * 100}%`,
}))

/** Shows the machine of the selected actor with its active states highlighted. */
export function ChartPane({ actor, shown }: { readonly actor: ViewerActor; readonly shown: PaneShown }) {
  const view = useSelector(actor, selectChart)
  const name = useSelector(actor, selectActorName)
  const zoom = useSelector(actor, ({ context }) => context.zoom)
  const isEmpty = useSelector(actor, (snapshot) => selectSource(snapshot).isEmpty)
  const styles = chartLook({ fit: typeof zoom === 'string' })
  const choose = (value: string) => {
    actor.send({ type: 'zoom.chosen', zoom: all.find((one) => String(one) === value) ?? 'fit' })
  }
  return (
    <Pane
      title={name === null ? t.panes.chart : name}
      shown={shown}
      more={<Choice label={t.chart.zoom} value={String(zoom)} options={zoomOptions} onChange={choose} />}
    >
      {view.state === 'drawn' ? (
        <Scroll label={t.chart.label(name ?? '')} className={styles.scroll} ownArrows={typeof zoom === 'number'}>
          <ChartDrawing chart={view.chart} active={view.active} zoom={zoom} name={name ?? ''} />
        </Scroll>
      ) : (
        <div className={styles.rest}>
          {view.state === 'drawing' ? (
            <Skeleton width="100%" height="12rem" />
          ) : isEmpty ? (
            <EmptyState kind="nothingYet" title={t.source.emptyTitle} headingLevel={3}>
              {t.source.emptyText}
            </EmptyState>
          ) : (
            <EmptyState
              kind={view.state === 'failed' ? 'failed' : 'nothingFound'}
              title={view.state === 'failed' ? t.chart.failed : t.chart.none}
              headingLevel={3}
            >
              {view.state === 'none' && t.chart.noneText}
            </EmptyState>
          )}
        </div>
      )}
    </Pane>
  )
}
