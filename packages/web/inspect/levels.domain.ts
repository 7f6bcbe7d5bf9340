import type { Graph, GraphEdge } from './graph.domain.ts'

/** An arrow as it is drawn among the children of one state. An end is a child, or the state itself. */
export interface Stretch {
  readonly edge: GraphEdge
  /** Children of this state; `null` for the state itself. */
  readonly from: string | null
  readonly to: string | null
}

/** Groups the arrows of a machine by the innermost state that contains both ends. */
export const stretchesOf = ({ nodes, edges }: Graph): ReadonlyMap<string, readonly Stretch[]> => {
  const parents = new Map(nodes.map(({ id, parent }) => [id, parent]))
  const lineage = (id: string): readonly string[] => {
    const parent = parents.get(id)
    return parent === null || parent === undefined ? [id] : [...lineage(parent), id]
  }
  const levels = new Map<string, Stretch[]>()
  for (const edge of edges) {
    const [from, to] = [lineage(edge.from), lineage(edge.to)]
    let common = 0
    while (common < Math.min(from.length, to.length) && from[common] === to[common]) common += 1
    // A self-transition is drawn beside its state, among the children of the parent. The root has no parent.
    if (edge.from === edge.to && from.length > 1) common -= 1
    const level = from[common - 1] ?? ''
    const stretch = { edge, from: from[common] ?? null, to: to[common] ?? null }
    levels.set(level, [...(levels.get(level) ?? []), stretch])
  }
  return levels
}
