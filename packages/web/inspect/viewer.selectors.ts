import { type Actor, actorsAt, stateText } from './actors.domain.ts'
import type { Chart } from './chart.domain.ts'
import { type Branch, comparedContext } from './difference.domain.ts'
import { activeIn } from './graph.domain.ts'
import { nameOf, shotsAt, snapIn } from './lives.domain.ts'
import { eventTypeOf, isSent, isShot } from './log.domain.ts'
import { locationAt, type Sequence, sequenceOf } from './messages.domain.ts'
import { keptFor } from './reading.domain.ts'
import { definitionToDraw, entriesAt, shownActor } from './viewer.domain.ts'
import type { ViewerSnapshot } from './viewer.machine.ts'

/** The views are memoized, so that a pane renders only when its content has changed. */
const kept = { actors: keptFor<readonly Actor[]>(), chart: keptFor<ChartView>(), knowledge: keptFor<KnowledgeView>() }

export const selectActors = ({ context }: ViewerSnapshot): readonly Actor[] => {
  const at = entriesAt(context)
  return kept.actors([context.log, at], () => actorsAt(context.log, at))
}

export const selectShown = ({ context }: ViewerSnapshot): string | null => shownActor(context)

export const selectActorName = ({ context }: ViewerSnapshot): string | null =>
  nameOf(context.log, shownActor(context) ?? '')

export type ChartView =
  | { readonly state: 'none' | 'drawing' | 'failed' }
  | { readonly state: 'drawn'; readonly chart: Chart; readonly active: ReadonlySet<string> }

export const selectChart = (snapshot: ViewerSnapshot): ChartView => {
  const { context } = snapshot
  const { log, drawn } = context
  const wanted = definitionToDraw(context)
  const isDrawing = drawn?.definition !== wanted || snapshot.matches({ chart: 'drawing' })
  const { now } = shotsAt(log, entriesAt(context), shownActor(context) ?? '')
  return kept.chart([wanted, isDrawing, drawn?.chart, now], () => {
    if (wanted === null) return { state: 'none' }
    if (isDrawing) return { state: 'drawing' }
    if (!drawn?.chart) return { state: 'failed' }
    const value = snapIn(now)?.value
    return { state: 'drawn', chart: drawn.chart, active: new Set(now === undefined ? [] : ['', ...activeIn(value)]) }
  })
}

export interface MessagesView extends Sequence {
  /** The index of the last message that was sent up to this moment. */
  readonly current: number
}

export const selectMessages = ({ context }: ViewerSnapshot): MessagesView => {
  const sequence = sequenceOf(
    context.log,
    context.scope === 'narrow' ? shownActor(context) : null,
    context.scope === 'own',
  )
  return { ...sequence, current: locationAt(sequence.messages, entriesAt(context)) }
}

export interface KnowledgeView {
  readonly name: string
  readonly state: string
  readonly status: string
  readonly tags: readonly string[]
  readonly context: readonly Branch[]
  /** The latest event of any actor. */
  readonly event: { readonly type: string; readonly content: readonly Branch[] } | null
}

export const selectKnowledge = ({ context }: ViewerSnapshot): KnowledgeView | null => {
  const { log } = context
  const actor = shownActor(context)
  const at = entriesAt(context)
  if (actor === null) return null
  const shots = shotsAt(log, at, actor)
  const entry = log[at - 1]
  return kept.knowledge([actor, shots.now, shots.before, entry], () => {
    const [now, before] = [snapIn(shots.now), snapIn(shots.before)]
    const event = entry !== undefined && (isSent(entry) || isShot(entry)) ? (entry.event as object) : null
    return {
      name: nameOf(log, actor) ?? actor,
      state: stateText(now?.value),
      status: now?.status ?? '',
      tags: now?.tags ?? [],
      context: comparedContext(before === null ? now?.context : before.context, now?.context),
      event: event && { type: eventTypeOf(event), content: comparedContext(withoutType(event), withoutType(event)) },
    }
  })
}

const withoutType = (event: object): object =>
  Object.fromEntries(Object.entries(event).filter(([key]) => key !== 'type'))
