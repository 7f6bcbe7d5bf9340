import { type Mutation, mutated, mutationsOf } from './mutations.ts'

/** What the stand-in for xstate shares with the run: whose machine is broken, and how. */
export interface Stage {
  /** The end of the path of the machine's file. */
  file: string
  /** Which of its mutations; -1 leaves it whole. */
  index: number
  /** What can be done to it, once it was made. */
  mutations: readonly Mutation[]
}

const key = Symbol.for('mutants.stage')

export const stage = (): Stage => {
  const shared = globalThis as unknown as Record<symbol, Stage | undefined>
  shared[key] ??= { file: '', index: -1, mutations: [] }
  return shared[key]
}

/** The config as the machine shall be made of it; only what its own file makes is broken. */
export const staged = (config: unknown): unknown => {
  const now = stage()
  if (now.file === '' || makerIn(new Error().stack ?? '')?.includes(now.file) !== true) return config
  now.mutations = mutationsOf(config)
  const mutation = now.mutations[now.index]
  if (mutation === undefined) return config
  // A broken machine may chase its own tail.
  return { ...(mutated(config, mutation) as object), options: { maxIterations: 1000 } }
}

/** A machine that a generic one makes belongs to the file of the generic one. */
const makerIn = (stack: string): string | undefined =>
  stack.split('\n').find((line) => /\.(machine|test)\.ts/.test(line))
