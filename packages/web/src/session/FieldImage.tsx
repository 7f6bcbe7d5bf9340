import { fieldImage } from './FieldImage.styles.ts'

/** The furrows start at the lower edge and converge at the sun. */
const furrows = [-900, -560, -300, -100, 60, 200, 330, 460, 600, 760, 960, 1220, 1560]
  .map((from) => `M${from} 920Q${(from * 2 + 560 * 3) / 5} 760 ${Math.round(540 + (from - 330) / 26)} 686`)
  .join('')
const rays = [64, 92, 124]
  .map((radius) => `M560 ${672 - radius}a1 1 0 0 1 0 ${radius * 2}a1 1 0 0 1 0-${radius * 2}`)
  .join('')

/**
 * A picture of a field in the evening that fills its container. Lines of one kind share a path, because each element
 * adds to the rendering cost.
 */
export function FieldImage() {
  const styles = fieldImage()
  return (
    <svg className={styles.root} viewBox="0 0 800 900" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path className={styles.rays} d={rays} />
      <circle className={styles.sun} cx="560" cy="672" r="40" />
      <path className={styles.far} d="M0 712C150 664 300 662 440 674s240 22 360-18v260H0Z" />
      <path className={styles.furrows} d={furrows} />
      <path className={styles.near} d="M0 830c210-70 420-20 800 40v60H0Z" />
    </svg>
  )
}
