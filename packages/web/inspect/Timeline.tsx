import { useSelector } from '@xstate/react'
import ChevronFirst from 'lucide-react/icons/chevron-first'
import ChevronLast from 'lucide-react/icons/chevron-last'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import SkipBack from 'lucide-react/icons/skip-back'
import SkipForward from 'lucide-react/icons/skip-forward'
import StepBack from 'lucide-react/icons/step-back'
import StepForward from 'lucide-react/icons/step-forward'
import type { ReactNode } from 'react'
import { IconButton } from '../src/ui/buttons/IconButton.tsx'
import { Slider } from '../src/ui/choices/Slider.tsx'
import { Choice } from './Choice.tsx'
import { selectTimeline, type TimelineView } from './source.selectors.ts'
import { timeline } from './Timeline.styles.ts'
import { translations as t } from './translations.ts'
import { speeds } from './viewer.domain.ts'
import type { ViewerEvent } from './viewer.events.ts'
import type { ViewerActor } from './viewer.machine.ts'

const speedOptions = speeds.map((speed) => ({ value: String(speed), label: `${speed}×` }))

/** Shows the selected moment and the controls that move to another one. */
export function Timeline({ actor }: { readonly actor: ViewerActor }) {
  const view = useSelector(actor, selectTimeline, sameTimeline)
  const speed = useSelector(actor, ({ context }) => context.speed)
  const styles = timeline()
  const { at, end, isPlaying } = view
  const button = (label: string, icon: ReactNode, event: ViewerEvent, disabled: boolean) => (
    <IconButton label={label} icon={icon} size="small" disabled={disabled} onClick={() => actor.send(event)} />
  )
  return (
    <section className={styles.root} aria-label={t.timeline.label}>
      <div className={styles.buttons}>
        {button(
          t.timeline.first,
          <ChevronFirst size={18} aria-hidden="true" />,
          { type: 'step.chosen', at: 0 },
          at === 0,
        )}
        {button(t.timeline.back, <StepBack size={16} aria-hidden="true" />, { type: 'move.chosen', by: -1 }, at === 0)}
        {isPlaying
          ? button(t.timeline.pause, <Pause size={18} aria-hidden="true" />, { type: 'pause.chosen' }, false)
          : button(t.timeline.play, <Play size={18} aria-hidden="true" />, { type: 'play.chosen' }, end === 0)}
        {button(
          t.timeline.forward,
          <StepForward size={16} aria-hidden="true" />,
          { type: 'move.chosen', by: 1 },
          at >= end,
        )}
        {button(
          t.timeline.ownBack,
          <SkipBack size={16} aria-hidden="true" />,
          { type: 'own.chosen', by: -1 },
          at === 0,
        )}
        {button(
          t.timeline.ownForward,
          <SkipForward size={16} aria-hidden="true" />,
          { type: 'own.chosen', by: 1 },
          at >= end,
        )}
        {button(
          t.timeline.newest,
          <ChevronLast size={18} aria-hidden="true" />,
          { type: 'newest.chosen' },
          view.isNewest,
        )}
      </div>
      <Choice
        label={t.timeline.speed}
        value={String(speed)}
        options={speedOptions}
        onChange={(value) =>
          actor.send({ type: 'speed.chosen', speed: speeds.find((one) => String(one) === value) ?? 1 })
        }
      />
      <div className={styles.slider}>
        <Slider
          label={t.timeline.position}
          aria-valuetext={`${t.timeline.of(at, end)}: ${view.caption}`}
          value={at}
          min={0}
          max={Math.max(1, end)}
          step={1}
          disabled={end === 0}
          onValue={(value) => actor.send({ type: 'step.chosen', at: value })}
        />
      </div>
      <span className={styles.count}>{t.timeline.of(at, end)}</span>
      <span className={styles.caption}>
        {view.reached === null ? view.caption : t.timeline.replaying(view.reached, at)}
      </span>
      {view.difference !== null && (
        <p className={styles.difference} role="status">
          {t.timeline.differs}: {view.difference}
        </p>
      )}
    </section>
  )
}

const sameTimeline = (one: TimelineView, other: TimelineView): boolean => JSON.stringify(one) === JSON.stringify(other)
