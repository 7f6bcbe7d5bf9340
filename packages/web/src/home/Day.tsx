import type { TodayActor } from '@supplier/core/home/today.machine'
import { todayShown } from '@supplier/core/home/today.selectors'
import { useSelector } from '@xstate/react'
import { day as dayLook } from './DayCard.styles.ts'
import { DayCard } from './DayCard.tsx'
import { DayTiles } from './DayTiles.tsx'

interface DayProps {
  readonly actor: TodayActor
  readonly name: string | null
  readonly selling: number | null
  /** A supplier who is still setting up the shop is greeted without figures. */
  readonly hasFigures: boolean
}

/** A greeting, and the figures of today. */
export function Day({ actor, hasFigures, ...greeted }: DayProps) {
  const view = todayShown(useSelector(actor, (now) => now))
  const shown = hasFigures && view.state !== 'absent'
  return (
    <div className={dayLook}>
      <DayCard {...greeted} view={view} hasFigures={shown} onRetry={() => actor.send({ type: 'retry.chosen' })} />
      {shown && <DayTiles view={view} />}
    </div>
  )
}
