import {
  type AnySection,
  type Codecs,
  type GridActor,
  gridCells,
  gridOptions,
  gridUndo,
  type sectionList,
  selectSelection,
} from '@supplier/core'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { Checkbox } from '../ui/Checkbox.tsx'
import type { Column } from '../ui/Table.tsx'
import { BulkBar } from './BulkBar.tsx'
import { EditCell } from './EditCell.tsx'
import type { FilterPicker } from './filters.ts'
import { ListTabs } from './ListTabs.tsx'
import type { AnyTranslations } from './section-translations.ts'

interface AnyRow {
  readonly id: string
}

interface GridProps {
  readonly section: AnySection
  readonly t: AnyTranslations
  /** `null` for a plain list. */
  readonly grid: GridActor | null
  readonly list: ReturnType<typeof sectionList<AnySection>>
  readonly columns: readonly Column<AnyRow>[]
  readonly nameOf: (row: AnyRow) => string
}

interface Shown {
  readonly columns: readonly Column<AnyRow>[]
  readonly head?: ReactNode
  readonly instead?: ReactNode
  readonly picker?: FilterPicker | undefined
}

/** What a grid adds to a list: tabs, a column of checkboxes with its bar, and cells that are edited in place. */
export const useGrid = ({ section, t, grid, list, columns, nameOf }: GridProps): Shown => {
  const labels = useTranslations().section
  const selection = useSelector(grid ?? undefined, (one) => (one ? selectSelection(one) : null), isSameSelection)
  const query = useSelector(list, ({ context }) => context.query)
  if (grid === null || selection === null) return { columns }
  const cells = gridCells(grid)
  const undo = gridUndo(grid)
  const edited = columns.map(
    (column): Column<AnyRow> =>
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
                label={`${column.header}, ${nameOf(row)}`}
                choices={t.filterChoices[column.id] ?? t.choices[column.id] ?? t.more ?? {}}
                show={column.cell}
              />
            ),
          },
  )
  const picks: Column<AnyRow> = {
    id: 'pick',
    header: labels.pickPage(),
    card: 'mark',
    control: (
      <Checkbox
        quiet
        label={labels.pickPage()}
        checked={selection.page === 'all'}
        mixed={selection.page === 'some'}
        onChange={() => grid.send({ type: 'page.picked' })}
      />
    ),
    cell: (row) => (
      <Checkbox
        quiet
        label={labels.pickRow({ name: nameOf(row) })}
        checked={selection.isPicked(row.id)}
        onChange={(_, isRange) => grid.send({ type: 'row.picked', id: row.id, isRange })}
      />
    ),
  }
  const hasBulk = Object.keys(section.bulk).length > 0
  const tab = Object.entries(section.query as Codecs).find(([, { kind }]) => kind === 'tab')
  return {
    columns: hasBulk ? [picks, ...edited] : edited,
    head: tab && (
      <ListTabs
        label={t.filters[tab[0]] ?? t.label}
        route={section.route}
        rules={section.rules as never}
        query={query}
        name={tab[0]}
        codec={tab[1]}
        texts={t.filterChoices[tab[0]] ?? {}}
        grid={grid}
      />
    ),
    instead: selection.count > 0 && <BulkBar section={section} t={t} grid={grid} />,
    picker: {
      options: gridOptions(grid),
      onOpen: (name, source) => grid.send({ type: 'filter.opened', name, source }),
    },
  }
}

type Selected = ReturnType<typeof selectSelection> | null

const isSameSelection = (one: Selected, other: Selected): boolean =>
  one === other ||
  (one !== null &&
    other !== null &&
    one.selection === other.selection &&
    one.page === other.page &&
    one.found === other.found &&
    one.hidden === other.hidden)
