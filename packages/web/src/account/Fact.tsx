import type { ReactNode } from 'react'
import { fact } from './PreferencesScreen.styles.ts'

interface FactProps {
  readonly label: string
  readonly hint: string
  readonly children: ReactNode
}

/** Something that is shown among the fields, and cannot be typed into. */
export function Fact({ label, hint, children }: FactProps) {
  const look = fact()
  return (
    <div className={look.root}>
      <span className={look.label}>{label}</span>
      <span className={look.value}>{children}</span>
      <span className={look.hint}>{hint}</span>
    </div>
  )
}
