import { isMachine, nameOf, nodesOf } from '../packages/core/testing/nodes.ts'
import { type MachineFile, machineFiles } from './machines.ts'
import type { Problem } from './rooms.ts'

type Node = ReturnType<typeof nodesOf>[number]

/** What only a running program can see of a machine: its tags, what it asks, and whether it can bear a refusal. */
export const machineProblems = async (): Promise<readonly Problem[]> => {
  const files = await machineFiles()
  return [...files.flatMap(inFile), ...twins(files)]
}

const inFile = ({ file, mishap, exports }: MachineFile): readonly Problem[] => {
  const problem = (rule: Problem['rule'], text: string): Problem => ({ file, rule, text })
  if (mishap !== null) return [problem('machine', `cannot be loaded: ${mishap}`)]
  return [
    ...(exports.length === 0 ? [problem('machine', 'exports no machine')] : []),
    ...exports
      .filter(({ name }) => !name.endsWith('Machine'))
      .map(({ name }) => problem('machine', `${name} should be called something with Machine at its end`)),
    ...exports.flatMap(({ machine }) =>
      nodesOf(machine.root).flatMap((node) => [
        ...busyProblems(node).map((text) => problem('busy', text)),
        ...node.invoke
          .filter(({ id }) => !lineage(node).some(({ transitions }) => transitions.has(`xstate.error.actor.${id}`)))
          .map(({ id }) =>
            problem('machine', `${nameOf(node)}: an error of ${id} would stop the machine, nothing handles it`),
          ),
      ]),
    ),
  ]
}

const busyProblems = (node: Node): readonly string[] => {
  const isBusy = lineage(node).some(({ tags }) => tags.includes('busy'))
  if (asks(node) && !isBusy) return [`${nameOf(node)} asks a port and carries no tag busy`]
  if (node.tags.includes('busy') && !nodesOf(node).some(asks))
    return [`${nameOf(node)} is tagged busy and asks no port`]
  return []
}

/** Someone waits for the answer of an asking port; listeners and child machines live along. */
const asks = (node: Node): boolean =>
  node.invoke.some(
    ({ src, onDone }) => onDone !== undefined && !isMachine(node.machine.implementations.actors?.[String(src)]),
  )

const lineage = (node: Node): readonly Node[] => [node, ...(node.parent === undefined ? [] : lineage(node.parent))]

const twins = (files: readonly MachineFile[]): readonly Problem[] =>
  files
    .filter(({ subject }, i) => files.findIndex((other) => other.subject === subject) !== i)
    .map(({ file, subject }) => ({ file, rule: 'machine', text: `another machine is called ${subject} already` }))
