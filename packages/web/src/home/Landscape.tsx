import type { PartOfDay } from '@supplier/core/home/day.domain'
import { farHill, nearHill, rayOf } from '../ui/messages/field-paths.ts'
import { landscape } from './DayCard.styles.ts'

/** Where the sun, or at night the moon, stands over the field. */
const places: Readonly<Record<PartOfDay, readonly [x: number, y: number]>> = {
  morning: [596, 124],
  day: [620, 62],
  evening: [640, 126],
  night: [620, 58],
}

/** The field of the sign-in page, very pale, by the hour of the day. */
export function Landscape({ part }: { readonly part: PartOfDay }) {
  const styles = landscape()
  const [x, y] = places[part]
  return (
    <svg className={styles.root} viewBox="0 0 992 148" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <g data-part={part} className={styles.light}>
        <circle cx={x} cy={y} r="26" />
        {part !== 'night' && <path d={rayOf(x, y, 44) + rayOf(x, y, 64)} />}
      </g>
      <path className={styles.far} d={farHill} />
      <path className={styles.near} d={nearHill} />
    </svg>
  )
}
