import { mkdirSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'
import type { Seen } from './instrument.ts'
import type { Toured } from './tours.ts'

export interface Tally {
  readonly total: number
  readonly visited: number
  readonly missed: readonly string[]
}

/** Which events of the world around a machine and which provided parts of it are never used. */
interface Around {
  /** Events that people or children can send, and whether any transition handles them. */
  readonly heard: readonly string[]
  readonly unheard: readonly string[]
  /** Guards, actions and delays that are never referenced. */
  readonly idle: readonly string[]
}

/** One exploration of a machine: what was visited, and how much of it ran on live actors. */
interface ModelRecord extends Toured, Around {
  readonly name: string | null
  readonly states: readonly string[]
  readonly transitions: readonly string[]
}

export interface Coverage {
  readonly states: Tally
  readonly transitions: Tally
  readonly models: readonly ModelRecord[]
}

export const measured = (
  { states, transitions }: Seen,
  toured: Toured & Around & Pick<ModelRecord, 'name'>,
): Coverage => ({
  states: tallyOf(states),
  transitions: tallyOf(transitions),
  models: [{ ...toured, states: visitedIn(states), transitions: visitedIn(transitions) }],
})

const visitedIn = (marks: ReadonlyMap<string, boolean>): readonly string[] =>
  [...marks].filter(([, visited]) => visited).map(([name]) => name)

const tallyOf = (marks: ReadonlyMap<string, boolean>): Tally => {
  const missed = [...marks].filter(([, visited]) => !visited).map(([name]) => name)
  return { total: marks.size, visited: marks.size - missed.length, missed }
}

/** Combines several explorations of one machine, which may have other inputs or events. */
const together = (first: Coverage, ...rest: readonly Coverage[]): Coverage => ({
  states: both(
    first.states,
    rest.map(({ states }) => states),
  ),
  transitions: both(
    first.transitions,
    rest.map(({ transitions }) => transitions),
  ),
  models: [first, ...rest].flatMap(({ models }) => models),
})

const both = (first: Tally, rest: readonly Tally[]): Tally => {
  const missed = first.missed.filter((name) => rest.every((tally) => tally.missed.includes(name)))
  return { ...first, visited: first.total - missed.length, missed }
}

const root = new URL('../../../', import.meta.url)
const reports = new URL('reports/model/', root)

/**
 * Saves the explorations of `feature/name.machine.ts` under its file name for the model report. Fails and names what is
 * missing when a state or a transition was never visited.
 */
export const expectFullCoverage = (name: string, ...models: readonly [Coverage, ...Coverage[]]): void => {
  const coverage = together(...models)
  if (process.env['VITEST'] !== undefined) {
    const test = relative(fileURLToPath(root), expect.getState().testPath ?? '')
    mkdirSync(reports, { recursive: true })
    writeFileSync(
      new URL(`${name}.json`, reports),
      `${JSON.stringify({ machine: name, test, ...coverage }, null, 2)}\n`,
    )
  }
  const missed = [
    ...coverage.states.missed.map((state) => `state ${state}`),
    ...coverage.transitions.missed.map((transition) => `transition ${transition}`),
  ]
  expect(missed, `the model test of ${name} never visited:\n${missed.join('\n')}`).toEqual([])
  const heard = new Set(coverage.models.flatMap((model) => model.heard))
  const unheard = coverage.models.flatMap((model) => model.unheard).filter((type) => !heard.has(type))
  expect(unheard, `${name} answers nowhere: ${[...new Set(unheard)].join(', ')}`).toEqual([])
  const idle =
    coverage.models[0]?.idle.filter((part) => coverage.models.every((model) => model.idle.includes(part))) ?? []
  expect(idle, `nothing in ${name} calls what it was given: ${idle.join(', ')}`).toEqual([])
}
