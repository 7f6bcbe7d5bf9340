import { below, type Config, configOf, invokesOf, listOf, type Way, waysOf } from './definition.domain.ts'
import { idsIn, resolved } from './targets.domain.ts'

/** A machine as nested boxes and arrows. */
export interface Graph {
  readonly nodes: readonly GraphNode[]
  readonly edges: readonly GraphEdge[]
}

export type NodeKind = 'atomic' | 'compound' | 'parallel' | 'final' | 'history'

export interface GraphNode {
  /** The path inside the machine; empty for the machine itself. */
  readonly id: string
  readonly parent: string | null
  readonly name: string
  readonly kind: NodeKind
  /** The path of the initial child state. */
  readonly initial: string | null
  readonly tags: readonly string[]
  /** The actors that the state invokes. */
  readonly runs: readonly string[]
  /** The labels of its transitions without a target. */
  readonly hears: readonly string[]
}

export interface GraphEdge {
  readonly id: string
  readonly from: string
  readonly to: string
  /** A label for each transition between the two states: `event [guard]`. */
  readonly labels: readonly string[]
}

/** Reads the definition that the inspector sends: the config of the machine as JSON. */
export const graphOf = (definition: string): Graph => {
  const root = configOf(parsed(definition))
  const ids = idsIn(root, '')
  const all = withStates(root, '', null, String(root['id'] ?? 'machine'))
  const nodes = all.map(({ node }) => node)
  const paths = new Set(nodes.map(({ id }) => id))
  const edges = new Map<string, GraphEdge>()
  for (const { node, ways } of all) {
    for (const { label, targets } of ways) {
      for (const target of targets) {
        const to = resolved(target, node, ids, paths)
        const id = `${node.id} > ${to}`
        const known = edges.get(id)?.labels ?? []
        if (!known.includes(label)) edges.set(id, { id, from: node.id, to, labels: [...known, label] })
      }
    }
  }
  return { nodes, edges: [...edges.values()] }
}

const parsed = (definition: string): unknown => {
  try {
    return JSON.parse(definition)
  } catch {
    return {}
  }
}

interface Described {
  readonly node: GraphNode
  readonly ways: readonly Way[]
}

const withStates = (config: Config, id: string, parent: string | null, name: string): readonly Described[] => {
  const states = Object.entries(configOf(config['states']))
  const ways = waysOf(config)
  const node: GraphNode = {
    id,
    parent,
    name,
    kind: kindOf(config, states.length),
    initial: initialOf(config['initial'], id),
    tags: listOf(config['tags']).map(String),
    runs: invokesOf(config).map(({ id, src }) => id ?? src),
    hears: ways.filter(({ targets }) => targets.length === 0).map(({ label }) => label),
  }
  const inner = states.flatMap(([key, state]) => withStates(configOf(state), below(id, key), id, key))
  return [{ node, ways: ways.filter(({ targets }) => targets.length > 0) }, ...inner]
}

const kindOf = (config: Config, many: number): NodeKind => {
  const type = config['type']
  if (type === 'parallel' || type === 'final' || type === 'history') return type
  return many > 0 ? 'compound' : 'atomic'
}

const initialOf = (initial: unknown, id: string): string | null => {
  const target = typeof initial === 'string' ? initial : configOf(initial)['target']
  return typeof target === 'string' ? below(id, target) : null
}

/** The paths of the active states, outermost first. */
export const activeIn = (value: unknown, path = ''): readonly string[] => {
  if (typeof value === 'string') return [below(path, value)]
  return Object.entries(configOf(value)).flatMap(([key, inner]) => [
    below(path, key),
    ...activeIn(inner, below(path, key)),
  ])
}
