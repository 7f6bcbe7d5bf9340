import type { ReactNode } from 'react'
import type { PaneShown } from './pane.ts'
import { pane, paneHead } from './Viewer.styles.ts'

interface PaneProps {
  readonly title: string
  /** Where it is in sight: small screens show one pane at a time. */
  readonly shown: PaneShown
  readonly more?: ReactNode
  readonly children: ReactNode
}

export function Pane({ title, shown, more, children }: PaneProps) {
  const look = paneHead()
  return (
    <section className={pane({ shown })} aria-label={title}>
      <div className={look.root}>
        <h2 className={look.title}>{title}</h2>
        {more !== undefined && <div className={look.more}>{more}</div>}
      </div>
      {children}
    </section>
  )
}
