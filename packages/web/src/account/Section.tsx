import type { ReactNode } from 'react'
import { Card } from '../ui/Card.tsx'
import { preferences } from './PreferencesScreen.styles.ts'

interface SectionProps {
  readonly title: string
  /** Shown beside the title. */
  readonly mark?: ReactNode
  readonly children: ReactNode
}

/** A titled section of the preferences. */
export function Section({ title, mark, children }: SectionProps) {
  const styles = preferences()
  return (
    <section aria-label={title}>
      <Card>
        <div className={styles.section}>
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
