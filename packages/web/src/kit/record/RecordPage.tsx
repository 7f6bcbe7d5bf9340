import { fieldAt } from '@supplier/core/kit/form/mend.domain'
import type { RecordPageActor } from '@supplier/core/kit/section/record-page.setup'
import type { AnySection } from '@supplier/core/kit/section/section.domain'
import {
  nextOn,
  selectPageBeside,
  selectPageCopy,
  selectSectionCommand,
  selectSectionForm,
} from '@supplier/core/kit/section/section.selectors'
import { offersAlong } from '@supplier/core/kit/section/section-along'
import { useSelector } from '@xstate/react'
import { useLanguage } from '../../i18n/TranslationsProvider.tsx'
import type { ScreenProps } from '../../navigation/screen.ts'
import { ThroughOutlet } from '../../ui/layout/Outlet.tsx'
import { CommandDialog } from '../commands/CommandDialog.tsx'
import { RowActions } from '../commands/RowActions.tsx'
import type { AnyForm } from '../look/any-form.ts'
import type { AnyLook, SectionLook } from '../look/section-look.ts'
import type { AnyTranslations } from '../look/section-translations.ts'
import { stateOf } from '../values/field-value.tsx'
import { PageForm } from './PageForm.tsx'
import { RecordActions } from './RecordActions.tsx'
import { RecordLine } from './RecordLine.tsx'

/** The part of a section's look that the page of a record shows. */
type Shown = 't' | 'nameOf' | 'state' | 'main' | 'lead' | 'aside' | 'notes' | 'commandNotes'
type PageLook<S extends AnySection, More extends string> = Pick<SectionLook<S, More>, Shown>
type AnyPageLook = Pick<AnyLook, Shown>

/** Makes the page of one record, for a section whose records have pages of their own. */
export const recordPage = <S extends AnySection, More extends string = never>(section: S, look: PageLook<S, More>) =>
  function Record({ actor, location }: ScreenProps) {
    return (
      actor && (
        <RecordPage
          section={section}
          look={look as unknown as AnyPageLook}
          actor={actor as RecordPageActor<AnySection>}
          focused={fieldAt(location)}
        />
      )
    )
  }

interface RecordPageProps {
  readonly section: AnySection
  readonly look: AnyPageLook
  readonly actor: RecordPageActor<AnySection>
  /** The name of the field to focus. */
  readonly focused: string | undefined
}

/** The page of one record: its form, its commands, and what a section shows beside them. */
function RecordPage({ section, look, actor, focused }: RecordPageProps) {
  const t = look.t[useLanguage()] as AnyTranslations
  const snapshot = useSelector(actor, (one) => one)
  const form = selectSectionForm<AnySection>(snapshot) as AnyForm | null
  const command = selectSectionCommand<AnySection>(snapshot)
  const { row } = snapshot.context
  const name = row ? look.nameOf(row) : ''
  const onCommand = (chosen: string) => actor.send({ type: 'command.chosen', command: chosen as never })
  const isBusy = useSelector(command ?? undefined, (one) => one?.hasTag('busy') === true)
  const actions = row && { section, t, row, name, isBusy, onCommand }
  return (
    <>
      {actions && (
        <ThroughOutlet>
          <RecordActions {...actions} main={look.main} next={nextOn(section, row, actor)} />
        </ThroughOutlet>
      )}
      {row && (
        <RecordLine list={section.route} name={name}>
          {stateOf(section, look.state, row, t, selectPageBeside<AnySection>(snapshot))}
        </RecordLine>
      )}
      {form && (
        <PageForm
          section={section}
          lead={look.lead}
          aside={look.aside}
          notes={look.notes}
          t={t}
          form={form}
          focused={focused}
          copy={selectPageCopy<AnySection>(snapshot)}
          beside={selectPageBeside<AnySection>(snapshot)}
          isAlong={offersAlong(section as never, row as never, snapshot.context.location)}
          menu={actions && <RowActions {...actions} rows={[actions.row]} outlined />}
        />
      )}
      {command && <CommandDialog section={section} t={t} look={look} command={command} />}
    </>
  )
}
