import type { Location } from '@supplier/core/kernel/routes'
import type { AnySection } from '@supplier/core/kit/section/section.domain'
import type { sectionList } from '@supplier/core/kit/section/section.selectors'
import { isShownView, pinnedOf, shownColumns } from '@supplier/core/kit/views/views.domain'
import { columnsOf, type ViewsActor } from '@supplier/core/kit/views/views.machine'
import { useSelector } from '@xstate/react'
import { type ReactNode, useMemo } from 'react'
import type { SectionColumn } from '../list/list-column.ts'
import type { AnyRow } from '../look/section-look.ts'
import { PinnedViews } from '../views/PinnedViews.tsx'
import { ViewsMenu } from '../views/ViewsMenu.tsx'

interface ViewsProps {
  readonly section: AnySection
  readonly views: ViewsActor
  readonly list: ReturnType<typeof sectionList<AnySection>>
  readonly location: Location
  /** The columns after the name, as the section declares them. */
  readonly columns: readonly SectionColumn<AnyRow>[]
}

/** The chosen columns of a list in their order, and the button with which they are chosen, and the pinned views. */
export const useViews = ({ section, views, list, location, columns }: ViewsProps) => {
  const rules = section.rules as never
  const chosen = useSelector(views, ({ context }) => columnsOf(context))
  const search = useSelector(list, ({ context }) => section.rules.searchOf({ ...context.query, page: 1 }))
  const shown = useMemo(() => {
    const known = columns.map(({ id }) => id)
    return shownColumns(known, chosen).flatMap((id) => columns.find((column) => column.id === id) ?? [])
  }, [columns, chosen])
  const tools: ReactNode = columns.length > 1 && (
    <ViewsMenu views={views} columns={columns} search={search} location={location} />
  )
  const pins = pinnedOf(useSelector(views, ({ context }) => context.kept.views))
  const pinned: ReactNode = pins.length > 0 && (
    <PinnedViews views={views} pins={pins} rules={rules} route={section.route} location={location} search={search} />
  )
  return { shown, tools, pinned, isPinShown: pins.some((view) => isShownView(rules, view, search)) }
}
