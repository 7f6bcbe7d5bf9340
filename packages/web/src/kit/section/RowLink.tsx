import { type Location, pathOf } from '@supplier/core/kernel/routes'
import { locationOfRecord } from '@supplier/core/kit/section/open-record.domain'
import type { AnySection } from '@supplier/core/kit/section/section.domain'
import { createContext, type MouseEvent, useContext } from 'react'
import { rowLink } from '../fields/Section.styles.ts'

/**
 * The location of the list. The links read it here, because as a property it would render all cells of the list again
 * after each change of the address.
 */
export const ListLocation = createContext<Location | null>(null)

interface RowLinkProps {
  readonly section: AnySection
  readonly row: { readonly id: string }
  readonly name: string
  /** The pointer or the focus is on the link. */
  readonly onNear: () => void
  readonly onOpen: () => void
}

/** The name of a row, as a link if the row can be opened, so that another tab can show the record, too. */
export function RowLink({ section, row, name, onNear, onOpen }: RowLinkProps) {
  const location = useContext(ListLocation)
  if (location === null || !section.mayOpen(row)) return <span>{name}</span>
  const press = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return
    event.preventDefault()
    onOpen()
  }
  return (
    <a
      className={rowLink}
      href={pathOf(locationOfRecord(section, location, row.id))}
      onPointerEnter={onNear}
      onFocus={onNear}
      onClick={press}
      data-row-link=""
    >
      {name}
    </a>
  )
}
