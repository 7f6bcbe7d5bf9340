import { chartLook, stateBox } from './ChartPane.styles.ts'
import { type Box, type Chart, lineHeight, roomAround, titleHeight, widthOf } from './chart.domain.ts'
import { lineOf } from './places.domain.ts'
import { translations as t } from './translations.ts'
import type { Zoom } from './viewer.domain.ts'

interface ChartDrawingProps {
  readonly chart: Chart
  readonly active: ReadonlySet<string>
  readonly zoom: Zoom
  readonly name: string
}

/** Renders a laid out chart as an image. */
export function ChartDrawing({ chart, active, zoom, name }: ChartDrawingProps) {
  const styles = chartLook({ fit: typeof zoom === 'string' })
  const scale = typeof zoom === 'string' ? 1 : zoom
  const { x, y, width, height } = zoom === 'active' ? roomAround(chart, active) : { x: 0, y: 0, ...chart }
  return (
    <svg
      className={styles.svg}
      viewBox={`${x} ${y} ${width} ${height}`}
      width={width * scale}
      height={height * scale}
      role="img"
      aria-label={`${t.chart.label(name)}: ${[...active].filter((id) => id !== '').join(', ')}`}
    >
      <defs>
        <marker id="arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">
          <path d="M0 0.5 8 4 0 7.5Z" className={styles.head} />
        </marker>
      </defs>
      {chart.nodes.map((node) => (
        <State key={node.id} node={node} isActive={active.has(node.id)} styles={styles} />
      ))}
      {chart.starts.map(({ id, dot, way }) => (
        <g key={id}>
          <circle cx={dot.x} cy={dot.y} r="4" className={styles.start} />
          <path d={lineOf(way)} className={styles.way} markerEnd="url(#arrow)" />
        </g>
      ))}
      {chart.edges.map(({ id, way }) => (
        <path key={id} d={lineOf(way)} className={styles.way} markerEnd="url(#arrow)" />
      ))}
      {chart.edges.map(
        ({ id, labels, label }) => label && <Label key={id} box={label} labels={labels} styles={styles} />,
      )}
    </svg>
  )
}

type Look = ReturnType<typeof chartLook>

interface StateProps {
  readonly node: Chart['nodes'][number]
  readonly isActive: boolean
  readonly styles: Look
}

function State({ node, isActive, styles }: StateProps) {
  const { x, y, width, height } = node.box
  const isLeaf = node.kind !== 'compound' && node.kind !== 'parallel'
  const box = { x, y, width, height, rx: 8 }
  return (
    <g data-state={node.id} data-active={isActive || undefined} data-lit={(isActive && isLeaf) || undefined}>
      <rect {...box} className={stateBox({ kind: node.kind })} />
      {node.kind === 'final' && (
        <rect
          x={x + 3}
          y={y + 3}
          width={width - 6}
          height={height - 6}
          rx={6}
          className={stateBox({ kind: 'atomic' })}
        />
      )}
      <text x={x + 12} y={y + 19} className={styles.title}>
        {node.name}
      </text>
      {tagsOf(node).map(({ tag, left, wide }) => (
        <g key={tag}>
          <rect x={x + left} y={y + 7} width={wide} height={16} rx={8} className={styles.tag} />
          <text x={x + left + wide / 2} y={y + 19} textAnchor="middle" className={styles.tagText}>
            {tag}
          </text>
        </g>
      ))}
      {node.lines.map((line, i) => (
        <text key={i} x={x + 12} y={y + titleHeight + 12 + i * lineHeight} className={styles.line}>
          {line}
        </text>
      ))}
    </g>
  )
}

/** Tags are drawn to the right of the state’s name. */
const tagsOf = ({ name, tags }: Chart['nodes'][number]) => {
  let left = 12 + widthOf(name, 13) * 1.08 + 8
  return tags.map((tag) => {
    const wide = widthOf(tag, 11) + 14
    const found = { tag, left, wide }
    left += wide + 4
    return found
  })
}

function Label({
  box,
  labels,
  styles,
}: {
  readonly box: Box
  readonly labels: readonly string[]
  readonly styles: Look
}) {
  return (
    <g>
      <rect {...box} rx={4} className={styles.labelGround} />
      {labels.map((label, i) => (
        <text
          key={label}
          x={box.x + box.width / 2}
          y={box.y + 13 + i * lineHeight}
          textAnchor="middle"
          className={styles.label}
        >
          {label}
        </text>
      ))}
    </g>
  )
}
