import type { Effects, Sight, Step } from './flow.ts'

/** The first thing that went another way than it was recorded. */
export interface Difference {
  readonly step: number
  /** Which machine, or what about the outside. */
  readonly at: string
  readonly expected: string
  readonly got: string
}

type Taken = Effects & Pick<Step, 'states'>

export const differenceIn = (step: Step, got: Taken): Difference | null => {
  const found = [...statesIn(step, got), ...effectsIn(step, got)].find(({ expected, got }) => expected !== got)
  return found ? { step: step.n, ...found } : null
}

/** One sentence for people. */
export const sentenceOf = ({ step, at, expected, got }: Difference): string =>
  `Step ${step} differs at ${at}: expected ${expected}, got ${got}.`

type Pair = Omit<Difference, 'step'>

const statesIn = ({ states }: Step, got: Taken): readonly Pair[] =>
  [...new Set([...Object.keys(states), ...Object.keys(got.states)])].map((path) => {
    const [one, other] = [states[path], got.states[path]]
    const isSameState = one?.[0] === other?.[0] && one !== undefined && other !== undefined
    return isSameState && one !== null
      ? { at: `the context of ${path}`, expected: sightText(one, true), got: sightText(other, true) }
      : { at: path, expected: sightText(one), got: sightText(other) }
  })

const sightText = (sight: Sight | undefined, whole = false): string => {
  if (sight === undefined) return 'no change'
  if (sight === null) return 'gone'
  return whole ? `${sight[0]} with ${sight[1]}` : sight[0]
}

const effectsIn = (step: Step, got: Taken): readonly Pair[] => [
  pair('what is asked', step.asks, got.asks, ({ id, of, seen }) => `${of} #${id} (${seen})`),
  pair('what is taken back', step.ends, got.ends, String),
  pair('the timers set', step.sets, got.sets, ([id, delay]) => `#${id} of ${delay} ms`),
  pair('the timers stopped', step.clears, got.clears, String),
  pair('what is done', step.does, got.does, ([of, seen]) => `${of} (${seen})`),
  pair('the ids taken', step.ids, got.ids, String),
]

const pair = <T>(
  at: string,
  expected: readonly T[] | undefined,
  got: readonly T[],
  text: (one: T) => string,
): Pair => ({ at, expected: expected?.map(text).join(', ') || 'nothing', got: got.map(text).join(', ') || 'nothing' })
