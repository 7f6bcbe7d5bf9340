import type { Effects, Flow, Plain, Question, Sight, Step } from './flow.ts'
import { kindOf, nameIn } from './mask.ts'
import { toldIn } from './scenario.ts'

/** The first difference between a replay and its recording. */
export interface Difference {
  readonly step: number
  /** The machine and field, or the kind of effect. */
  readonly at: string
  readonly expected: string
  readonly got: string
}

/**
 * Describes a difference in one sentence: what happened in the step, what the person did before it, and which value
 * differs.
 */
export const sentenceOf = ({ steps }: Pick<Flow, 'steps'>, { step, at, expected, got }: Difference): string => {
  const index = steps.findIndex(({ n }) => n === step)
  const acted = steps.slice(0, index + 1).findLastIndex(({ causes }) => causes.some((cause) => 'event' in cause))
  const toldAt = (at: number) => toldIn(steps, at).join(', ')
  const before = acted >= 0 && acted < index ? `; after step ${steps[acted]?.n}, ${toldAt(acted)}` : ''
  return `Step ${step} (${toldAt(index)}${before}) differs at ${at}: expected ${expected}, got ${got}.`
}

type Taken = Effects & Pick<Step, 'states'>
type Pair = Omit<Difference, 'step'>

/**
 * Compares a replay with its recording. In clear, values must be equal. A masked value may differ in the replay, which is made from other masks, as
 * long as its shape is the same: the first pair of values is remembered, and each must match the other from then on.
 */
export const createComparison = (isMasked: boolean) => {
  const learnt = new Map<string, unknown>()
  const contexts = new Map<string, readonly [Fields, Fields]>()

  const belong = (kind: string, expected: Plain, got: Plain): boolean =>
    [
      [`${kind} ${typeof got} to ${expected}`, got],
      [`${kind} ${typeof got} from ${got}`, expected],
    ].every(([key, other]) => {
      const known = learnt.get(String(key))
      learnt.set(String(key), known ?? other)
      return known === undefined || known === other
    })

  const isLike = (expected: Plain, got: Plain, name: string): boolean => {
    const kind = isMasked && isLeaf(expected) ? kindOf(name, expected) : null
    if (kind === null || !isLeaf(expected) || !isLeaf(got) || shapeOf(expected) !== shapeOf(got))
      return expected === got
    return belong(kind, expected, got) || expected === got
  }

  /** The first different field below this path. */
  const differing = (expected: Plain, got: Plain, at: string, name: string): Pair | null => {
    if (!isTree(expected) || !isTree(got)) {
      return isLike(expected, got, name) ? null : { at, expected: plainText(expected), got: plainText(got) }
    }
    if ('$stand' in expected && '$stand' in got) {
      const isSame = expected['of'] === got['of'] && belong('stand', expected['$stand'], got['$stand'])
      return isSame ? null : { at, expected: plainText(expected), got: plainText(got) }
    }
    for (const key of new Set([...Object.keys(expected), ...Object.keys(got)])) {
      const inner = Array.isArray(got) ? name : nameIn(got, key)
      const found = differing(expected[key], got[key], Array.isArray(got) ? `${at}[${key}]` : `${at}.${key}`, inner)
      if (found) return found
    }
    return null
  }

  const inState = (path: string, expected: Sight | undefined, got: Sight | undefined): Pair | null => {
    if (!expected || !got || expected[0] !== got[0]) {
      const pair = { at: path, expected: sightText(expected), got: sightText(got) }
      return pair.expected === pair.got ? null : pair
    }
    const [, stored] = expected
    if (stored === undefined) return null
    const [one, other] = contexts.get(path) ?? [{}, {}]
    const [wanted, come] = [
      { ...one, ...stored },
      { ...other, ...got[1] },
    ]
    contexts.set(path, [wanted, come])
    for (const name of new Set([...Object.keys(stored), ...Object.keys(got[1] ?? {})])) {
      const found = differing(wanted[name], come[name], `context.${name}`, nameIn(come, name))
      if (found) return { ...found, at: `${path}, ${found.at}` }
    }
    return null
  }

  const inInputs = (step: Step, got: Taken): Pair | null => {
    const asked = (got.asks ?? []).map((one, at) => [step.asks?.[at]?.with, one.with, one.of] as const)
    const done = (got.does ?? []).map(([of, input], at) => [step.does?.[at]?.[1], input, of] as const)
    for (const [expected, come, of] of [...asked, ...done]) {
      const found = differing(expected, come, 'input', of)
      if (found) return { ...found, at: `${of}, ${found.at}` }
    }
    return null
  }

  return (step: Step, got: Taken): Difference | null => {
    // The deepest machine is where a difference began; those above it follow its state.
    const paths = [...new Set([...Object.keys(step.states), ...Object.keys(got.states)])].sort(
      (one, other) => other.split('/').length - one.split('/').length,
    )
    const found =
      first(paths, (path) => inState(path, step.states[path], got.states[path])) ??
      first(effectsIn(step, got), (pair) => (pair.expected === pair.got ? null : pair)) ??
      inInputs(step, got)
    return found && { step: step.n, ...found }
  }
}

type Fields = Readonly<Record<string, Plain>>

const first = <T>(all: readonly T[], find: (one: T) => Pair | null): Pair | null => {
  for (const one of all) {
    const found = find(one)
    if (found) return found
  }
  return null
}

const isTree = (value: Plain): value is Fields => typeof value === 'object' && value !== null

const isLeaf = (value: Plain): value is string | number => typeof value === 'string' || typeof value === 'number'

/**
 * A replay calculates with masked values, so its results differ from the recorded ones. Only what a mask preserves is
 * compared: the sign of a number; the letters, figures and punctuation of a text. The number of digits may differ.
 */
const shapeOf = (value: string | number): string =>
  typeof value === 'number'
    ? `number ${Math.sign(value)}`
    : value.replace(/\p{L}/gu, 'a').replace(/\p{N}+(?:[\s.,]\p{N}+)*/gu, '0')

const longest = 80

export const plainText = (value: Plain): string => {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}

const sightText = (sight: Sight | undefined): string => (sight === undefined ? 'no change' : (sight?.[0] ?? 'gone'))

const effectsIn = (step: Step, got: Taken): readonly Pair[] => [
  pair('what is asked', step.asks, got.asks, ({ id, of }: Question) => `${of} #${id}`),
  pair('what is taken back', step.ends, got.ends, String),
  pair('the timers set', step.sets, got.sets, ([id, delay]) => `#${id} of ${delay} ms`),
  pair('the timers stopped', step.clears, got.clears, String),
  pair('what is done', step.does, got.does, ([of]) => of),
  pair('the ids taken', step.ids, got.ids, String),
]

const pair = <T>(
  at: string,
  expected: readonly T[] | undefined,
  got: readonly T[],
  text: (one: T) => string,
): Pair => ({ at, expected: expected?.map(text).join(', ') || 'nothing', got: got.map(text).join(', ') || 'nothing' })
