import type { AnyMachineSnapshot } from 'xstate'
import type { Step } from '../surroundings.ts'
import type { Formula } from './formula.ts'
import { rulesOf } from './judge.ts'
import type { Moment } from './moment.ts'

/** A situation of an exploration with the steps that lead on. */
interface Situation {
  readonly state: AnyMachineSnapshot
  readonly scenario: string
  readonly edges: readonly { readonly step: Step; readonly to: Situation }[]
}

interface Point {
  readonly at: Situation
  readonly formula: Formula<Moment>
  readonly now: Moment
  readonly scenario: string
  readonly next: Point[]
}

/**
 * Judges every path of an exploration by the rules of its machine. A rule that is broken on one path is reported with
 * this path, and so is one that no path can fulfil any more.
 */
export const brokenOn = (machine: string, start: Situation, rules = rulesOf(machine)): readonly string[] =>
  rules.flatMap(({ words, says }) => {
    const points = new Map<string, Point>()
    const numbers = new Map<Situation, number>()
    const broken: string[] = []
    const arrive = (at: Situation, event: string, from: Point | null): Point | null => {
      const now = { machine, event, state: at.state }
      const scenario = from === null ? 'start' : `${from.scenario} > ${event}`
      const left = (from?.formula ?? says).next(now, from?.now ?? null)
      if (left === false) broken.push(`${words}: broken by ${machine}, after "${scenario}"`)
      if (typeof left === 'boolean') return null
      if (!numbers.has(at)) numbers.set(at, numbers.size)
      const key = `${numbers.get(at)} ${left.key}`
      const known = points.get(key)
      if (known !== undefined) return known
      const point = { at, formula: left, now, scenario, next: [] }
      points.set(key, point)
      return point
    }
    const first = arrive(start, 'xstate.init', null)
    if (first === null) return broken
    for (const point of points.values()) {
      for (const { step, to } of point.at.edges) {
        const reached = arrive(to, step.event.type, point)
        // A rule that is fulfilled for good asks for nothing more.
        if (reached !== null) point.next.push(reached)
      }
      if (broken.length > 0) return broken.slice(0, 1)
    }
    const hopeless = unfulfilled([...points.values()])
    return hopeless === undefined ? [] : [`${words}: never fulfilled by ${machine}, after "${hopeless.scenario}"`]
  })

/** The first point from which the rule cannot be fulfilled any more. */
const unfulfilled = (points: readonly Point[]): Point | undefined => {
  const origins = new Map<Point, Point[]>(points.map((point) => [point, []]))
  for (const point of points) for (const reached of point.next) origins.get(reached)?.push(point)
  // A step that fulfils the rule for good leads to no point.
  const good = new Set(
    points.filter(({ formula, next, at }) => formula.holdsAtEnd || next.length < at.edges.length || lacksAnswer(at)),
  )
  for (const point of good) for (const origin of origins.get(point) ?? []) good.add(origin)
  return points.find((point) => !good.has(point))
}

/** Whether the exploration gives no answer to a request of this situation, so that it cannot show its end. */
const lacksAnswer = ({ state, edges }: Situation): boolean =>
  state._nodes
    .flatMap(({ invoke }) => invoke)
    .filter(({ onDone }) => onDone !== undefined)
    .some(({ id }) => !edges.some(({ step }) => step.by === 'answer' && step.child === id))
