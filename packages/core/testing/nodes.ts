import type { AnyStateMachine, AnyStateNode } from 'xstate'

/** A state and everything inside it, outermost first. */
export const nodesOf = (node: AnyStateNode): readonly AnyStateNode[] => [
  node,
  ...Object.values<AnyStateNode>(node.states).flatMap(nodesOf),
]

export const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' && value !== null && '__xstatenode' in value

/** A state's short name: its path inside the machine, or the machine's id. */
export const nameOf = (node: AnyStateNode): string => node.path.join('.') || node.id

/** What a guard is called; combined guards say how. */
export const guardNameOf = (guard: unknown): string => {
  if (typeof guard === 'string') return guard
  const { type, name, guards } = guard as { type?: string; name?: string; guards?: readonly unknown[] }
  if (guards !== undefined) return `${name}(${guards.map(guardNameOf).join(', ')})`
  return type ?? (name || 'guarded')
}
