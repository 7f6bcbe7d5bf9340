import type { AnyStateMachine } from 'xstate'
import { isMachine, nodesOf } from './nodes.ts'

/**
 * Names that a machine or one of its invoked machines references without an implementation, as `machine: kind name`.
 */
export const unwired = (machine: AnyStateMachine): readonly string[] => {
  const missing = new Set<string>()
  const machines = new Set([machine])
  // A Set can be extended while it is iterated, so children are checked after their parent.
  for (const next of machines) {
    for (const child of childrenOf(next)) machines.add(child)
    for (const name of missingIn(next)) missing.add(`${next.id}: ${name}`)
  }
  return [...missing].sort()
}

const childrenOf = (machine: AnyStateMachine): readonly AnyStateMachine[] =>
  [
    ...Object.values(machine.implementations.actors ?? {}),
    ...nodesOf(machine.root).flatMap(({ config }) =>
      [config.invoke ?? []].flat().map(({ src }: { src: unknown }) => src),
    ),
  ].filter(isMachine)

const missingIn = (machine: AnyStateMachine): readonly string[] => {
  const provided = providedBy(machine)
  return Object.entries(mentionedIn(machine)).flatMap(([kind, names]) =>
    names
      .filter((name) => !name.startsWith('xstate.') && provided[kind]?.[name] === undefined)
      .map((name) => `${kind.slice(0, -1)} ${name}`),
  )
}

/** Guards, actions and delays that were provided to a machine but are never referenced. */
export const idle = (machine: AnyStateMachine): readonly string[] => {
  const mentioned = mentionedIn(machine)
  const provided = providedBy(machine)
  return (['guards', 'actions', 'delays'] as const).flatMap((kind) =>
    Object.keys(provided[kind] ?? {})
      .filter((name) => !mentioned[kind].includes(name))
      .map((name) => `${kind.slice(0, -1)} ${name}`),
  )
}

const providedBy = (machine: AnyStateMachine) =>
  machine.implementations as unknown as Record<string, Record<string, unknown> | undefined>

/** The names that a machine references, by kind. */
const mentionedIn = (machine: AnyStateMachine) => {
  const provided = providedBy(machine)
  const nodes = nodesOf(machine.root)
  const transitions = nodes.flatMap((node) => [...node.transitions.values(), node.always ?? []].flat())
  const actions = [
    ...nodes.flatMap(({ entry, exit, initial }) => [...entry, ...exit, ...(initial?.actions ?? [])]),
    ...transitions.flatMap((transition) => transition.actions),
    ...Object.values(provided['actions'] ?? {}),
  ]
  return {
    actors: [...nodes.flatMap(({ invoke }) => invoke.map(({ src }) => String(src))), ...actions.flatMap(spawnedBy)],
    actions: actions.flatMap(nameIn),
    guards: [...transitions.map(({ guard }) => guard), ...Object.values(provided['guards'] ?? {})].flatMap(guardsIn),
    delays: [
      ...actions.flatMap(delayIn),
      ...nodes.flatMap(({ config }) => Object.keys(config.after ?? {}).filter((delay) => Number.isNaN(Number(delay)))),
    ],
  }
}

const nameIn = (mentioned: unknown): readonly string[] => {
  if (typeof mentioned === 'string') return [mentioned]
  if (typeof mentioned === 'object' && mentioned !== null && 'type' in mentioned) return [String(mentioned.type)]
  return []
}

/** `and`, `or` and `not` keep their guards in a list. */
const guardsIn = (guard: unknown): readonly string[] =>
  typeof guard === 'function' && 'guards' in guard ? [guard.guards].flat().flatMap(guardsIn) : nameIn(guard)

const delayIn = (action: unknown): readonly string[] =>
  typeof action === 'function' && 'delay' in action && typeof action.delay === 'string' ? [action.delay] : []

const spawnedBy = (action: unknown): readonly string[] =>
  typeof action === 'function' && 'src' in action && typeof action.src === 'string' ? [action.src] : []
