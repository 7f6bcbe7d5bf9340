import { type Mutation, mutated, mutationsOf, mutationsOfSetup } from './mutations.ts'

/** State shared by the run and the stand-in for xstate: which machine is mutated, and how. */
export interface Stage {
  /** The end of the path of the machine's file. */
  file: string
  /** The index of the mutation; -1 for none. */
  index: number
  /** The mutations of the machine, known once it is created. */
  mutations: readonly Mutation[]
  /**
   * The steps that all machines have taken since the last reset, and the limit above which a machine counts as looping
   * forever.
   */
  steps: number
  patience: number
}

const start: Stage = { file: '', index: -1, mutations: [], steps: 0, patience: Number.POSITIVE_INFINITY }

const key = Symbol.for('mutants.stage')

export const stage = (): Stage => {
  const shared = globalThis as unknown as Record<symbol, Stage | undefined>
  shared[key] ??= { ...start }
  return shared[key]
}

/**
 * Counts a step of any machine and throws above the limit; otherwise a mutant that repeats a call forever would never
 * end.
 */
export const countStep = (): void => {
  const now = stage()
  now.steps += 1
  if (now.steps > now.patience) throw new Error('goes round and round')
}

/** What a machine is created from: its config, and the implementations in its setup. */
export interface Made {
  readonly config: unknown
  readonly options: unknown
}

/** Returns the parts with the current mutation if the machine is created by the chosen file; otherwise unchanged. */
export const staged = (made: Made): Made => {
  const now = stage()
  if (now.file === '' || makerIn(new Error().stack ?? '')?.includes(now.file) !== true) return made
  const { config, options } = made
  const inConfig = mutationsOf(config)
  now.mutations = [...inConfig, ...mutationsOfSetup(options)]
  const mutation = now.mutations[now.index]
  if (mutation === undefined) return made
  // A mutated machine may run in an endless loop of eventless transitions.
  const bounded = (given: unknown) => ({ ...(given as object), options: { maxIterations: 1000 } })
  return now.index < inConfig.length
    ? { config: bounded(mutated(config, mutation)), options }
    : { config: bounded(config), options: mutated(options, mutation) }
}

/** A machine created by a generic factory belongs to the factory's file. */
const makerIn = (stack: string): string | undefined =>
  stack.split('\n').find((line) => /\.(machine|test)\.ts/.test(line))
