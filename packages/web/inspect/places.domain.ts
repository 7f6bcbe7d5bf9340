import type { Box, Chart, Point } from './chart.domain.ts'

/** A laid out state with everything nested in it, in coordinates relative to its top left corner. */
export interface Positioned {
  readonly width: number
  readonly height: number
  readonly boxes: ReadonlyMap<string, Box>
  readonly ways: ReadonlyMap<string, { readonly way: readonly Point[]; readonly label: Box }>
  readonly starts: Chart['starts']
}

export const nowhere: Box = { x: 0, y: 0, width: 0, height: 0 }

/** Converts a box whose `x` and `y` are its center to one whose `x` and `y` are its top left corner. */
export const cornerOf = ({ x, y, width, height }: Box): Box => ({ x: x - width / 2, y: y - height / 2, width, height })

export const shifted = <Location extends Point>(location: Location, x: number, y: number): Location => ({
  ...location,
  x: location.x + x,
  y: location.y + y,
})

export const moved = ({ boxes, ways, starts, ...size }: Positioned, x: number, y: number): Positioned => ({
  ...size,
  boxes: new Map([...boxes].map(([id, box]) => [id, shifted(box, x, y)])),
  ways: new Map(
    [...ways].map(([id, { way, label }]) => [
      id,
      { way: way.map((one) => shifted(one, x, y)), label: shifted(label, x, y) },
    ]),
  ),
  starts: starts.map(({ id, dot, way }) => ({
    id,
    dot: shifted(dot, x, y),
    way: way.map((one) => shifted(one, x, y)),
  })),
})

/** Extends a line that ends at the outer boxes to the nested boxes that it connects. */
export const between = (from: Box, way: readonly Point[], to: Box): readonly Point[] => {
  const [first, last] = [way[0], way.at(-1)]
  if (!first || !last) return way
  const [begin, end] = [nearest(from, first), nearest(to, last)]
  return [...(same(begin, first) ? [] : [begin]), ...way, ...(same(end, last) ? [] : [end])]
}

const nearest = ({ x, y, width, height }: Box, point: Point): Point => ({
  x: Math.max(x, Math.min(x + width, point.x)),
  y: Math.max(y, Math.min(y + height, point.y)),
})

const same = (one: Point, other: Point): boolean => Math.hypot(one.x - other.x, one.y - other.y) < 1

/** The line of a self-transition: out of the right side, around its label, and back. */
export const loopAt = ({ x, y, width, height }: Box, label: Box): readonly Point[] => {
  const [right, far, middle] = [x + width, label.x + label.width / 2, y + height / 2]
  const rise = Math.min(14, height / 3)
  return [
    { x: right, y: middle - rise },
    { x: far, y: middle - rise * 2.4 },
    { x: far, y: middle + rise * 2.4 },
    { x: right, y: middle + rise },
  ]
}

/** The SVG path of a smooth line through the points, with its corners rounded. */
export const lineOf = (way: readonly Point[]): string => {
  const [first, ...rest] = way
  if (!first) return ''
  const bends = rest.slice(0, -1).map((point, i) => {
    const next = rest[i + 1] ?? point
    const middle = i === rest.length - 2 ? next : { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 }
    return `Q${point.x} ${point.y} ${middle.x} ${middle.y}`
  })
  const last = rest.at(-1) ?? first
  return `M${first.x} ${first.y}${bends.length > 0 ? bends.join('') : `L${last.x} ${last.y}`}`
}
