import type { GridActor } from '@supplier/core/kit/grid/grid.machine'
import { gridCells, gridOptions, gridUndo } from '@supplier/core/kit/grid/grid.selectors'
import type { Codecs } from '@supplier/core/kit/list/query.domain'
import type { AnySection } from '@supplier/core/kit/section/section.domain'
import type { sectionList } from '@supplier/core/kit/section/section.selectors'
import { useSelector } from '@xstate/react'
import { type ReactNode, useMemo } from 'react'
import { useTranslations } from '../../i18n/TranslationsProvider.tsx'
import type { FilterPicker } from '../filters/filters.ts'
import { ListTabs } from '../list/ListTabs.tsx'
import type { SectionColumn } from '../list/list-column.ts'
import type { AnyTranslations } from '../look/section-translations.ts'
import { PinnedAlone } from '../views/PinnedViews.tsx'
import { BarOrToolbar } from './BulkBar.tsx'
import { EditCell } from './EditCell.tsx'
import { PickPage, PickRow } from './Picks.tsx'

interface AnyRow {
  readonly id: string
}

interface GridProps {
  readonly section: AnySection
  readonly t: AnyTranslations
  /** `null` for a plain list. */
  readonly grid: GridActor | null
  readonly list: ReturnType<typeof sectionList<AnySection>>
  readonly columns: readonly SectionColumn<AnyRow>[]
  readonly nameOf: (row: AnyRow) => string
  /** The pinned views, if there are any, and whether one of them is shown. */
  readonly pinned: ReactNode
  readonly isPinShown: boolean
}

interface Shown {
  readonly columns: readonly SectionColumn<AnyRow>[]
  readonly head?: ReactNode
  readonly aroundToolbar?: (toolbar: ReactNode) => ReactNode
  readonly picker?: FilterPicker | undefined
}

/** What a grid adds to a list: tabs, a column of checkboxes with its bar, and cells that are edited in place. */
export const useGrid = ({ section, t, grid, list, columns, nameOf, pinned, isPinShown }: GridProps): Shown => {
  const query = useSelector(list, ({ context }) => context.query)
  const pickPage = useTranslations().section.pickPage()
  const shown = useMemo(
    () => (grid === null ? columns : columnsOfGrid({ section, t, grid, columns, nameOf, pickPage })),
    [section, t, grid, columns, nameOf, pickPage],
  )
  const alone = pinned && <PinnedAlone>{pinned}</PinnedAlone>
  if (grid === null) return { columns: shown, head: alone }
  const tab = Object.entries(section.query as Codecs).find(([, { kind }]) => kind === 'tab')
  return {
    columns: shown,
    head: tab ? (
      <ListTabs
        label={t.filters[tab[0]] ?? t.label}
        route={section.route}
        rules={section.rules as never}
        query={query}
        name={tab[0]}
        codec={tab[1]}
        texts={t.filterChoices[tab[0]] ?? {}}
        grid={grid}
        pinned={pinned}
        isPinShown={isPinShown}
      />
    ) : (
      alone
    ),
    aroundToolbar: (toolbar) => (
      <BarOrToolbar section={section} t={t} grid={grid}>
        {toolbar}
      </BarOrToolbar>
    ),
    picker: {
      options: gridOptions(grid),
      onOpen: (name, source) => grid.send({ type: 'filter.opened', name, source }),
    },
  }
}

interface GridColumns extends Pick<GridProps, 'section' | 't' | 'columns' | 'nameOf'> {
  readonly grid: GridActor
  /** The heading of the column of checkboxes. */
  readonly pickPage: string
}

/** The columns of a list with its checkboxes and editable cells, which follow the grid themselves. */
const columnsOfGrid = ({
  section,
  t,
  grid,
  columns,
  nameOf,
  pickPage,
}: GridColumns): readonly SectionColumn<AnyRow>[] => {
  const cells = gridCells(grid)
  const undo = gridUndo(grid)
  const edited = columns.map(
    (column): SectionColumn<AnyRow> =>
      section.cells[column.id] === undefined
        ? column
        : {
            ...column,
            cell: (row) => (
              <EditCell
                section={section}
                cells={cells}
                undo={undo}
                name={column.id}
                row={row}
                align={column.align}
                label={`${column.header}, ${nameOf(row)}`}
                choices={t.filterChoices[column.id] ?? t.choices[column.id] ?? t.more ?? {}}
                show={column.cell}
              />
            ),
          },
  )
  if (Object.keys(section.bulk).length === 0) return edited
  const picks: SectionColumn<AnyRow> = {
    id: 'pick',
    file: null,
    header: pickPage,
    card: 'mark',
    control: <PickPage grid={grid} />,
    cell: (row) => <PickRow grid={grid} id={row.id} name={nameOf(row)} />,
  }
  return [picks, ...edited]
}
