import {
  type AnySection,
  pathOf,
  placeOfRecord,
  type RowOf,
  type SectionActor,
  searchTextOf,
  sectionList,
  selectList,
  selectSectionCommand,
  selectSectionForm,
} from '@supplier/core'
import { useSelector } from '@xstate/react'
import Plus from 'lucide-react/icons/plus'
import type { ScreenProps } from '../app/screen.ts'
import { useLanguage, useWords } from '../i18n/WordsProvider.tsx'
import { Button } from '../ui/Button.tsx'
import { ThroughOutlet } from '../ui/Outlet.tsx'
import type { Column } from '../ui/Table.tsx'
import { CommandDialog } from './CommandDialog.tsx'
import { ListPlace } from './ListPlace.tsx'
import { RowActions } from './RowActions.tsx'
import { RowLink } from './RowLink.tsx'
import { type AnyForm, SectionForm } from './SectionForm.tsx'
import { SectionToolbar } from './SectionToolbar.tsx'
import type { AnyWords, SectionWords, WordsOf } from './section-words.ts'

/** How a section looks; everything else is in its declaration. */
export interface SectionLook<S extends AnySection, More extends string> {
  readonly words: WordsOf<S, More>
  /** What a row is called. */
  readonly nameOf: (row: RowOf<S>) => string
  /** The columns behind the name. */
  readonly columns: (words: SectionWords<S, More>) => readonly Column<RowOf<S>>[]
}

interface AnyRow {
  readonly id: string
}

interface AnyLook {
  readonly words: Readonly<Record<string, AnyWords>>
  readonly nameOf: (row: AnyRow) => string
  readonly columns: (words: AnyWords) => readonly Column<AnyRow>[]
}

/** The screen of a plain section: list, form and commands. */
export const sectionScreen = <S extends AnySection, More extends string = never>(
  section: S,
  look: SectionLook<S, More>,
) =>
  function Section({ actor, place }: ScreenProps) {
    return (
      actor && (
        <SectionScreen
          section={section}
          look={look as unknown as AnyLook}
          actor={actor as SectionActor<AnySection>}
          place={place}
        />
      )
    )
  }

interface SectionScreenProps extends Pick<ScreenProps, 'place'> {
  readonly section: AnySection
  readonly look: AnyLook
  readonly actor: SectionActor<AnySection>
}

function SectionScreen({ section, look, actor, place }: SectionScreenProps) {
  const words = look.words[useLanguage()] as AnyWords
  const said = useWords().section
  const snapshot = useSelector(actor, (one) => one)
  const form = selectSectionForm<AnySection>(snapshot) as AnyForm | null
  const command = selectSectionCommand<AnySection>(snapshot)
  const list = sectionList<AnySection>(actor)
  const view = useSelector(list, (one) => selectList<AnyRow, { readonly page: number }>(one))
  const rows = view.state === 'rows' ? view.rows : []
  const open = (id: string | null) => actor.send({ type: 'record.opened', id })
  const create = (
    <Button variant="primary" icon={<Plus size={16} aria-hidden="true" />} onClick={() => open(null)}>
      {words.create}
    </Button>
  )
  const nameOf = (id: string) => {
    const row = rows.find((one) => one.id === id)
    return row ? look.nameOf(row) : id
  }
  const columns: readonly Column<AnyRow>[] = [
    {
      id: 'name',
      header: Object.values(words.fields)[0] ?? '',
      card: 'title',
      grows: true,
      cell: (row) => (
        <RowLink
          name={look.nameOf(row)}
          href={section.mayEdit(row) ? pathOf(placeOfRecord(section, place, row.id)) : null}
          onOpen={() => open(row.id)}
        />
      ),
    },
    ...look.columns(words),
    {
      id: 'actions',
      header: said.actions(),
      quiet: true,
      align: 'end',
      card: 'last',
      cell: (row) => (
        <RowActions
          section={section}
          words={words}
          row={row}
          name={look.nameOf(row)}
          onCommand={(name) => actor.send({ type: 'command.chosen', command: name as never, id: row.id })}
        />
      ),
    },
  ]
  return (
    <>
      <ThroughOutlet>{create}</ThroughOutlet>
      <ListPlace
        label={words.label}
        view={view}
        columns={columns}
        filters={
          <SectionToolbar
            section={section}
            words={words}
            query={view.query as never}
            search={searchTextOf(section, snapshot, view.query as never)}
            onSearch={(text) => actor.send({ type: 'search.typed', text })}
            onSearchNow={() => actor.send({ type: 'search.submitted' })}
            onChange={(filter) => list.send({ type: 'filter.chosen', filter })}
            onClear={() => list.send({ type: 'filters.cleared' })}
          />
        }
        nothingYet={{ title: words.nothingYet, text: words.nothingYetText, actions: create }}
        hrefOf={(page) => pathOf({ to: section.route, search: section.rules.searchOf({ ...view.query, page }) })}
        send={list.send}
      />
      {form && <SectionForm section={section} words={words} form={form} />}
      {command && <CommandDialog words={words} nameOf={nameOf} command={command} />}
    </>
  )
}
