import type { AnyStateMachine, AnyStateNode } from 'xstate'

/** A state and all states inside it, outermost first. */
export const nodesOf = (node: AnyStateNode): readonly AnyStateNode[] => [
  node,
  ...Object.values<AnyStateNode>(node.states).flatMap(nodesOf),
]

export const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' && value !== null && '__xstatenode' in value

/** The short name of a state: its path inside the machine, or the machine's id for the root. */
export const nameOf = (node: AnyStateNode): string => node.path.join('.') || node.id

/** The name of a guard; the name of a combined guard shows how it is combined. */
export const guardNameOf = (guard: unknown): string => {
  if (typeof guard === 'string') return guard
  const { type, name, guards } = guard as { type?: string; name?: string; guards?: readonly unknown[] }
  if (guards !== undefined) return `${name}(${guards.map(guardNameOf).join(', ')})`
  return type ?? (name || 'guarded')
}
