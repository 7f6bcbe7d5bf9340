/** Collects the tests of a file and runs them one by one, as often as needed. */
import { afterAll, beforeAll, vi } from 'vitest'
import { stage } from './stage.ts'
import { type Noted, notes } from './vitest.stand-in.ts'

export interface Failure {
  readonly text: string
  /** Whether only the measured coverage of a model test is missing. */
  readonly isCoverage: boolean
}

export interface TestFile {
  readonly tests: readonly Noted[]
  readonly before: readonly (() => unknown)[]
  readonly after: readonly (() => unknown)[]
}

const astray: unknown[] = []
const note = (error: unknown): void => void astray.push(error)

/** Prepares the worker: errors that no test catches are collected, output is dropped. */
export const prepareWorker = (): void => {
  beforeAll(() => {
    // Unset `VITEST`, so that explorations are not saved for the model report.
    vi.stubEnv('VITEST', undefined)
    vi.stubGlobal('console', { ...console, warn: () => {}, error: () => {}, log: () => {} })
    process.on('uncaughtException', note)
    process.on('unhandledRejection', note)
  })
  afterAll(() => {
    process.off('uncaughtException', note)
    process.off('unhandledRejection', note)
    vi.unstubAllGlobals()
  })
}

/** Loads a file of tests. Modules that are loaded already stay as they are. */
export const testsIn = async (file: string): Promise<TestFile | Failure> => {
  const noted = notes()
  Object.assign(noted, { tests: [], before: [], after: [] })
  astray.length = 0
  try {
    await import(/* @vite-ignore */ file)
  } catch (error) {
    return failed('cannot be loaded', error)
  }
  const { tests, before, after } = noted
  return { tests, before, after }
}

/** Runs one test and what it wants done before and after; `null` when it passes. */
export const failureOf = async (
  { before, after }: TestFile,
  { name, run }: Noted,
  patience: number,
): Promise<Failure | null> => {
  const finished: (() => unknown)[] = []
  notes().finished = finished
  stage().steps = 0
  astray.length = 0
  let failure: Failure | null = null
  try {
    for (const prepare of before) await prepare()
    await inTime(run(), patience)
  } catch (error) {
    failure = failed(name, error)
  }
  try {
    for (const clean of [...finished.reverse(), ...after]) await clean()
    await new Promise(setImmediate)
  } catch (error) {
    failure ??= failed(name, error)
  }
  return failure ?? (astray.length > 0 ? failed(name, astray[0]) : null)
}

const inTime = async (running: unknown, patience: number): Promise<void> => {
  if (!(running instanceof Promise)) return
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error('takes too long')), patience)
  })
  await Promise.race([running, late]).finally(() => clearTimeout(timer))
}

const failed = (name: string, error: unknown): Failure => ({
  text: `${name}: ${textOf(error)}`,
  isCoverage: error instanceof Error && /testing\/coverage\.ts/.test(error.stack ?? ''),
})

const textOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0]?.slice(0, 160) ?? ''
