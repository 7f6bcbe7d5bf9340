import { type Mutation, mutated, mutationsOf, mutationsOfSetup } from './mutations.ts'

/** State shared by the run and the stand-in for xstate: which machine is mutated, and how. */
export interface Stage {
  /** The path of the machine's file. */
  file: string
  /** The name of the mutation; `null` for none. */
  name: string | null
  /** The names of the mutations of the machines that the file has created. */
  readonly names: Set<string>
  /**
   * The steps that all machines have taken since the last reset, and the limit above which a machine counts as looping
   * forever.
   */
  steps: number
  patience: number
  /** The steps by the file of the machine; `null` while they are not counted. */
  stepsBy: Map<string, number> | null
  /** The machines that can be mutated after they are created; `null` while modules are loaded anew for each mutant. */
  kept: Kept[] | null
}

/** A machine that a module holds, with the call that created it. */
export interface Kept {
  readonly file: string
  readonly machine: WeakRef<object>
  readonly remake: () => object
}

const start = (): Stage => ({
  file: '',
  name: null,
  names: new Set(),
  steps: 0,
  patience: Number.POSITIVE_INFINITY,
  stepsBy: null,
  kept: null,
})

const key = Symbol.for('mutants.stage')

export const stage = (): Stage => {
  const shared = globalThis as unknown as Record<symbol, Stage | undefined>
  shared[key] ??= start()
  return shared[key]
}

export const resetStage = (): Stage => Object.assign(stage(), start())

/**
 * Counts a step of a machine and throws above the limit; otherwise a mutant that repeats a call forever would never
 * end.
 */
export const countStep = (file?: string): void => {
  const now = stage()
  now.steps += 1
  if (file !== undefined) now.stepsBy?.set(file, (now.stepsBy.get(file) ?? 0) + 1)
  if (now.steps > now.patience) throw new Error('goes round and round')
}

/** What a machine is created from: its config, and the implementations in its setup. */
export interface Made {
  readonly config: unknown
  readonly options: unknown
}

/** Returns the parts with the current mutation if the machine is created by the chosen file; otherwise unchanged. */
export const staged = (made: Made, maker: string | undefined): Made => {
  const now = stage()
  if (now.file === '' || maker?.endsWith(now.file) !== true) return made
  const { config, options } = made
  const inConfig = named(mutationsOf(config))
  const inSetup = named(mutationsOfSetup(options))
  for (const { name } of [...inConfig, ...inSetup]) now.names.add(name)
  // A mutated machine may run in an endless loop of eventless transitions.
  const bounded = (given: unknown) => ({ ...(given as object), options: { maxIterations: 1000 } })
  const ofConfig = inConfig.find(({ name }) => name === now.name)
  if (ofConfig) return { config: bounded(mutated(config, ofConfig)), options }
  const ofSetup = inSetup.find(({ name }) => name === now.name)
  return ofSetup ? { config: bounded(config), options: mutated(options, ofSetup) } : made
}

/** Numbers the mutations that have the name of an earlier one. */
const named = (mutations: readonly Mutation[]): readonly Mutation[] => {
  const seen = new Map<string, number>()
  return mutations.map((one) => {
    const times = (seen.get(one.name) ?? 0) + 1
    seen.set(one.name, times)
    return times === 1 ? one : { ...one, name: `${one.name} (again, ${times})` }
  })
}

/** The file that creates a machine, by the stack of the call. A generic factory owns the machines it creates. */
export const makerIn = (stack: string): string | undefined => /(\/[^\s():]+\.(?:machine|test)\.ts)/.exec(stack)?.[1]

/** Keeps a machine so that `remake` can mutate it later. */
export const keep = (file: string, machine: object, remake: () => object): void =>
  void stage().kept?.push({ file, machine: new WeakRef(machine), remake })

/** Gives every machine of the chosen file the current mutation, in place, because other modules hold the machines. */
export const remake = (): void => {
  const now = stage()
  if (now.kept === null) return
  now.kept = now.kept.filter(({ machine }) => machine.deref() !== undefined)
  for (const { file, machine, remake } of now.kept)
    if (file.endsWith(now.file)) Object.assign(machine.deref() ?? {}, partsOf(remake()))
}

/** What makes up a machine, without the functions that are bound to it. */
const partsOf = (machine: object): object =>
  Object.fromEntries(Object.entries(machine).filter(([, part]) => typeof part !== 'function'))
