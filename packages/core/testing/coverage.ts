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

/** What a walk found of the world around a machine, and of what the machine was given. */
interface Around {
  /** Events that people or children could have sent, and whether any transition answers one of them. */
  readonly heard: readonly string[]
  readonly unheard: readonly string[]
  /** Guards, actions and delays that nothing mentions. */
  readonly idle: readonly string[]
}

/** One walk of a machine: how much of it ran on live actors, and what it came by. */
interface WalkRecord extends Toured, Around {
  readonly name: string | null
  readonly states: readonly string[]
  readonly transitions: readonly string[]
}

export interface Coverage {
  readonly states: Tally
  readonly transitions: Tally
  readonly walks: readonly WalkRecord[]
}

export const measured = (
  { states, transitions }: Seen,
  toured: Toured & Around & Pick<WalkRecord, 'name'>,
): Coverage => ({
  states: tallyOf(states),
  transitions: tallyOf(transitions),
  walks: [{ ...toured, states: visitedIn(states), transitions: visitedIn(transitions) }],
})

const visitedIn = (marks: ReadonlyMap<string, boolean>): readonly string[] =>
  [...marks].filter(([, visited]) => visited).map(([name]) => name)

const tallyOf = (marks: ReadonlyMap<string, boolean>): Tally => {
  const missed = [...marks].filter(([, visited]) => !visited).map(([name]) => name)
  return { total: marks.size, visited: marks.size - missed.length, missed }
}

/** Several walks of one machine (other inputs, other facts) count together. */
const together = (first: Coverage, ...rest: readonly Coverage[]): Coverage => ({
  states: both(
    first.states,
    rest.map(({ states }) => states),
  ),
  transitions: both(
    first.transitions,
    rest.map(({ transitions }) => transitions),
  ),
  walks: [first, ...rest].flatMap(({ walks }) => walks),
})

const both = (first: Tally, rest: readonly Tally[]): Tally => {
  const missed = first.missed.filter((name) => rest.every((tally) => tally.missed.includes(name)))
  return { ...first, visited: first.total - missed.length, missed }
}

const root = new URL('../../../', import.meta.url)
const reports = new URL('reports/model/', root)

/**
 * Records the walks of `feature/name.machine.ts` under its file name for the model report,
 * and fails, naming it, when a state or a transition was never visited.
 */
export const expectFullCoverage = (name: string, ...walks: readonly [Coverage, ...Coverage[]]): void => {
  const coverage = together(...walks)
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
  expect(missed, `the walk of ${name} never visited:\n${missed.join('\n')}`).toEqual([])
  const heard = new Set(coverage.walks.flatMap((walk) => walk.heard))
  const unheard = coverage.walks.flatMap((walk) => walk.unheard).filter((type) => !heard.has(type))
  expect(unheard, `${name} answers nowhere: ${[...new Set(unheard)].join(', ')}`).toEqual([])
  const idle = coverage.walks[0]?.idle.filter((part) => coverage.walks.every((walk) => walk.idle.includes(part))) ?? []
  expect(idle, `nothing in ${name} calls what it was given: ${idle.join(', ')}`).toEqual([])
}
