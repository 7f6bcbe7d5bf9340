import { mkdirSync, writeFileSync } from 'node:fs'

export interface Tally {
  readonly total: number
  readonly visited: number
  readonly missed: readonly string[]
}

export interface Coverage {
  readonly states: Tally
  readonly transitions: Tally
}

/** What a walk has seen: every name, and whether the walk came by. */
export interface Measured {
  readonly states: Map<string, boolean>
  readonly transitions: Map<string, boolean>
}

export const measured = ({ states, transitions }: Measured): Coverage => ({
  states: tallyOf(states),
  transitions: tallyOf(transitions),
})

const tallyOf = (marks: ReadonlyMap<string, boolean>): Tally => {
  const missed = [...marks].filter(([, visited]) => !visited).map(([name]) => name)
  return { total: marks.size, visited: marks.size - missed.length, missed }
}

/** Several walks of one machine (other inputs, other facts) count together. */
export const together = (first: Coverage, ...rest: readonly Coverage[]): Coverage => ({
  states: both(
    first.states,
    rest.map(({ states }) => states),
  ),
  transitions: both(
    first.transitions,
    rest.map(({ transitions }) => transitions),
  ),
})

const both = (first: Tally, rest: readonly Tally[]): Tally => {
  const missed = first.missed.filter((name) => rest.every((tally) => tally.missed.includes(name)))
  return { total: first.total, visited: first.total - missed.length, missed }
}

const reports = new URL('../../../reports/model/', import.meta.url)

/**
 * Records the walks of `feature/name.machine.ts` under its file name for the model report,
 * and fails, naming it, when a state or a transition was never visited.
 */
export const expectFullCoverage = (name: string, ...walks: readonly [Coverage, ...Coverage[]]): void => {
  const coverage = together(...walks)
  if (process.env['VITEST'] !== undefined) {
    mkdirSync(reports, { recursive: true })
    writeFileSync(new URL(`${name}.json`, reports), `${JSON.stringify({ machine: name, ...coverage }, null, 2)}\n`)
  }
  const missed = [
    ...coverage.states.missed.map((state) => `state ${state}`),
    ...coverage.transitions.missed.map((transition) => `transition ${transition}`),
  ]
  if (missed.length > 0) throw new Error(`the walk of ${name} never visited:\n${missed.join('\n')}`)
}
