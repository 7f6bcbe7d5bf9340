import type { ClockPort } from '../../kernel/clock.ts'
import type { BesideActor } from '../beside/beside.machine.ts'
import type { CommandActor } from '../command/command.machine.ts'
import type { CopyActor } from '../copy/copy.machine.ts'
import type { Neighbours } from '../drawer/neighbours.domain.ts'
import type { OptionsActor } from '../form/options.machine.ts'
import type { QuestionActor } from '../form/question.machine.ts'
import type { RecordFormActor } from '../form/record-form.setup.ts'
import type { GridActor } from '../grid/grid.machine.ts'
import type { ListPage } from '../list/list.domain.ts'
import type { ListActor } from '../list/list.setup.ts'
import type { ViewsActor } from '../views/views.machine.ts'
import type { RecordPageActor } from './record-page.setup.ts'
import type { AnySection, QueryIn, RowOf, ValuesIn, WideSection } from './section.domain.ts'
import type { SectionActor } from './section.setup.ts'
import { besideOpen, type Sequenced } from './section-sequence.ts'

/** The child actors of a section; its children get their types only in this file. */
export interface SectionParts<S> {
  readonly form: RecordFormActor<ValuesIn<S>, RowOf<S>> | null
  readonly command: CommandActor | null
}

/** The snapshot of a section, or of the page of one of its records. */
interface Seen {
  readonly children: object
}

/** The form of the record that is open, in a dialog or on its page. */
export const selectSectionForm = <S>({ children }: Seen): SectionParts<S>['form'] =>
  (children as Partial<SectionParts<S>>).form ?? null

/** The running command. */
export const selectSectionCommand = <S>({ children }: Seen): SectionParts<S>['command'] =>
  (children as Partial<SectionParts<S>>).command ?? null

/** The records beside the open one, as the list was when it was opened. */
export const selectNeighbours = (section: AnySection, { context }: { readonly context: Sequenced }): Neighbours =>
  besideOpen(section, context)

/** The machine that finds the options of a form's open picker. */
export const optionsOf = (form: { getSnapshot(): { readonly children: object } }): OptionsActor | null =>
  (form.getSnapshot().children as { readonly options?: OptionsActor }).options ?? null

/** The machine that asks about the typed values of a form. */
export const questionIn = (form: { getSnapshot(): { readonly children: object } }): QuestionActor | undefined =>
  (form.getSnapshot().children as { readonly question?: QuestionActor }).question

/** The machine that copies what a record's page shows beside its form. */
export const selectPageCopy = <S>(snapshot: ReturnType<RecordPageActor<S>['getSnapshot']>): CopyActor | null =>
  snapshot.children['copy'] ?? null

/** The selection, the bulk actions and the cells of a section that has them. */
export const sectionGrid = <S>(actor: SectionActor<S>): GridActor | null =>
  (actor.getSnapshot().children['grid'] as GridActor | undefined) ?? null

/** The actor that runs beside the form of a record's page. */
export const selectPageBeside = <S>(snapshot: ReturnType<RecordPageActor<S>['getSnapshot']>): BesideActor | null =>
  snapshot.children['beside'] ?? null

/** The command that usually comes next on a record, by the clock of the machine that shows it; `null` for none. */
export const nextOn = (section: AnySection, row: { readonly id: string }, actor: Timed): string | null =>
  (section as unknown as WideSection).next?.(row, actor.getSnapshot().context.clock.now()) ?? null

interface Timed {
  getSnapshot(): { readonly context: { readonly clock: ClockPort } }
}

/** The actor that runs beside the list of a section. */
export const sectionBeside = <S>(actor: SectionActor<S>): BesideActor | null =>
  (actor.getSnapshot().children['beside'] as BesideActor | undefined) ?? null

/** The columns and the saved views of a section’s list. */
export const sectionViews = <S>(actor: SectionActor<S>): ViewsActor => actor.getSnapshot().children['views']

export const sectionList = <S>(actor: SectionActor<S>): ListActor<RowOf<S>, QueryIn<S>, ListPage<RowOf<S>>> =>
  actor.getSnapshot().children['list']
