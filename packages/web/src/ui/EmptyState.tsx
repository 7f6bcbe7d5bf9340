import CloudAlert from 'lucide-react/icons/cloud-alert'
import Lock from 'lucide-react/icons/lock'
import PackageOpen from 'lucide-react/icons/package-open'
import SearchX from 'lucide-react/icons/search-x'
import type { ReactNode } from 'react'
import { emptyState } from './EmptyState.styles.ts'

interface EmptyStateProps {
  /** Why there is nothing: not yet, not by this filter, not allowed, or it failed. */
  readonly kind: 'nothingYet' | 'nothingFound' | 'notAllowed' | 'failed'
  readonly title: ReactNode
  readonly children?: ReactNode
  readonly actions?: ReactNode
  /** A drawing that says it better than the usual one. */
  readonly icon?: ReactNode
  readonly headingLevel?: 1 | 2 | 3
}

const icons = { nothingYet: PackageOpen, nothingFound: SearchX, notAllowed: Lock, failed: CloudAlert }

export function EmptyState({ kind, title, children, actions, icon, headingLevel = 2 }: EmptyStateProps) {
  const look = emptyState({ kind })
  const Icon = icons[kind]
  const Heading = `h${headingLevel}` as const
  return (
    <div className={look.root}>
      <span className={look.picture}>{icon ?? <Icon size={28} strokeWidth={1.5} aria-hidden="true" />}</span>
      <Heading className={look.title}>{title}</Heading>
      {children !== undefined && <div className={look.text}>{children}</div>}
      {actions !== undefined && <div className={look.actions}>{actions}</div>}
    </div>
  )
}
