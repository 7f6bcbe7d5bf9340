import type { ReactNode } from 'react'
import { line, said } from './StatusLine.styles.ts'

/** What is being done. The line is kept free, so that nothing jumps when it speaks. */
export function StatusLine({ children }: { readonly children: ReactNode }) {
  return (
    <p className={line} role="status">
      {children && <span className={said}>{children}</span>}
    </p>
  )
}
