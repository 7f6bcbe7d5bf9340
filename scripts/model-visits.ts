import type { FileVisits, MachineVisits } from '../packages/core/testing/visits.ts'
import type { Walked } from './walked.ts'

/** A test in which a machine ran. */
export interface Visitor {
  /** The test file. */
  readonly file: string
  readonly name: string
}

/** For each place of a machine, by its name: the tests that came by, by their numbers in the list of all tests. */
export type Visited = Readonly<Record<'states' | 'transitions', Readonly<Record<string, readonly number[]>>>>

export interface Visits {
  readonly tests: readonly Visitor[]
  /** By the name of the machine's file. */
  readonly machines: Readonly<Record<string, Visited>>
}

type Kind = keyof Visited

const kinds = ['states', 'transitions'] as const

/** Joins what each test file has told with the machines that were walked; machines that only tests have are left out. */
export const visitsOf = (walked: readonly Walked[], files: readonly FileVisits[]): Visits => {
  const tests: Visitor[] = []
  const machines = new Map(
    walked.map((walk) => [walk, { states: emptyFor(walk, 'states'), transitions: emptyFor(walk, 'transitions') }]),
  )
  for (const { test, tests: names, machines: found } of files) {
    const first = tests.length
    tests.push(...names.map((name) => ({ file: test, name })))
    for (const one of found) {
      const walk = walkedAs(one, walked)
      const places = walk && machines.get(walk)
      if (!places) continue
      for (const kind of kinds)
        for (const [at, by] of one[kind].entries()) for (const number of by) places[kind][at]?.add(first + number)
    }
  }
  return {
    tests,
    machines: Object.fromEntries(
      [...machines].map(([walk, { states, transitions }]) => [
        walk.machine,
        { states: named(walk.states.names, states), transitions: named(walk.transitions.names, transitions) },
      ]),
    ),
  }
}

const emptyFor = (walked: Walked, kind: Kind): readonly Set<number>[] => walked[kind].names.map(() => new Set())

const named = (names: readonly string[], places: readonly ReadonlySet<number>[]): Visited[Kind] =>
  Object.fromEntries(names.map((name, at) => [name, [...(places[at] ?? [])].sort((one, other) => one - other)]))

/**
 * The machine that a live one is: of those that look like it, the one of its id;
 * where that is none of them, a generic machine has made it, and the first of them is the generic one.
 */
const walkedAs = ({ id, shape }: MachineVisits, walked: readonly Walked[]): Walked | undefined => {
  const alike = walked.filter(({ walks }) => walks.some((walk) => walk.shape === shape))
  const generic = alike.find(({ test }) => test.includes('/src/kit/'))
  return alike.find(({ walks }) => walks.some((walk) => walk.id === id && walk.shape === shape)) ?? generic
}

/** How many of the places of a machine any test came by. */
export const reachedIn = (visited: Visited | undefined, kind: Kind): number =>
  Object.values(visited?.[kind] ?? {}).filter((by) => by.length > 0).length
