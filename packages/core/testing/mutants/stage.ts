import { type Mutation, mutated, mutationsOf, mutationsOfSetup } from './mutations.ts'

/** What the stand-in for xstate shares with the run: whose machine is broken, and how. */
export interface Stage {
  /** The end of the path of the machine's file. */
  file: string
  /** Which of its mutations; -1 leaves it whole. */
  index: number
  /** What can be done to it, once it was made. */
  mutations: readonly Mutation[]
  /** Steps that machines took since somebody looked, and how many they may take before one goes round and round. */
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

/** Counts a step of any machine; a broken one that asks and asks again without end would never let go. */
export const countStep = (): void => {
  const now = stage()
  now.steps += 1
  if (now.steps > now.patience) throw new Error('goes round and round')
}

/** What a machine is made of: its config, and what its setup gives the names in it. */
export interface Made {
  readonly config: unknown
  readonly options: unknown
}

/** What the machine shall be made of; only what its own file makes is broken. */
export const staged = (made: Made): Made => {
  const now = stage()
  if (now.file === '' || makerIn(new Error().stack ?? '')?.includes(now.file) !== true) return made
  const { config, options } = made
  const inConfig = mutationsOf(config)
  now.mutations = [...inConfig, ...mutationsOfSetup(options)]
  const mutation = now.mutations[now.index]
  if (mutation === undefined) return made
  // A broken machine may chase its own tail.
  const bounded = (given: unknown) => ({ ...(given as object), options: { maxIterations: 1000 } })
  return now.index < inConfig.length
    ? { config: bounded(mutated(config, mutation)), options }
    : { config: bounded(config), options: mutated(options, mutation) }
}

/** A machine that a generic one makes belongs to the file of the generic one. */
const makerIn = (stack: string): string | undefined =>
  stack.split('\n').find((line) => /\.(machine|test)\.ts/.test(line))
