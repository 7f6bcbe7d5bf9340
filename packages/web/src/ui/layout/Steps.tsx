import Check from 'lucide-react/icons/check'
import { steps } from './Steps.styles.ts'

interface StepsProps {
  readonly label: string
  readonly titles: readonly string[]
  /** The index of the current step. */
  readonly current: number
  /** The line in place of the steps where there is no room for them. */
  readonly narrow: string
}

/** The steps of a task in a line, with the current one; in a narrow place its number and a bar. */
export function Steps({ label, titles, current, narrow }: StepsProps) {
  const styles = steps()
  return (
    <nav aria-label={label} className={styles.root}>
      <ol className={styles.list}>
        {titles.map((title, at) => (
          <li
            key={title}
            className={styles.step}
            aria-current={at === current ? 'step' : undefined}
            data-done={at < current || undefined}
          >
            <span className={styles.mark} aria-hidden="true">
              {at < current ? <Check size={14} /> : at + 1}
            </span>
            {title}
          </li>
        ))}
      </ol>
      <div className={styles.narrow}>
        <span>{narrow}</span>
        <div className={styles.bar} aria-hidden="true">
          <div className={styles.fill} style={{ width: `${((current + 1) / titles.length) * 100}%` }} />
        </div>
      </div>
    </nav>
  )
}
