/** Reads what the model tests recorded, and wants every machine walked to the last transition. */
import { basename } from 'node:path'
import type { Coverage, Tally } from '../packages/core/testing/coverage.ts'
import { filesIn, report, textOf } from './files.ts'
import { machineFolders } from './machines.ts'

interface Walked extends Pick<Coverage, 'states' | 'transitions'> {
  readonly machine: string
}

const walked = filesIn('reports/model', /\.json$/).map((file) => JSON.parse(textOf(file)) as Walked)
const machines = machineFolders
  .flatMap((folder) => filesIn(folder, /\.machine\.ts$/))
  .map((file) => basename(file, '.machine.ts'))

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

const visited = (of: (walk: Walked) => Tally): string => {
  const sum = (count: 'visited' | 'total') => walked.reduce((all, walk) => all + of(walk)[count], 0)
  return `${sum('visited')} of ${sum('total')}`
}

report(
  problems,
  `${walked.length} machines: ${visited((walk) => walk.states)} states and ${visited((walk) => walk.transitions)} transitions visited`,
)
