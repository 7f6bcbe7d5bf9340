/** Joins what the model tests recorded into a report and a page, and wants every machine walked to the last transition. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { filesIn, report, root } from './files.ts'
import { machineFolders } from './machines.ts'
import { modelPage, type Walked } from './model-page.ts'

const folder = join(root, 'reports/model')
const walked = existsSync(folder)
  ? readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .sort()
      .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Walked)
  : []
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

writeFileSync(join(root, 'reports/model.json'), `${JSON.stringify({ all, machines: walked }, null, 2)}\n`)
writeFileSync(join(root, 'reports/model.html'), modelPage(walked))

report(
  problems,
  `${all.machines} machines: ${all.states.visited} of ${all.states.total} states and ${all.transitions.visited} of ${all.transitions.total} transitions visited`,
)
