import type { Figure } from '@supplier/core/statistics/statistics.domain'

const [width, height] = [80, 24]

/** The path of a line through these figures, with a gap where one is unknown. */
const pathOf = (figures: readonly Figure[]): string => {
  const known = figures.filter((one): one is number => one !== null)
  const [low, high] = [Math.min(...known), Math.max(...known)]
  const x = (at: number) => (figures.length < 2 ? width / 2 : 1 + (at * (width - 2)) / (figures.length - 1))
  const y = (value: number) => (high === low ? height / 2 : height - 2 - ((value - low) * (height - 4)) / (high - low))
  return figures
    .map((value, at) => {
      if (value === null) return ''
      const isStart = at === 0 || figures[at - 1] === null
      return `${isStart ? 'M' : 'L'}${x(at).toFixed(1)} ${y(value).toFixed(1)}`
    })
    .join('')
}

/** The course of a figure without axes; the figure itself is told in words beside it. */
export function Spark({
  figures,
  className,
}: {
  readonly figures: readonly Figure[]
  readonly className?: string | undefined
}) {
  if (figures.filter((one) => one !== null).length < 3) return null
  return (
    <svg className={className} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path d={pathOf(figures)} />
    </svg>
  )
}
