import type { ReactNode } from 'react'
import type { PaneShown } from './pane.ts'
import { pane, paneHead } from './Viewer.styles.ts'

interface PaneProps {
  readonly title: string
  /** On which screens the pane is visible. Small screens show one pane at a time. */
  readonly shown: PaneShown
  readonly more?: ReactNode
  readonly children: ReactNode
}

export function Pane({ title, shown, more, children }: PaneProps) {
  const styles = paneHead()
  return (
    <section className={pane({ shown })} aria-label={title}>
      <div className={styles.root}>
        <h2 className={styles.title}>{title}</h2>
        {more !== undefined && <div className={styles.more}>{more}</div>}
      </div>
      {children}
    </section>
  )
}
