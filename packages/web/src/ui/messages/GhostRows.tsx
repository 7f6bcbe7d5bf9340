import { ghostRows } from './EmptyState.styles.ts'
import { farHill, nearHill, rayOf } from './field-paths.ts'

const tops = [18, 60, 102]
const cards = tops.map((y) => `M6 ${y}h308a6 6 0 0 1 6 6v22a6 6 0 0 1-6 6H6a6 6 0 0 1-6-6v-22a6 6 0 0 1 6-6z`).join('')
const images = tops.map((y) => `M10 ${y + 7}h20v20H10z`).join('')
const lengths = [
  [132, 74],
  [96, 104],
  [116, 58],
] as const
const lines = tops
  .map((y, at) => `M44 ${y + 12}h${lengths[at]?.[0]}M44 ${y + 23}h${lengths[at]?.[1]}M272 ${y + 17}h30`)
  .join('')

/** Three rows of the list to come, over a piece of the field. */
export function GhostRows() {
  const styles = ghostRows()
  return (
    <span className={styles.root}>
      <svg className={styles.field} viewBox="0 0 992 148" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <circle cx="700" cy="96" r="26" />
        <path className={styles.rays} d={rayOf(700, 96, 44) + rayOf(700, 96, 64)} />
        <path className={styles.far} d={farHill} />
        <path className={styles.near} d={nearHill} />
      </svg>
      <svg className={styles.rows} viewBox="-1 0 322 148" aria-hidden="true">
        <path className={styles.cards} d={cards} />
        <path className={styles.images} d={images} />
        <path className={styles.lines} d={lines} />
      </svg>
    </span>
  )
}
