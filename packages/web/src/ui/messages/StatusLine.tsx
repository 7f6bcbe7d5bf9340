import type { ReactNode } from 'react'
import { labels, line } from './StatusLine.styles.ts'

/** Names the pending operation. The line is reserved, so that the text moves nothing. */
export function StatusLine({ children }: { readonly children: ReactNode }) {
  return (
    <p className={line} role="status">
      {children && <span className={labels}>{children}</span>}
    </p>
  )
}
