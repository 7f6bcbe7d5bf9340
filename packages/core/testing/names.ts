import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { guardNameOf, nameOf, nodesOf } from './nodes.ts'

/** Everything of a machine that can be visited, in one order, under the names that reports use. */
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

/** A machine is always in its outermost state; that says something only where there is no other. */
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

/** What would have the same name twice is counted. */
const unlike = <One>(all: readonly (readonly [One, string])[]): readonly (readonly [One, string])[] => {
  const times = new Map<string, number>()
  return all.map(([one, name]) => {
    const count = (times.get(name) ?? 0) + 1
    times.set(name, count)
    return [one, count === 1 ? name : `${name} (${count})`]
  })
}
