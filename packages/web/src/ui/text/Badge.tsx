import type { ReactNode } from 'react'
import { badge } from './Badge.styles.ts'

export interface BadgeProps {
  /** A state that needs no notice is `plain`: a word without a pill. */
  readonly tone?: 'plain' | 'neutral' | 'accent' | 'info' | 'success' | 'warning' | 'danger' | 'wheat'
  readonly children: ReactNode
  /** The meaning of a bare number, for screen readers. */
  readonly label?: string
}

export function Badge({ tone = 'neutral', children, label }: BadgeProps) {
  if (label === undefined) return <span className={badge({ tone })}>{children}</span>
  return (
    <span className={badge({ tone })} role="img" aria-label={label}>
      {children}
    </span>
  )
}
