import { type Location, pathOf } from '@supplier/core/kernel/routes'
import type { Urgency } from '@supplier/core/readiness/line.domain'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useIsOffered } from '../navigation/offered.ts'
import { reasonList } from './Reasons.styles.ts'

interface ReasonLinkProps {
  readonly location: Location
  readonly urgency: Urgency
  readonly note: ReactNode
  readonly children: ReactNode
}

/** A reason in a narrow list: a link to where it is removed. */
export function ReasonLink({ location, urgency, note, children }: ReasonLinkProps) {
  const styles = reasonList()
  const isOffered = useIsOffered()
  const texts = (
    <span className={styles.texts}>
      {children}
      {note && <span className={styles.note}>{note}</span>}
    </span>
  )
  return (
    <li className={styles.item}>
      {isOffered(location.to) ? (
        <Link href={pathOf(location)} className={styles.link} data-urgency={urgency}>
          {texts}
          <ChevronRight size={16} aria-hidden="true" />
        </Link>
      ) : (
        <span className={styles.link} data-urgency={urgency}>
          {texts}
        </span>
      )}
    </li>
  )
}
