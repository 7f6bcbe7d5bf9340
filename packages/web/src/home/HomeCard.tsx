import type { ReactNode } from 'react'
import { homeCard } from './Home.styles.ts'

interface HomeCardProps {
  readonly title: string
  /** Shown beside the title. */
  readonly mark?: ReactNode
  readonly children: ReactNode
}

/** A titled card of the home page. */
export function HomeCard({ title, mark, children }: HomeCardProps) {
  const styles = homeCard()
  return (
    <section className={styles.root} aria-label={title}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {mark}
      </div>
      {children}
    </section>
  )
}
