import type { ReactNode } from 'react'
import { fact } from './PreferencesScreen.styles.ts'

interface FactProps {
  readonly label: string
  readonly hint: string
  readonly children: ReactNode
}

/** A read-only value among the form’s fields. */
export function Fact({ label, hint, children }: FactProps) {
  const styles = fact()
  return (
    <div className={styles.root}>
      <span className={styles.label}>{label}</span>
      <span className={styles.value}>{children}</span>
      <span className={styles.hint}>{hint}</span>
    </div>
  )
}
