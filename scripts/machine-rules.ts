import { brokenRules } from '../packages/core/testing/rules.ts'
import type { Problem } from './layout.ts'
import { type MachineFile, machineFiles } from './machines.ts'

/** Checks the rules that need a running machine: its tags, its calls, and whether it handles failures. */
export const machineProblems = async (): Promise<readonly Problem[]> => {
  const files = await machineFiles()
  return [...files.flatMap(inFile), ...duplicates(files)]
}

const inFile = ({ file, mishap, exports }: MachineFile): readonly Problem[] => {
  const problem = (text: string): Problem => ({ file, rule: 'machine', text })
  if (mishap !== null) return [problem(`cannot be loaded: ${mishap}`)]
  return [
    ...(exports.length === 0 ? [problem('exports no machine')] : []),
    ...exports
      .filter(({ name }) => !name.endsWith('Machine'))
      .map(({ name }) => problem(`${name} should be called something with Machine at its end`)),
    ...exports.flatMap(({ machine }) => brokenRules(machine).map((broken) => ({ file, ...broken }))),
  ]
}

const duplicates = (files: readonly MachineFile[]): readonly Problem[] =>
  files
    .filter(({ subject }, i) => files.findIndex((other) => other.subject === subject) !== i)
    .map(({ file, subject }) => ({ file, rule: 'machine', text: `another machine is called ${subject} already` }))
