import { ring } from './Ring.styles.ts'

interface RingProps {
  readonly label: string
  /** From 0 to 1; `null` while it is unknown. */
  readonly done: number | null
  readonly size?: 'small' | 'large'
}

/** A progress bar in the shape of a ring. */
export function Ring({ label, done, size = 'small' }: RingProps) {
  const styles = ring({ size, known: done !== null })
  const percent = done === null ? undefined : Math.round(done * 100)
  return (
    <svg
      viewBox="0 0 20 20"
      className={styles.root}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <circle className={styles.track} cx="10" cy="10" r="8" />
      <circle
        className={styles.bar}
        cx="10"
        cy="10"
        r="8"
        pathLength="100"
        strokeDasharray={`${percent ?? 25} 100`}
        // A round end of no length would draw a dot.
        strokeOpacity={percent === 0 ? 0 : 1}
        transform="rotate(-90 10 10)"
      />
    </svg>
  )
}
