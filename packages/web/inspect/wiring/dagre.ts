import { Graph as Level, layout } from '@dagrejs/dagre'
import { type Box, type Chart, childrenOf, headOf, labelSize, linesOf, type Point } from '../chart.domain.ts'
import type { Graph, GraphNode } from '../graph.domain.ts'
import { type Stretch, stretchesOf } from '../levels.domain.ts'
import { between, cornerOf, loopAt, moved, nowhere, type Positioned, shifted } from '../places.domain.ts'

const padding = 16
const dot = 10
/** Extra nodes of a level: the ends of the state’s own arrows, and the dot from which its initial child is entered. */
const head = ' head'
const start = ' start'

/**
 * Computes the positions of everything in a graph. Dagre supports nested boxes, but no arrows that begin or end at a
 * box with children, so each level is laid out on its own, inner states first.
 */
export const layOut = async (graph: Graph): Promise<Chart> => {
  const root = graph.nodes.find(({ parent }) => parent === null)
  if (!root) return { width: 0, height: 0, nodes: [], edges: [], starts: [] }
  const { width, height, boxes, ways, starts } = moved(positioned(graph, root, stretchesOf(graph)), padding, padding)
  const boxOf = (id: string): Box => boxes.get(id) ?? nowhere
  return {
    width: width + 2 * padding,
    height: height + 2 * padding,
    nodes: graph.nodes.map((node) => ({ ...node, lines: linesOf(node), box: boxOf(node.id) })),
    edges: graph.edges.map((edge) => {
      const { way = [], label = null } = ways.get(edge.id) ?? {}
      const isLoop = edge.from === edge.to && label !== null
      return {
        ...edge,
        way: isLoop ? loopAt(boxOf(edge.from), label) : between(boxOf(edge.from), way, boxOf(edge.to)),
        label,
      }
    }),
    starts,
  }
}

type Stretches = ReadonlyMap<string, readonly Stretch[]>

const positioned = (graph: Graph, node: GraphNode, stretches: Stretches): Positioned => {
  const own = headOf(node)
  const children = childrenOf(graph, node.id).map((child) => ({
    id: child.id,
    inside: positioned(graph, child, stretches),
  }))
  if (children.length === 0) {
    return { ...own, boxes: new Map([[node.id, { x: 0, y: 0, ...own }]]), ways: new Map(), starts: [] }
  }
  const arrows = (stretches.get(node.id) ?? []).filter(({ from, to }) => from !== null || to !== null)
  const first = children.find(({ id }) => id === node.initial)
  const level = levelOf(children, arrows, first?.id)

  const size = level.graph() as { readonly width: number; readonly height: number }
  const width = Math.max(own.width, size.width + 2 * padding)
  const left = (width - size.width) / 2
  const top = own.height + 8
  const height = top + size.height + padding
  const insides = children.map(({ id, inside }) => {
    const { x, y } = cornerOf(level.node(id) as Box)
    return moved(inside, left + x, top + y)
  })
  const wayOf = (from: string, to: string, name: string) => {
    const { points, ...label } = level.edge(from, to, name) as Box & { readonly points: readonly Point[] }
    return { way: points.map((point) => shifted(point, left, top)), label: shifted(cornerOf(label), left, top) }
  }
  return {
    width,
    height,
    boxes: new Map([[node.id, { x: 0, y: 0, width, height }], ...insides.flatMap(({ boxes }) => [...boxes])]),
    ways: new Map([
      ...insides.flatMap(({ ways }) => [...ways]),
      ...arrows.map(({ edge, from, to }) => [edge.id, wayOf(from ?? head, to ?? head, edge.id)] as const),
    ]),
    starts: [
      ...insides.flatMap(({ starts }) => starts),
      ...(first
        ? [{ id: node.id, dot: shifted(level.node(start) as Point, left, top), way: wayOf(start, first.id, start).way }]
        : []),
    ],
  }
}

type Child = { readonly id: string; readonly inside: Positioned }

const levelOf = (children: readonly Child[], arrows: readonly Stretch[], first: string | undefined): Level => {
  const level = new Level({ multigraph: true })
  level.setGraph({ rankdir: 'TB', nodesep: 28, ranksep: 28, edgesep: 16 })
  for (const { id, inside } of children) level.setNode(id, { width: inside.width, height: inside.height })
  if (arrows.some(({ from, to }) => from === null || to === null)) level.setNode(head, { width: 1, height: 1 })
  for (const { edge, from, to } of arrows) {
    level.setEdge(from ?? head, to ?? head, { ...labelSize(edge), labelpos: 'c' }, edge.id)
  }
  if (first !== undefined) {
    level.setNode(start, { width: dot, height: dot })
    level.setEdge(start, first, { width: 0, height: 0 }, start)
  }
  layout(level)
  return level
}
