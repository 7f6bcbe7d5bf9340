import { type Actor, actorsAt, stateText } from './actors.domain.ts'
import type { Chart } from './chart.domain.ts'
import { type Branch, comparedContext } from './difference.domain.ts'
import { activeIn } from './graph.domain.ts'
import { eventTypeOf, isSent, isShot, type Log, nameOf, snapsAt } from './log.domain.ts'
import { placeAt, type Sequence, sequenceOf } from './messages.domain.ts'
import { definitionToDraw, entriesAt, shownActor } from './viewer.domain.ts'
import type { ViewerSnapshot } from './viewer.machine.ts'

export const selectActors = ({ context }: ViewerSnapshot): readonly Actor[] => actorsAt(context.log, entriesAt(context))

export const selectShown = ({ context }: ViewerSnapshot): string | null => shownActor(context)

export const selectActorName = ({ context }: ViewerSnapshot): string | null =>
  nameOf(context.log, shownActor(context) ?? '')

export type ChartView =
  | { readonly state: 'none' | 'drawing' | 'failed' }
  | { readonly state: 'drawn'; readonly chart: Chart; readonly active: ReadonlySet<string> }

export const selectChart = (snapshot: ViewerSnapshot): ChartView => {
  const { context } = snapshot
  const wanted = definitionToDraw(context)
  if (wanted === null) return { state: 'none' }
  if (context.drawn?.definition !== wanted || snapshot.matches({ chart: 'drawing' })) return { state: 'drawing' }
  if (context.drawn.chart === null) return { state: 'failed' }
  const { now } = snapsAt(context.log, entriesAt(context), shownActor(context) ?? '')
  return {
    state: 'drawn',
    chart: context.drawn.chart,
    active: new Set(now === null ? [] : ['', ...activeIn(now.value)]),
  }
}

export interface MessagesView extends Sequence {
  /** The place of the message that was sent last at this moment. */
  readonly current: number
}

export const selectMessages = ({ context }: ViewerSnapshot): MessagesView => {
  const only = context.isNarrow ? shownActor(context) : null
  const sequence = keptSequence(context.log, only)
  return { ...sequence, current: placeAt(sequence.messages, entriesAt(context)) }
}

const kept = new WeakMap<Log, Map<string | null, Sequence>>()

/** Reading ten thousand entries for every step would be felt. */
const keptSequence = (log: Log, only: string | null): Sequence => {
  const ofLog = kept.get(log) ?? new Map<string | null, Sequence>()
  kept.set(log, ofLog)
  const sequence = ofLog.get(only) ?? sequenceOf(log, only)
  ofLog.set(only, sequence)
  return sequence
}

export interface KnowledgeView {
  readonly name: string
  readonly state: string
  readonly status: string
  readonly tags: readonly string[]
  readonly context: readonly Branch[]
  /** What happened last, anywhere. */
  readonly event: { readonly type: string; readonly content: readonly Branch[] } | null
}

export const selectKnowledge = ({ context }: ViewerSnapshot): KnowledgeView | null => {
  const actor = shownActor(context)
  const at = entriesAt(context)
  if (actor === null) return null
  const { now, before } = snapsAt(context.log, at, actor)
  const entry = context.log[at - 1]
  const event = entry !== undefined && (isSent(entry) || isShot(entry)) ? (entry.event as object) : null
  return {
    name: nameOf(context.log, actor) ?? actor,
    state: stateText(now?.value),
    status: now?.status ?? '',
    tags: now?.tags ?? [],
    context: comparedContext(before === null ? now?.context : before.context, now?.context),
    event: event && { type: eventTypeOf(event), content: comparedContext(withoutType(event), withoutType(event)) },
  }
}

const withoutType = (event: object): object =>
  Object.fromEntries(Object.entries(event).filter(([key]) => key !== 'type'))
