import type { ReactNode } from 'react'
import { card } from './Card.styles.ts'

export function Card({ padded = true, children }: { readonly padded?: boolean; readonly children: ReactNode }) {
  return <div className={card({ padded })}>{children}</div>
}
