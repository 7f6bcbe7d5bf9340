import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { isClaim } from '../src/kit/claims/claims.ts'
import { hasFailed } from '../src/kit/load/reading.domain.ts'
import { isMachine, nameOf, nodesOf } from './nodes.ts'

export interface BrokenRule {
  readonly rule: 'busy' | 'machine'
  readonly text: string
}

/**
 * Checks the rules for every machine: the tag `busy` exactly on states that call a port, a handler for the error of
 * every child, and no region that leaves the regions beside it.
 */
export const brokenRules = (machine: AnyStateMachine): readonly BrokenRule[] =>
  nodesOf(machine.root).flatMap((node) => [
    ...busyProblems(node).map((text) => ({ rule: 'busy', text }) as const),
    ...unhandled(node).map((text) => ({ rule: 'machine', text }) as const),
    ...restarted(node).map((text) => ({ rule: 'machine', text }) as const),
  ])

const busyProblems = (node: AnyStateNode): readonly string[] => {
  const isBusy = lineage(node).some(({ tags }) => tags.includes('busy'))
  if (asks(node) && !isBusy) return [`${nameOf(node)} asks a port and carries no tag busy`]
  if (node.tags.includes('busy') && !nodesOf(node).some(asks))
    return [`${nameOf(node)} is tagged busy and asks no port`]
  return []
}

const unhandled = (node: AnyStateNode): readonly string[] =>
  node.invoke
    .filter((_, at) => !isClaim([node.config.invoke].flat()[at]?.src))
    .filter(({ id }) => !isReading(node, id))
    .filter(({ id }) => !lineage(node).some(({ transitions }) => transitions.has(`xstate.error.actor.${id}`)))
    .map(({ id }) => `${nameOf(node)}: an error of ${id} would stop the machine, nothing handles it`)

/** XState leaves the whole parallel state to reenter one of its regions; a target inside the region needs no reentry. */
const restarted = (node: AnyStateNode): readonly string[] =>
  node.parent?.type !== 'parallel'
    ? []
    : [...node.transitions.values()]
        .flat()
        .filter(({ reenter, target }) => reenter && target?.every((state) => lineage(state).includes(node)))
        .map(({ eventType }) => `${nameOf(node)}: ${eventType} reenters it, and so restarts the states beside it`)

/** A read reports its failure as output instead of an error. */
const isReading = (node: AnyStateNode, id: string): boolean =>
  node.transitions.get(`xstate.done.actor.${id}`)?.some(({ guard }) => (guard as unknown) === hasFailed) ?? false

/** Whether the state waits for the answer of a port; listeners and child machines do not count. */
const asks = (node: AnyStateNode): boolean =>
  node.invoke.some(
    ({ src, onDone }) => onDone !== undefined && !isMachine(node.machine.implementations.actors?.[String(src)]),
  )

const lineage = (node: AnyStateNode): readonly AnyStateNode[] => [
  node,
  ...(node.parent === undefined ? [] : lineage(node.parent)),
]
