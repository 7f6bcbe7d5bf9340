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

/** A graph with a place for everything in it. */
export interface Chart {
  readonly width: number
  readonly height: number
  readonly nodes: readonly (GraphNode & { readonly box: Box; readonly lines: readonly string[] })[]
  readonly edges: readonly (GraphEdge & { readonly way: readonly Point[]; readonly label: Box | null })[]
  /** Dots from which the first state is entered, and the way to it. */
  readonly starts: readonly { readonly id: string; readonly dot: Point; readonly way: readonly Point[] }[]
}

export const lineHeight = 16
export const titleHeight = 28
const mostLines = 6

/** How wide a text will be, about: a page that is not drawn yet cannot measure. */
export const widthOf = (text: string, size = 12): number =>
  [...text].reduce(
    (sum, letter) => sum + (/[mwMW@%&]/.test(letter) ? 0.86 : /[ijl.,:'!|\s()[\]]/.test(letter) ? 0.32 : 0.58),
    0,
  ) * size

/** What stands under the name of a state: whom it runs, and what it hears without leaving. */
export const linesOf = ({ runs, hears }: GraphNode): readonly string[] => {
  const lines = [...runs.map((name) => `▷ ${name}`), ...hears]
  return lines.length <= mostLines
    ? lines
    : [...lines.slice(0, mostLines - 1), `+ ${lines.length - mostLines + 1} more`]
}

/** The size of what a state says of itself. */
export const headOf = (node: GraphNode): { readonly width: number; readonly height: number } => {
  const lines = linesOf(node)
  const tags = node.tags.reduce((sum, tag) => sum + widthOf(tag, 11) + 18, 0)
  const widths = [widthOf(node.name, 13) + tags + 30, ...lines.map((line) => widthOf(line) + 26)]
  return {
    width: Math.ceil(Math.max(72, ...widths)),
    height: titleHeight + (lines.length > 0 ? lines.length * lineHeight + 8 : 4),
  }
}

/** The room that the words on an arrow take. */
export const labelSize = ({ labels }: GraphEdge): { readonly width: number; readonly height: number } => ({
  width: Math.ceil(Math.max(...labels.map((label) => widthOf(label))) + 12),
  height: labels.length * lineHeight + 2,
})

export const childrenOf = ({ nodes }: Graph, id: string): readonly GraphNode[] =>
  nodes.filter(({ parent }) => parent === id)
