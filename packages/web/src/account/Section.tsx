import type { ReactNode } from 'react'
import { Card } from '../ui/Card.tsx'
import { preferences } from './PreferencesScreen.styles.ts'

interface SectionProps {
  readonly title: string
  /** Beside the title. */
  readonly mark?: ReactNode
  readonly children: ReactNode
}

/** One subject of the preferences. */
export function Section({ title, mark, children }: SectionProps) {
  const look = preferences()
  return (
    <section aria-label={title}>
      <Card>
        <div className={look.section}>
          <div className={look.head}>
            <h2 className={look.title}>{title}</h2>
            {mark}
          </div>
          {children}
        </div>
      </Card>
    </section>
  )
}
