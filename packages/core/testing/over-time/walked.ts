import type { AnyMachineSnapshot } from 'xstate'
import type { Formula } from './formula.ts'
import { rulesOf } from './judge.ts'
import type { Moment } from './moment.ts'

/** As much of a step as is judged by. */
interface Step {
  readonly by: string
  readonly event: { readonly type: string }
  readonly child?: string
}

/** A situation of an exploration with the steps that lead on. */
interface Situation {
  readonly state: AnyMachineSnapshot
  readonly scenario: string
  readonly edges: readonly { readonly step: Step; readonly to: Situation; readonly fired: readonly string[] }[]
}

interface Point {
  readonly at: Situation
  readonly formula: Formula<Moment>
  readonly now: Moment
  readonly from: Point | null
  readonly next: Point[]
  /** Whether a step fulfils the rule for good. */
  isMet: boolean
}

/**
 * Judges every path of an exploration by the rules of its machine. A rule that is broken on one path is reported with
 * this path, and so is one that no path can fulfil any more.
 */
export const brokenOn = (machine: string, start: Situation, rules = rulesOf(machine)): readonly string[] =>
  rules.flatMap(({ words, says }) => {
    const points = new Map<Situation, Map<string, Point>>()
    const all: Point[] = []
    const broken: string[] = []
    const arrive = (at: Situation, event: string, from: Point | null): Point | null => {
      const now = { machine, event, state: at.state }
      const left = (from?.formula ?? says).next(now, from?.now ?? null)
      if (left === false) broken.push(`${words}: broken by ${machine}, after "${scenarioOf(from, event)}"`)
      if (left === true && from !== null) from.isMet = true
      if (typeof left === 'boolean') return null
      const here = points.get(at) ?? new Map<string, Point>()
      points.set(at, here)
      const known = here.get(left.key)
      if (known !== undefined) return known
      const point = { at, formula: left, now, from, next: [], isMet: false }
      here.set(left.key, point)
      all.push(point)
      return point
    }
    const first = arrive(start, 'xstate.init', null)
    if (first === null) return broken
    // The list grows while it is walked.
    for (const point of all) {
      for (const { step, to, fired } of point.at.edges) {
        // No transition handled the event.
        if (to === point.at && fired.length === 0) continue
        const reached = arrive(to, step.event.type, point)
        if (reached !== null) point.next.push(reached)
      }
      if (broken.length > 0) return broken.slice(0, 1)
    }
    const hopeless = unfulfilled(all)
    return hopeless === undefined
      ? []
      : [`${words}: never fulfilled by ${machine}, after "${scenarioOf(hopeless.from, hopeless.now.event)}"`]
  })

/** The first point from which the rule cannot be fulfilled any more. */
const unfulfilled = (points: readonly Point[]): Point | undefined => {
  const origins = new Map<Point, Point[]>(points.map((point) => [point, []]))
  for (const point of points) for (const reached of point.next) origins.get(reached)?.push(point)
  const good = new Set(points.filter(({ formula, isMet, at }) => formula.holdsAtEnd || isMet || lacksAnswer(at)))
  for (const point of good) for (const origin of origins.get(point) ?? []) good.add(origin)
  return points.find((point) => !good.has(point))
}

/** Whether the exploration gives no answer to a request of this situation, so that it cannot show its end. */
const lacksAnswer = ({ state, edges }: Situation): boolean =>
  state._nodes
    .flatMap(({ invoke }) => invoke)
    .filter(({ onDone }) => onDone !== undefined)
    .some(({ id }) => !edges.some(({ step }) => step.by === 'answer' && step.child === id))

const scenarioOf = (from: Point | null, event: string): string =>
  from === null ? 'start' : `${scenarioOf(from.from, from.now.event)} > ${event}`
