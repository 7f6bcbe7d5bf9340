import {
  type AnySection,
  columnsOf,
  type Location,
  type sectionList,
  shownColumns,
  type ViewsActor,
} from '@supplier/core'
import { useSelector } from '@xstate/react'
import { type ReactNode, useMemo } from 'react'
import type { Column } from '../ui/Table.tsx'
import type { AnyRow } from './section-look.ts'
import { ViewsMenu } from './ViewsMenu.tsx'

interface ViewsProps {
  readonly section: AnySection
  readonly views: ViewsActor
  readonly list: ReturnType<typeof sectionList<AnySection>>
  readonly location: Location
  /** The columns after the name, as the section declares them. */
  readonly columns: readonly Column<AnyRow>[]
}

/** The chosen columns of a list in their order, and the button with which they are chosen. */
export const useViews = ({ section, views, list, location, columns }: ViewsProps) => {
  const chosen = useSelector(views, ({ context }) => columnsOf(context))
  const search = useSelector(list, ({ context }) => section.rules.searchOf({ ...context.query, page: 1 }))
  const shown = useMemo(() => {
    const known = columns.map(({ id }) => id)
    return shownColumns(known, chosen).flatMap((id) => columns.find((column) => column.id === id) ?? [])
  }, [columns, chosen])
  const tools: ReactNode = columns.length > 1 && (
    <ViewsMenu views={views} columns={columns} search={search} location={location} />
  )
  return { shown, tools }
}
