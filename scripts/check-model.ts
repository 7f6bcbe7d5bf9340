/**
 * Joins what the model tests recorded, and where all other tests came by, into a report and a page, and wants every
 * machine walked to the last transition.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { FileVisits } from '../packages/core/testing/visits.ts'
import { filesIn, report, root } from './files.ts'
import { machineFolders } from './machines.ts'
import { modelPage } from './model-page.ts'
import { visitsOf } from './model-visits.ts'
import type { Walked } from './walked.ts'

const told = <T>(name: string): readonly T[] => {
  const folder = join(root, 'reports', name)
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as T)
}

const walked = told<Walked>('model')
const visits = visitsOf(walked, told<FileVisits>('visits'))
const machines = machineFolders
  .flatMap((folder) => filesIn(folder, /\.machine\.ts$/))
  .map((file) => basename(file, '.machine.ts'))

const sum = (of: (walk: Walked) => number): number => walked.reduce((total, walk) => total + of(walk), 0)
const all = {
  machines: walked.length,
  states: { total: sum(({ states }) => states.total), visited: sum(({ states }) => states.visited) },
  transitions: {
    total: sum(({ transitions }) => transitions.total),
    visited: sum(({ transitions }) => transitions.visited),
  },
}

const problems = [
  ...machines
    .filter((name) => !walked.some(({ machine }) => machine === name))
    .map((name) => `${name}.machine.ts has no walk: its model test must call expectFullCoverage('${name}', coverage)`),
  ...walked
    .filter(({ machine }) => !machines.includes(machine))
    .map(({ machine }) => `a walk is recorded as ${machine}, but there is no ${machine}.machine.ts`),
  ...walked.flatMap(({ machine, states, transitions }) => [
    ...states.missed.map((name) => `${machine}: state never visited: ${name}`),
    ...transitions.missed.map((name) => `${machine}: transition never visited: ${name}`),
  ]),
]

const joined = walked.map((walk) => ({ ...walk, visits: visits.machines[walk.machine] }))
writeFileSync(join(root, 'reports/model.json'), `${JSON.stringify({ all, machines: joined, tests: visits.tests })}\n`)
writeFileSync(join(root, 'reports/model.html'), modelPage(walked, visits))

report(
  problems,
  `${all.machines} machines: ${all.states.visited} of ${all.states.total} states and ${all.transitions.visited} of ${all.transitions.total} transitions visited`,
)
