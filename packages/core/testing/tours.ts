import type { LiveRun, Stage } from './live.ts'
import { keyOf, type Projection } from './situation.ts'
import type { Step } from './surroundings.ts'

/** A reachable situation, the shortest path to it, and the possible next steps. */
export interface Stop {
  readonly key: string
  /** The key without the context: state, timers, children. */
  readonly shape: string
  readonly origin: { readonly from: Stop; readonly step: Step } | null
  readonly edges: readonly Edge[]
}

export interface Edge {
  readonly step: Step
  readonly to: Stop
  /** The transitions taken; empty when no transition handles the event. */
  readonly fired: readonly string[]
}

export interface Guide {
  readonly id: string
  readonly stage: Stage
  readonly project: Projection
  /** The names of all timers in the exploration. */
  readonly timers: ReadonlySet<string>
  /** The situation that the model expects after these steps; called only when the live actor is in another one. */
  readonly retrace: (steps: readonly Step[]) => string
  readonly always: ((snapshot: never) => string | null) | undefined
}

export interface Toured {
  readonly paths: number
  readonly steps: number
}

/**
 * Takes every step of the exploration on a live actor. Throws when the actor is not in the situation that the model
 * expects. A tour continues as long as it finds new steps, so most steps are taken only once.
 */
export const tour = (stops: readonly Stop[], guide: Guide): Toured => {
  const stopAt = new Map(stops.map((stop) => [stop.key, stop]))
  const ahead = pickedFrom(stops)
  const isOpen = (stop: Stop) => (ahead.get(stop)?.length ?? 0) > 0
  let paths = 0
  let steps = 0

  for (const start of stops) {
    while (isOpen(start) || paths === 0) {
      paths += 1
      const run = guide.stage()
      const taken: Step[] = []
      let at: Stop | undefined = stops[0] as Stop
      expectAt(at, run, taken, guide)
      const go = ({ step, to }: Edge): boolean => {
        taken.push(step)
        steps += 1
        run.take(step)
        const found = expectAt(to, run, taken, guide)
        at = found === to.key ? to : stopAt.get(found)
        return at === to
      }
      if (!wayTo(start).every(go)) throw new Error(`${guide.id} does not do the same twice: "${scenarioOf(taken)}"`)
      while (at !== undefined) {
        const next: Edge | undefined = ahead.get(at)?.pop()
        if (next !== undefined) go(next)
        else if (!wayOn(at, isOpen).every(go) || !isOpen(at)) break
      }
      const left = run.stop()
      if (left !== null) throw new Error(`${guide.id}: ${left}, when stopped after "${scenarioOf(taken)}"`)
    }
  }
  return { paths, steps }
}

/**
 * Steps of one kind take the same transitions between the same states, timers and children, and differ only in the
 * context. A few steps of each kind represent the others.
 */
const pickedFrom = (stops: readonly Stop[]): ReadonlyMap<Stop, Edge[]> => {
  const picked = new Map<string, number>()
  return new Map(
    stops.map((stop) => [
      stop,
      stop.edges.filter(({ step, to, fired }) => {
        const kind = `${stop.shape} ${step.event.type} ${fired.join()} ${to.shape}`
        const count = picked.get(kind) ?? 0
        picked.set(kind, count + 1)
        return fired.length > 0 && count < ofEachKind
      }),
    ]),
  )
}

const ofEachKind = 2

/** The shortest path to a situation with new steps, if one is near. */
const wayOn = (from: Stop, isOpen: (stop: Stop) => boolean): readonly Edge[] => {
  const ways = new Map<Stop, readonly Edge[]>([[from, []]])
  for (const [stop, way] of ways) {
    for (const edge of stop.edges) {
      if (ways.has(edge.to)) continue
      if (isOpen(edge.to)) return [...way, edge]
      if (ways.size > 200) return []
      ways.set(edge.to, [...way, edge])
    }
  }
  return []
}

const wayTo = ({ origin }: Stop): readonly Edge[] =>
  origin === null ? [] : [...wayTo(origin.from), ...origin.from.edges.filter(({ step }) => step === origin.step)]

/** Checks that the live actor is in the expected situation, and returns the key of the actual one. */
const expectAt = (
  stop: Stop,
  run: LiveRun,
  taken: readonly Step[],
  { id, project, timers, always, retrace }: Guide,
): string => {
  const complain = (text: string): never => {
    throw new Error(`${id} on a live actor, after "${scenarioOf(taken)}": ${text}`)
  }
  const state = run.state()
  if (state.status === 'error')
    complain(`it breaks: ${state.error instanceof Error ? state.error.message : JSON.stringify(state.error)}`)
  const key = keyOf({ state, timers: run.timers(timers), running: run.running() }, project)
  if (key !== stop.key) {
    const expected = retrace(taken)
    if (expected !== key) complain(`it is not where the walk says\n  walk: ${expected}\n  live: ${key}`)
  }
  const fault = run.fault() ?? always?.(state as never) ?? null
  if (fault !== null) complain(fault)
  return key
}

const scenarioOf = (steps: readonly Step[]): string => steps.map(({ event }) => event.type).join(' > ') || 'start'
