import type { ReactNode } from 'react'
import type { Frame } from '../navigation/page.ts'
import { shellLayout } from './ShellLayout.styles.ts'

interface ShellLayoutProps {
  readonly barStart: ReactNode
  readonly barEnd: ReactNode
  /** Hidden below 768 px, where a drawer replaces it. */
  readonly sidebar: ReactNode
  /** The maximum width of the page. */
  readonly frame?: Frame
  readonly children: ReactNode
}

/** The grid of the panel. `data-sidebar` on the root element sets the width of the sidebar. */
export function ShellLayout({ barStart, barEnd, sidebar, frame = 'usual', children }: ShellLayoutProps) {
  const styles = shellLayout({ frame })
  return (
    <div className={styles.root}>
      <header className={styles.bar}>
        <div className={styles.barStart}>{barStart}</div>
        <div className={styles.barEnd}>{barEnd}</div>
      </header>
      <div className={styles.sidebar}>{sidebar}</div>
      <main className={styles.page} id="content" tabIndex={-1}>
        <div className={styles.content}>{children}</div>
      </main>
    </div>
  )
}
