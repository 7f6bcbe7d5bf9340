/** Reads the results of the model tests and checks that every transition of every machine was visited. */
import { basename } from 'node:path'
import type { Coverage, Tally } from '../packages/core/testing/coverage.ts'
import { filesIn, report, textOf } from './files.ts'
import { machineFolders } from './machines.ts'

interface Explored extends Pick<Coverage, 'states' | 'transitions'> {
  readonly machine: string
}

const explored = filesIn('reports/model', /\.json$/).map((file) => JSON.parse(textOf(file)) as Explored)
const machines = machineFolders
  .flatMap((folder) => filesIn(folder, /\.machine\.ts$/))
  .map((file) => basename(file, '.machine.ts'))

const problems = [
  ...machines
    .filter((name) => !explored.some(({ machine }) => machine === name))
    .map((name) => `${name}.machine.ts has no model test that calls expectFullCoverage('${name}', coverage)`),
  ...explored
    .filter(({ machine }) => !machines.includes(machine))
    .map(({ machine }) => `a model test is recorded as ${machine}, but there is no ${machine}.machine.ts`),
  ...explored.flatMap(({ machine, states, transitions }) => [
    ...states.missed.map((name) => `${machine}: state never visited: ${name}`),
    ...transitions.missed.map((name) => `${machine}: transition never visited: ${name}`),
  ]),
]

const visited = (of: (model: Explored) => Tally): string => {
  const sum = (count: 'visited' | 'total') => explored.reduce((all, model) => all + of(model)[count], 0)
  return `${sum('visited')} of ${sum('total')}`
}

report(
  problems,
  `${explored.length} machines: ${visited((model) => model.states)} states and ${visited((model) => model.transitions)} transitions visited`,
)
