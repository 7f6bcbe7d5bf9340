import type { MouseEvent } from 'react'
import { skipLink } from './SkipLink.styles.ts'

interface SkipLinkProps {
  readonly label: string
  /** The id of the target element. */
  readonly to: string
}

/** The first tab stop of the page: moves the focus past the menus without changing the address. */
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
