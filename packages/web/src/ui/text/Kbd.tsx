import type { ReactNode } from 'react'
import { kbd } from './Kbd.styles.ts'

export function Kbd({ children }: { readonly children: ReactNode }) {
  return <kbd className={kbd()}>{children}</kbd>
}
