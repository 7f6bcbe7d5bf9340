import type { MouseEvent } from 'react'
import { skipLink } from './SkipLink.styles.ts'

interface SkipLinkProps {
  readonly label: string
  /** The id of what it leads to. */
  readonly to: string
}

/** The first thing the keyboard reaches: past the menus. The address stays as it is. */
export function SkipLink({ label, to }: SkipLinkProps) {
  const skip = (event: MouseEvent) => {
    event.preventDefault()
    document.getElementById(to)?.focus()
  }
  return (
    <a className={skipLink} href={`#${to}`} onClick={skip}>
      {label}
    </a>
  )
}
