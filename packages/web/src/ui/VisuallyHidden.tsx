import type { ReactNode } from 'react'
import { hidden } from './VisuallyHidden.styles.ts'

/** Words for who hears the page. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={hidden}>{children}</span>
}
