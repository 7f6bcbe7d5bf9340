import { Portal } from '@ark-ui/react/portal'
import type { ReactNode } from 'react'
import { sheet } from './PrintSheet.styles.ts'
import { printSheet } from './page-marks.ts'

/** What is printed instead of the page. It is invisible on the screen, and nothing else is visible on paper. */
export function PrintSheet({ children }: { readonly children: ReactNode }) {
  return (
    <Portal>
      <div className={sheet} {...printSheet} aria-hidden="true">
        {children}
      </div>
    </Portal>
  )
}
