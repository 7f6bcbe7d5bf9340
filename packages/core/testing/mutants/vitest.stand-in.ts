/** Replaces vitest while mutants run: tests are only registered, so that they can be run repeatedly. */
export { expect, vi } from 'vitest'

type Run = (...row: unknown[]) => unknown

export interface Noted {
  readonly name: string
  readonly run: () => unknown
}

interface Notes {
  tests: Noted[]
  before: Run[]
  after: Run[]
  /** To call when the running test has finished. */
  finished: Run[]
}

const key = Symbol.for('mutants.notes')

export const notes = (): Notes => {
  const shared = globalThis as unknown as Record<symbol, Notes | undefined>
  shared[key] ??= { tests: [], before: [], after: [], finished: [] }
  return shared[key]
}

/** The function among the arguments of a test; the others are its options. */
const runIn = (given: readonly unknown[]): Run => given.find((one) => typeof one === 'function') as Run

/** Numbers the tests of one title. */
const add = (title: string, run: () => unknown): void => {
  const { tests } = notes()
  const same = tests.filter(({ name }) => name === title || name.startsWith(`${title} #`)).length
  tests.push({ name: same === 0 ? title : `${title} #${same + 1}`, run })
}

const note = (name: string, ...given: unknown[]): void => {
  const run = runIn(given)
  add(name, () => run())
}

const each =
  (rows: readonly unknown[]) =>
  (name: string, ...given: unknown[]): void => {
    const run = runIn(given)
    for (const row of rows) add(name, () => (Array.isArray(row) ? run(...row) : run(row)))
  }

const noted = Object.assign(note, { each })
const omitted = Object.assign((..._: unknown[]) => {}, { each: () => () => {} })
const whether = {
  runIf: (isRun: unknown) => (isRun ? noted : omitted),
  skipIf: (isLeft: unknown) => (isLeft ? omitted : noted),
}

export const test = Object.assign(note, { each, ...whether })

const group = Object.assign((_: string, tell: () => void) => tell(), {
  each: (rows: readonly unknown[]) => (_: string, tell: Run) => {
    for (const row of rows) Array.isArray(row) ? tell(...row) : tell(row)
  },
})
export const describe = Object.assign(group, { runIf: (isRun: unknown) => (isRun ? group : omitted) })

export const beforeEach = (run: Run): void => void notes().before.push(run)
export const afterEach = (run: Run): void => void notes().after.push(run)
/** Runs before every test: the tests of a file run apart from each other, and what it prepares is prepared again. */
export const beforeAll = (run: Run): void => beforeEach(run)
export const afterAll = (run: Run): void => afterEach(run)
export const onTestFinished = (run: Run): void => void notes().finished.push(run)
