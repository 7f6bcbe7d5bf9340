import type { Figure, Series } from '@supplier/core/statistics/statistics.domain'
import { AxisBottom, AxisLeft } from '@visx/axis'
import { GridRows } from '@visx/grid'
import { Group } from '@visx/group'
import { scaleLinear } from '@visx/scale'
import { AreaClosed, LinePath } from '@visx/shape'
import type { PointerEvent } from 'react'
import { Measured, type Size } from '../ui/layout/Measured.tsx'
import { chart, drawing } from './statistics.styles.ts'
import { useFigures } from './use-figures.ts'

export interface ChartProps {
  readonly series: Series
  /** The time of each bucket in words. */
  readonly names: readonly string[]
  readonly compares: boolean
  readonly pointed: number | null
  readonly onPoint: (at: number | null) => void
}

const margin = { top: 8, right: 12, bottom: 28, left: 64 }
const lines = 4
/** The room that the time of one bucket takes. */
const labelWidth = 64

interface Point {
  readonly at: number
  readonly value: Figure
}

const pointsOf = (values: readonly Figure[]): readonly Point[] => values.map((value, at) => ({ at, value }))
const isKnown = ({ value }: Point): boolean => value !== null

/** A line over time, the dashed line of the period before, and the pointed bucket. Its numbers are told elsewhere. */
export function Chart(props: ChartProps) {
  return <Measured className={chart().fill}>{(size) => <Plot {...props} {...size} />}</Measured>
}

function Plot({ series, names, compares, pointed, onPoint, width, height }: ChartProps & Size) {
  const { short } = useFigures()
  const count = series.buckets.length
  const [right, bottom] = [width - margin.left - margin.right, height - margin.top - margin.bottom]
  const known = [...series.values, ...(compares ? series.previous : [])].filter((one) => one !== null)
  const isEmpty = known.every((one) => one === 0)
  // There is no half of an order.
  const ticks = series.unit === 'count' ? Math.min(lines, Math.max(1, ...known)) : lines
  const x = scaleLinear<number>({ domain: [0, Math.max(1, count - 1)], range: [0, right] })
  const y = scaleLinear<number>({ domain: [0, Math.max(1, ...known)], range: [bottom, 0], nice: ticks })
  const drawn = {
    x: ({ at }: Point) => x(at),
    y: ({ value }: Point) => y(value ?? 0),
    defined: isKnown,
  }
  const current = pointsOf(series.values)
  const first = series.buckets.findIndex(({ isPartial }) => isPartial)
  const every = Math.max(1, Math.ceil(count / Math.max(1, Math.floor(right / labelWidth))))
  const follow = (event: PointerEvent<SVGSVGElement>) => {
    const { left } = event.currentTarget.getBoundingClientRect()
    const at = Math.round(x.invert(event.clientX - left - margin.left))
    onPoint(Math.min(count - 1, Math.max(0, at)))
  }
  const value = pointed === null ? null : (series.values[pointed] ?? null)
  return (
    <svg
      className={drawing.plot}
      width={width}
      height={height}
      aria-hidden="true"
      onPointerMove={follow}
      // A tap does not move, and a finger that is lifted leaves the chart: its numbers stay to be read.
      onPointerDown={follow}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onPoint(null)}
    >
      <Group left={margin.left} top={margin.top}>
        <GridRows className={drawing.grid} scale={y} width={right} numTicks={ticks} />
        <AxisLeft
          axisClassName={drawing.axis}
          scale={y}
          numTicks={ticks}
          {...(isEmpty && { tickValues: [0] })}
          hideAxisLine
          hideTicks
          tickFormat={(tick) => short(Number(tick), series.unit)}
        />
        <AxisBottom
          axisClassName={drawing.axis}
          scale={x}
          top={bottom}
          hideAxisLine
          hideTicks
          tickValues={names.flatMap((_, at) => (at % every === 0 ? [at] : []))}
          tickFormat={(tick) => names[Number(tick)] ?? ''}
        />
        {compares && <LinePath className={drawing.former} data={[...pointsOf(series.previous)]} {...drawn} />}
        <AreaClosed className={drawing.area} data={[...current]} yScale={y} {...drawn} />
        {first > 0 && <Hatched from={x(first - 1)} to={x(Math.min(first, count - 1))} height={bottom} />}
        <LinePath className={drawing.line} data={[...current]} {...drawn} />
        {pointed !== null && (
          <g className={drawing.point}>
            <line x1={x(pointed)} x2={x(pointed)} y1={0} y2={bottom} />
            {value !== null && <circle cx={x(pointed)} cy={y(value)} r={5} />}
          </g>
        )}
      </Group>
    </svg>
  )
}

const gap = 6

/** Marks the part of the chart that is not complete yet. */
function Hatched({ from, to, height }: { readonly from: number; readonly to: number; readonly height: number }) {
  const count = Math.max(0, Math.floor((to - from) / gap))
  return (
    <g className={drawing.partial}>
      {Array.from({ length: count }, (_, at) => from + (at + 1) * gap).map((left) => (
        <line key={left} x1={left} x2={Math.max(from, left - 24)} y1={height - Math.min(24, left - from)} y2={height} />
      ))}
    </g>
  )
}
