import type { orderPathOf } from '@supplier/core/orders/order-steps.domain'
import { orderPath } from './orders.styles.ts'

interface OrderPathProps {
  readonly label: string
  readonly titles: readonly string[]
  /** The current state in words. */
  readonly state: string
  readonly path: NonNullable<ReturnType<typeof orderPathOf>>
}

/** The points through which an order passes: those behind it, the current one with its name, and those to come. */
export function OrderPath({ label, titles, state, path: { points, reached } }: OrderPathProps) {
  const styles = orderPath()
  const now = Math.min(reached, points.length - 1)
  return (
    <nav aria-label={label} className={styles.root}>
      <ol className={styles.list}>
        {titles.map((title, at) => (
          <li
            key={title}
            className={styles.point}
            data-passed={at < reached || undefined}
            aria-current={at === now ? 'step' : undefined}
          >
            <span className={styles.title}>{title}</span>
          </li>
        ))}
      </ol>
      <p className={styles.narrow} aria-hidden="true">
        {state} · {now + 1} / {points.length}
      </p>
    </nav>
  )
}
