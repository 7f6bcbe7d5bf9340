import CloudAlert from 'lucide-react/icons/cloud-alert'
import Lock from 'lucide-react/icons/lock'
import SearchX from 'lucide-react/icons/search-x'
import Unplug from 'lucide-react/icons/unplug'
import type { ReactNode } from 'react'
import { emptyState } from './EmptyState.styles.ts'
import { GhostRows } from './GhostRows.tsx'

interface EmptyStateProps {
  /** Why it is empty: nothing created yet, nothing matches the filters, access denied, not offered by the server, or failed to load. */
  readonly kind: 'nothingYet' | 'nothingFound' | 'notAllowed' | 'notOffered' | 'failed'
  readonly title: ReactNode
  readonly children?: ReactNode
  readonly actions?: ReactNode
  /** Replaces the rows or the icon of the kind. */
  readonly icon?: ReactNode
  readonly headingLevel?: 1 | 2 | 3
}

const icons = {
  nothingYet: null,
  nothingFound: SearchX,
  notAllowed: Lock,
  notOffered: Unplug,
  failed: CloudAlert,
}

export function EmptyState({ kind, title, children, actions, icon, headingLevel = 2 }: EmptyStateProps) {
  const Icon = icon === undefined ? icons[kind] : null
  const isDrawn = icon === undefined && Icon === null
  const styles = emptyState({ kind, drawn: isDrawn })
  const Heading = `h${headingLevel}` as const
  return (
    <div className={styles.root}>
      {isDrawn ? (
        <GhostRows />
      ) : (
        <span className={styles.image}>{Icon ? <Icon size={32} strokeWidth={1.5} aria-hidden="true" /> : icon}</span>
      )}
      <Heading className={styles.title}>{title}</Heading>
      {children !== undefined && <div className={styles.text}>{children}</div>}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
