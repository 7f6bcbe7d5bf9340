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
}

const key = Symbol.for('mutants.notes')

export const notes = (): Notes => {
  const shared = globalThis as unknown as Record<symbol, Notes | undefined>
  shared[key] ??= { tests: [], before: [], after: [] }
  return shared[key]
}

const note = (name: string, run: Run): void => {
  notes().tests.push({ name, run: () => run() })
}

const each =
  (rows: readonly unknown[]) =>
  (name: string, run: Run): void => {
    for (const row of rows) notes().tests.push({ name, run: () => (Array.isArray(row) ? run(...row) : run(row)) })
  }

export const test = Object.assign(note, { each })
export const describe = Object.assign((_: string, tell: () => void) => tell(), {
  each: (rows: readonly unknown[]) => (_: string, tell: Run) => {
    for (const row of rows) Array.isArray(row) ? tell(...row) : tell(row)
  },
})
export const beforeEach = (run: Run): void => void notes().before.push(run)
export const afterEach = (run: Run): void => void notes().after.push(run)
