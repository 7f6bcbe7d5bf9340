import type { ReactNode } from 'react'
import { Card } from './Card.tsx'
import { section } from './Section.styles.ts'

interface SectionProps {
  readonly title: string
  /** Shown beside the title. */
  readonly mark?: ReactNode
  readonly children: ReactNode
}

/** A titled part of a page, on a card. */
export function Section({ title, mark, children }: SectionProps) {
  const styles = section()
  return (
    <section aria-label={title}>
      <Card>
        <div className={styles.body}>
          <div className={styles.head}>
            <h2 className={styles.title}>{title}</h2>
            {mark}
          </div>
          {children}
        </div>
      </Card>
    </section>
  )
}
