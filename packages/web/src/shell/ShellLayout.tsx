import type { ReactNode } from 'react'
import type { Frame } from '../navigation/page.ts'
import { shellLayout } from './ShellLayout.styles.ts'

interface ShellLayoutProps {
  readonly barStart: ReactNode
  readonly barEnd: ReactNode
  /** Hidden below 768 px, where a drawer takes its place. */
  readonly sidebar: ReactNode
  /** How wide the page may become. */
  readonly frame?: Frame
  readonly children: ReactNode
}

/** The places of the panel. How wide the sidebar is follows `data-sidebar` on the root element. */
export function ShellLayout({ barStart, barEnd, sidebar, frame = 'usual', children }: ShellLayoutProps) {
  const look = shellLayout({ frame })
  return (
    <div className={look.root}>
      <header className={look.bar}>
        <div className={look.barStart}>{barStart}</div>
        <div className={look.barEnd}>{barEnd}</div>
      </header>
      <div className={look.sidebar}>{sidebar}</div>
      <main className={look.page} id="content" tabIndex={-1}>
        <div className={look.content}>{children}</div>
      </main>
    </div>
  )
}
