import type { Graph, GraphEdge, GraphNode } from './graph.domain.ts'

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

/** A graph with the position of every element. */
export interface Chart {
  readonly width: number
  readonly height: number
  readonly nodes: readonly (GraphNode & { readonly box: Box; readonly lines: readonly string[] })[]
  readonly edges: readonly (GraphEdge & { readonly way: readonly Point[]; readonly label: Box | null })[]
  /** The dots of the initial transitions, with the lines from them to the initial states. */
  readonly starts: readonly { readonly id: string; readonly dot: Point; readonly way: readonly Point[] }[]
}

/** The smallest visible area around the active states, and the margin around them. */
const nearest = { width: 560, height: 360 }
const margin = 48

/**
 * The part of a chart that contains the innermost active states with the labels of their arrows, or the whole chart
 * when none is active.
 */
export const roomAround = ({ nodes, edges, width, height }: Chart, active: ReadonlySet<string>): Box => {
  const inner = nodes.filter(({ id, kind }) => active.has(id) && kind !== 'compound' && kind !== 'parallel')
  if (inner.length === 0) return { x: 0, y: 0, width, height }
  const isTouched = ({ from, to }: GraphEdge) => inner.some(({ id }) => id === from || id === to)
  const labels = edges.flatMap((edge) => (edge.label !== null && isTouched(edge) ? [edge.label] : []))
  const boxes = [...inner.map(({ box }) => box), ...labels]
  const across = spanOf(
    boxes.map(({ x, width: wide }) => [x, x + wide] as const),
    nearest.width,
    width,
  )
  const down = spanOf(
    boxes.map(({ y, height: high }) => [y, y + high] as const),
    nearest.height,
    height,
  )
  const isSeen = ({ y, height: high }: Box) => y < down.from + down.length && y + high > down.from
  const leaves = nodes.filter(({ kind }) => kind !== 'compound' && kind !== 'parallel').map(({ box }) => box)
  const parts = [...leaves, ...edges.flatMap(({ label }) => label ?? [])].filter(isSeen)
  const x = uncutFrom(across.from, parts)
  return { x, y: down.from, width: across.from + across.length - x, height: down.length }
}

/** The left side, moved until no state and no label is cut by it: a name is read from its beginning. */
const uncutFrom = (left: number, parts: readonly Box[]): number => {
  const cut = parts.filter(({ x, width }) => x < left && x + width > left)
  return cut.length === 0 ? left : uncutFrom(Math.max(0, Math.min(...cut.map(({ x }) => x)) - 8), parts)
}

const spanOf = (parts: readonly (readonly [number, number])[], least: number, whole: number) => {
  const from = Math.min(...parts.map(([start]) => start)) - margin
  const to = Math.max(...parts.map(([, end]) => end)) + margin
  const length = Math.min(whole, Math.max(least, to - from))
  return { from: Math.max(0, Math.min(whole - length, (from + to - length) / 2)), length }
}

export const lineHeight = 16
export const titleHeight = 28
const mostLines = 6

/** Estimates the width of a text, because it cannot be measured before it is rendered. */
export const widthOf = (text: string, size = 12): number =>
  [...text].reduce(
    (sum, letter) => sum + (/[mwMW@%&]/.test(letter) ? 0.86 : /[ijl.,:'!|\s()[\]]/.test(letter) ? 0.32 : 0.58),
    0,
  ) * size

/** The lines under the name of a state: its invoked actors and its targetless transitions. */
export const linesOf = ({ runs, hears }: GraphNode): readonly string[] => {
  const lines = [...runs.map((name) => `▷ ${name}`), ...hears]
  return lines.length <= mostLines
    ? lines
    : [...lines.slice(0, mostLines - 1), `+ ${lines.length - mostLines + 1} more`]
}

/** The size of a state’s name and the lines under it. */
export const headOf = (node: GraphNode): { readonly width: number; readonly height: number } => {
  const lines = linesOf(node)
  const tags = node.tags.reduce((sum, tag) => sum + widthOf(tag, 11) + 18, 0)
  const widths = [widthOf(node.name, 13) + tags + 30, ...lines.map((line) => widthOf(line) + 26)]
  return {
    width: Math.ceil(Math.max(72, ...widths)),
    height: titleHeight + (lines.length > 0 ? lines.length * lineHeight + 8 : 4),
  }
}

/** The size of an arrow’s label. */
export const labelSize = ({ labels }: GraphEdge): { readonly width: number; readonly height: number } => ({
  width: Math.ceil(Math.max(...labels.map((label) => widthOf(label))) + 12),
  height: labels.length * lineHeight + 2,
})

export const childrenOf = ({ nodes }: Graph, id: string): readonly GraphNode[] =>
  nodes.filter(({ parent }) => parent === id)
