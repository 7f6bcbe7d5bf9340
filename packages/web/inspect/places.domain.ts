import type { Box, Chart, Point } from './chart.domain.ts'

/** A state with everything in it, measured from its own corner. */
export interface Placed {
  readonly width: number
  readonly height: number
  readonly boxes: ReadonlyMap<string, Box>
  readonly ways: ReadonlyMap<string, { readonly way: readonly Point[]; readonly label: Box }>
  readonly starts: Chart['starts']
}

export const nowhere: Box = { x: 0, y: 0, width: 0, height: 0 }

/** Of a box that is known by its middle. */
export const cornerOf = ({ x, y, width, height }: Box): Box => ({ x: x - width / 2, y: y - height / 2, width, height })

export const shifted = <Place extends Point>(place: Place, x: number, y: number): Place => ({
  ...place,
  x: place.x + x,
  y: place.y + y,
})

export const moved = ({ boxes, ways, starts, ...size }: Placed, x: number, y: number): Placed => ({
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

/** A way that ends at the outermost boxes, carried on to those that are meant. */
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

/** From a state to itself: out at its right side, around its words, and back. */
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

/** The way as a soft line: straight at its ends, bent around what lies between. */
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
