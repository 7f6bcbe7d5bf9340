import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { guardNameOf, nodesOf } from './nodes.ts'

/** Draws a machine as a Mermaid state diagram; the same machine always gives the same text. */
export const mermaid = (machine: AnyStateMachine): string =>
  ['stateDiagram-v2', ...inside(machine.root, '  '), ...notes(machine), ...arrows(machine)].join('\n')

const inside = (node: AnyStateNode, indent: string): readonly string[] => {
  const children = Object.values<AnyStateNode>(node.states)
  const entry = node.type === 'compound' ? node.initial.target.map((target) => `${indent}[*] --> ${idOf(target)}`) : []
  const parts = children.map((child) => stateLines(child, indent))
  return [
    ...entry,
    ...(node.type === 'parallel'
      ? parts.flatMap((part, i) => (i > 0 ? [`${indent}--`, ...part] : part))
      : parts.flat()),
  ]
}

const stateLines = (node: AnyStateNode, indent: string): readonly string[] => {
  if (node.type === 'history') return [`${indent}state "${node.key} (history)" as ${idOf(node)}`]
  const title = `${indent}state "${[node.key, ...node.tags.map((tag) => `(${tag})`)].join(' ')}" as ${idOf(node)}`
  const ends = node.type === 'final' ? [`${indent}${idOf(node)} --> [*]`] : []
  if (Object.keys(node.states).length === 0) return [title, ...ends]
  return [`${title} {`, ...inside(node, `${indent}  `), `${indent}}`]
}

/** The calls and listeners that a state invokes. */
const notes = (machine: AnyStateMachine): readonly string[] =>
  nodesOf(machine.root)
    .filter(({ invoke, parent }) => invoke.length > 0 && parent !== undefined)
    .map((node) => `  ${idOf(node)} : runs ${node.invoke.map(({ src, id }) => childName(String(src), id)).join(', ')}`)

const childName = (src: string, id: string): string => (src.startsWith('xstate.invoke.') ? id : src)

const arrows = (machine: AnyStateMachine): readonly string[] =>
  nodesOf(machine.root).flatMap((node) =>
    [...node.transitions.values(), node.always ?? []]
      .flat()
      .flatMap((transition) => (transition.target ?? [node]).map((target) => arrow(node, target, labelOf(transition)))),
  )

const arrow = (from: AnyStateNode, to: AnyStateNode, label: string): string => {
  // A diagram has no box for the machine itself, so transitions of the root are drawn from and to "anywhere".
  const name = (node: AnyStateNode) => (node.parent === undefined ? 'anywhere' : idOf(node))
  return `  ${name(from)} --> ${name(to)}${label === '' ? '' : ` : ${label}`}`
}

const labelOf = ({ eventType, guard, target }: AnyTransitionDefinition): string =>
  [
    eventName(String(eventType)),
    guard === undefined ? '' : `[${guardNameOf(guard)}]`,
    target === undefined ? '(stays)' : '',
  ]
    .filter((part) => part !== '')
    .join(' ')

const eventName = (type: string): string =>
  type
    .replace(/^xstate\.done\.actor\.(.+)$/, '$1 done')
    .replace(/^xstate\.error\.actor\.(.+)$/, '$1 failed')
    .replace(/^xstate\.done\.state\..+$/, 'all done')
    .replace(/^xstate\.snapshot\.(.+)$/, '$1 changed')
    .replace(/^xstate\.after\.(\d+)\..+$/, 'after $1 ms')
    .replace(/^xstate\.after\.([^.]+)\..+$/, 'after $1')
    .replaceAll(':', '#58;')

const idOf = (node: AnyStateNode): string => node.path.join('_').replaceAll(/[^A-Za-z0-9_]/g, '_')
