import { fieldPicture } from './FieldPicture.styles.ts'

/** Where the furrows start at the lower edge; they all run to the sun. */
const furrows = [-900, -560, -300, -100, 60, 200, 330, 460, 600, 760, 960, 1220, 1560]
const rays = [64, 92, 124]

/** A field in the evening, as large as what it stands in. */
export function FieldPicture() {
  const look = fieldPicture()
  return (
    <svg className={look.root} viewBox="0 0 800 900" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      {rays.map((radius) => (
        <circle key={radius} className={look.ray} cx="560" cy="672" r={radius} />
      ))}
      <circle className={look.sun} cx="560" cy="672" r="40" />
      <path className={look.far} d="M0 712C150 664 300 662 440 674s240 22 360-18v260H0Z" />
      {furrows.map((from) => (
        <path
          key={from}
          className={look.furrow}
          d={`M${from} 920Q${(from * 2 + 560 * 3) / 5} 760 ${540 + (from - 330) / 26} 686`}
        />
      ))}
      <path className={look.near} d="M0 830c210-70 420-20 800 40v60H0Z" />
    </svg>
  )
}
