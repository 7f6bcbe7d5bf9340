import { isAlike } from '@supplier/core/kernel/same'
import { selectGridBulk } from '@supplier/core/kit/grid/grid.selectors'
import type { AnySection } from '@supplier/core/kit/section/section.domain'
import {
  sectionBeside,
  sectionGrid,
  sectionList,
  sectionViews,
  selectNeighbours,
  selectSectionCommand,
  selectSectionForm,
} from '@supplier/core/kit/section/section.selectors'
import type { SectionActor } from '@supplier/core/kit/section/section.setup'
import { useSelector } from '@xstate/react'
import Plus from 'lucide-react/icons/plus'
import { useMemo } from 'react'
import { useLanguage } from '../../i18n/TranslationsProvider.tsx'
import type { ScreenProps } from '../../navigation/screen.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { ThroughOutlet } from '../../ui/layout/Outlet.tsx'
import { GridUndo } from '../grid/GridUndo.tsx'
import { useGrid } from '../grid/use-grid.tsx'
import { ListPanel } from '../list/ListPanel.tsx'
import type { DeclaredColumn, SectionColumn } from '../list/list-column.ts'
import type { AnyForm } from '../look/any-form.ts'
import type { AnyLook, AnyRow, SectionLook } from '../look/section-look.ts'
import type { AnyTranslations } from '../look/section-translations.ts'
import { fieldValue } from '../values/field-value.tsx'
import { ListLocation } from './RowLink.tsx'
import { nearForm, SectionDialogs, useRunning } from './SectionDialogs.tsx'
import { useSectionColumns } from './use-section-columns.tsx'
import { useViews } from './use-views.tsx'

/** Makes the screen of a plain section: list, form and commands. */
export const sectionScreen = <S extends AnySection, More extends string = never>(
  section: S,
  look: SectionLook<S, More>,
) => {
  const shown = withStateFilters(look as unknown as AnyLook)
  return function Section({ actor, location }: ScreenProps) {
    return (
      actor && (
        <SectionScreen section={section} look={shown} actor={actor as SectionActor<AnySection>} location={location} />
      )
    )
  }
}

/** A filter that is a declared state has its words. */
const withStateFilters = (look: AnyLook): AnyLook => ({
  ...look,
  t: Object.fromEntries(
    Object.entries(look.t).map(([language, t]) => [
      language,
      { ...t, filterChoices: { ...t.states, ...t.filterChoices } },
    ]),
  ),
})

interface SectionScreenProps extends Pick<ScreenProps, 'location'> {
  readonly section: AnySection
  readonly look: AnyLook
  readonly actor: SectionActor<AnySection>
}

function SectionScreen({ section, look, actor, location }: SectionScreenProps) {
  const t = look.t[useLanguage()] as AnyTranslations
  const form = useSelector(actor, selectSectionForm<AnySection>) as AnyForm | null
  const command = useSelector(actor, selectSectionCommand<AnySection>)
  const neighbours = useSelector(actor, (snapshot) => selectNeighbours(section, snapshot), isAlike)
  const running = useRunning(section, command)
  const list = sectionList<AnySection>(actor)
  const grid = sectionGrid<AnySection>(actor)
  const beside = sectionBeside<AnySection>(actor)
  const bulk = useSelector(grid ?? undefined, (one) => (one ? selectGridBulk(one) : null))
  const rows: readonly AnyRow[] = useSelector(list, ({ context }) => context.found?.page.rows ?? none)
  const open = (id: string | null) => actor.send({ type: 'record.opened', id })
  const create = section.mayCreate !== false && (
    <Button
      variant="primary"
      data-round=""
      icon={<Plus size={16} aria-hidden="true" />}
      onPointerEnter={nearForm}
      onFocus={nearForm}
      onClick={() => open(null)}
    >
      {t.create}
    </Button>
  )
  const declared = useMemo(() => declaredColumns(section, look.columns(t, beside), t), [section, look, t, beside])
  const views = useViews({
    section,
    views: sectionViews<AnySection>(actor),
    list,
    location,
    columns: declared,
  })
  const { columns, rowProps } = useSectionColumns({ section, look, t, actor, rows, running, shown: views.shown })
  const headerOf = (cell: string) => columns.find(({ id }) => id === cell)?.header ?? ''
  const shown = useGrid({
    section,
    t,
    grid,
    list,
    columns,
    nameOf: look.nameOf,
    pinned: views.pinned,
    isPinShown: views.isPinShown,
  })
  return (
    <ListLocation value={location}>
      {look.above?.(rows, t, beside)}
      {create && <ThroughOutlet>{create}</ThroughOutlet>}
      <ListPanel
        label={t.label}
        route={section.route}
        list={list}
        rules={section.rules}
        codecs={section.query}
        t={t}
        {...shown}
        rowProps={rowProps}
        tools={views.tools}
        notice={grid && <GridUndo section={section} grid={grid} kind="bulk" headerOf={headerOf} />}
        nothingYet={{ title: t.nothingYet, text: t.nothingYetText, actions: look.begin?.(t) ?? create }}
      />
      {grid && <GridUndo section={section} grid={grid} kind="edit" headerOf={headerOf} />}
      <SectionDialogs
        section={section}
        look={look}
        t={t}
        location={location}
        form={form}
        beside={beside}
        neighbours={neighbours}
        onOpen={open}
        onCommand={(name, id, opensNext) =>
          actor.send({ type: 'command.chosen', command: name as never, id, opensNext })
        }
        command={command}
        bulk={bulk}
      />
    </ListLocation>
  )
}

const none: readonly AnyRow[] = []

/** The columns, with what a declared field shows and has in a file where a column does not say it. */
const declaredColumns = (
  section: AnySection,
  columns: readonly DeclaredColumn<AnyRow>[],
  { states }: AnyTranslations,
): readonly SectionColumn<AnyRow>[] =>
  columns.map((column) => ({
    file: [column.id as keyof AnyRow],
    cell: (row) => fieldValue(section, column.id, row, states),
    ...column,
  }))
