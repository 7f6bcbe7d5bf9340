import { useSelector } from '@xstate/react'
import { FileDrop } from '../src/ui/fields/FileDrop.tsx'
import { ActorsPane } from './ActorsPane.tsx'
import { ChartPane } from './ChartPane.tsx'
import { Choice } from './Choice.tsx'
import { ContextPane } from './ContextPane.tsx'
import { MessagesPane } from './MessagesPane.tsx'
import { PanelPane } from './PanelPane.tsx'
import { SourceBar } from './SourceBar.tsx'
import { Timeline } from './Timeline.tsx'
import { translations as t } from './translations.ts'
import { TimelineKeys } from './ui/TimelineKeys.tsx'
import { viewer } from './Viewer.styles.ts'
import { type Pane, panes } from './viewer.domain.ts'
import type { ViewerActor } from './viewer.machine.ts'

/** The whole page: the running actors, their states, and the messages between them over time. */
export function Viewer({ actor }: { readonly actor: ViewerActor }) {
  const styles = viewer()
  const pane = useSelector(actor, ({ context }) => context.pane)
  const shownIf = (name: Pane) => (pane === name ? 'always' : 'large')
  const choices = panes.map((value) => ({ value, label: t.panes[value] }))
  return (
    <TimelineKeys
      onMove={(by) => actor.send({ type: 'move.chosen', by })}
      onOwn={(by) => actor.send({ type: 'own.chosen', by })}
      onToggle={() => actor.send({ type: actor.getSnapshot().hasTag('playing') ? 'pause.chosen' : 'play.chosen' })}
    >
      <FileDrop
        label={t.source.drop}
        accept=".jsonl,.json"
        disabled={false}
        onFile={(file) => actor.send({ type: 'file.chosen', file })}
      >
        {(pick) => (
          <div className={styles.page}>
            <SourceBar actor={actor} onPick={pick} />
            <div className={styles.panes}>
              <Choice
                label={t.paneChoice}
                value={pane}
                options={choices}
                onChange={(chosen) => actor.send({ type: 'pane.chosen', pane: chosen })}
              />
            </div>
            <main className={styles.body}>
              <ActorsPane actor={actor} shown={shownIf('actors')} />
              <div className={styles.centre}>
                <ChartPane actor={actor} shown={shownIf('chart')} />
                <MessagesPane actor={actor} shown={shownIf('messages')} />
              </div>
              <div className={styles.side}>
                <PanelPane actor={actor} shown={shownIf('panel')} />
                <ContextPane actor={actor} shown={shownIf('context')} />
              </div>
            </main>
            <Timeline actor={actor} />
          </div>
        )}
      </FileDrop>
    </TimelineKeys>
  )
}
