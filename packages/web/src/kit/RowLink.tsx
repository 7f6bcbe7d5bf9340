import type { MouseEvent } from 'react'
import { rowLink } from './Section.styles.ts'

interface RowLinkProps {
  readonly name: string
  /** `null` for a row that cannot be opened. */
  readonly href: string | null
  /** The pointer or the focus is on the link. */
  readonly onNear: () => void
  readonly onOpen: () => void
}

/** The name of a row as a link, so that the record can also be opened in another tab. */
export function RowLink({ name, href, onNear, onOpen }: RowLinkProps) {
  if (href === null) return <span>{name}</span>
  const press = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return
    event.preventDefault()
    onOpen()
  }
  return (
    <a className={rowLink} href={href} onPointerEnter={onNear} onFocus={onNear} onClick={press} data-row-link="">
      {name}
    </a>
  )
}
