import { dirname, join, normalize } from 'node:path'
import type { FlowTest, Measured } from '../packages/core/testing/mutants/job.ts'
import { filesIn, textOf } from './files.ts'
import type { MachineFile } from './machines.ts'

type Chosen = Pick<MachineFile, 'file' | 'subject' | 'feature'>

/** The tests and the exploration of the machine itself, then the tests of its neighbours. */
export const testsOf = ({ file, subject }: Chosen): readonly string[] => {
  const all = filesIn(dirname(file), /\.(machine|model|story)\.test\.ts$/)
  const isOwn = (test: string) => test.split('/').at(-1)?.startsWith(`${subject}.`) === true
  const quick = all.filter((test) => !test.endsWith('.model.test.ts'))
  return [...all.filter(isOwn), ...quick.filter((test) => !isOwn(test))]
}

/** The machines that are named by their own names or by their features; all when none is named. */
export const machinesNamed = <Machine extends Chosen>(
  machines: readonly Machine[],
  names: readonly string[],
): readonly Machine[] => {
  const unknown = names.filter((name) => !machines.some((one) => isCalled(one, name)))
  if (unknown.length > 0) throw new Error(`no machine and no feature is called ${unknown.join(', ')}`)
  return names.length === 0 ? machines : machines.filter((one) => names.some((name) => isCalled(one, name)))
}

const isCalled = ({ subject, feature }: Chosen, name: string): boolean => subject === name || feature === name

/** The files on which the mutants of a machine depend: its own, what it imports from its folder, and its tests. */
export const filesBehind = (machine: Chosen, read: (file: string) => string = textOf): readonly string[] => {
  const { file } = machine
  const imported = [...read(file).matchAll(/from '(\.[^']+\.ts)'/g)].map(([, path = '']) =>
    normalize(join(dirname(file), path)),
  )
  return [file, ...imported, ...testsOf(machine)]
}

/** The milliseconds that the tests of flows may take without a mutation, for each mutant. */
const budget = 8000

/**
 * The tests of flows in which the machine takes steps, within the budget; first those that give the machine the most to
 * do in their time, because they are the flows of its feature.
 */
export const flowsFor = (file: string, all: readonly Measured[], limit = budget): readonly FlowTest[] => {
  const steps = (one: Measured) => one.steps[file] ?? 0
  const density = (one: Measured) => steps(one) / (one.took + 50)
  let left = limit
  return all
    .filter((one) => one.passes && steps(one) > 0)
    .sort((one, other) => density(other) - density(one))
    .filter(({ took }) => {
      if (took > left) return false
      left -= took
      return true
    })
    .map(({ file, name }) => ({ file, name }))
}
