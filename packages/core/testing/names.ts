import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { guardNameOf, nameOf, nodesOf } from './nodes.ts'

/** All states and transitions of a machine that can be visited, in a fixed order, with the names used in reports. */
export interface Names {
  readonly states: readonly (readonly [AnyStateNode, string])[]
  readonly transitions: readonly (readonly [AnyTransitionDefinition, string])[]
}

export const namesOf = (machine: AnyStateMachine): Names => {
  const nodes = nodesOf(machine.root)
  return {
    states: unlike(nodes.filter((node) => isVisited(node, nodes.length)).map((node) => [node, nameOf(node)] as const)),
    transitions: unlike(nodes.flatMap((node) => transitionsOf(node).map((one) => [one, labelOf(node, one)] as const))),
  }
}

/** A machine is always in its root state, so the root counts only when there is no other state. */
const isVisited = ({ type, parent }: AnyStateNode, many: number): boolean =>
  type !== 'history' && (parent !== undefined || many === 1)

const transitionsOf = (node: AnyStateNode): readonly AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
]

const labelOf = (node: AnyStateNode, { eventType, guard, target }: AnyTransitionDefinition): string => {
  const event = String(eventType)
  const guarded = guard === undefined ? '' : ` [${guardNameOf(guard)}]`
  return `${nameOf(node)}: ${event === '' ? 'always' : event}${guarded} → ${target?.map(nameOf).join(' & ') ?? 'stays'}`
}

/** Numbers names that occur more than once. */
const unlike = <One>(all: readonly (readonly [One, string])[]): readonly (readonly [One, string])[] => {
  const times = new Map<string, number>()
  return all.map(([one, name]) => {
    const count = (times.get(name) ?? 0) + 1
    times.set(name, count)
    return [one, count === 1 ? name : `${name} (${count})`]
  })
}
