import type { CommandActor } from '../command/command.machine.ts'
import type { CopyActor } from '../copy/copy.machine.ts'
import type { OptionsActor } from '../form/options.machine.ts'
import type { RecordFormActor } from '../form/record-form.setup.ts'
import type { ListPage } from '../list/list.domain.ts'
import type { ListActor } from '../list/list.setup.ts'
import type { RecordPageActor } from './record-page.setup.ts'
import type { QueryIn, RowOf, ValuesIn } from './section.domain.ts'
import type { SectionActor } from './section.setup.ts'

/** The child actors of a section; its children get their types only in this file. */
export interface SectionParts<S> {
  readonly form: RecordFormActor<ValuesIn<S>, RowOf<S>> | null
  readonly command: CommandActor | null
}

export const selectSectionForm = <S>(snapshot: ReturnType<SectionActor<S>['getSnapshot']>): SectionParts<S>['form'] =>
  snapshot.children['form'] ?? null

export const selectSectionCommand = <S>(
  snapshot: ReturnType<SectionActor<S>['getSnapshot']>,
): SectionParts<S>['command'] => snapshot.children['command'] ?? null

/** The machine that finds the options of a form's open picker. */
export const optionsOf = (form: { getSnapshot(): { readonly children: object } }): OptionsActor | null =>
  (form.getSnapshot().children as { readonly options?: OptionsActor }).options ?? null

export const selectPageForm = <S>(snapshot: ReturnType<RecordPageActor<S>['getSnapshot']>): SectionParts<S>['form'] =>
  snapshot.children['form'] ?? null

export const selectPageCommand = <S>(
  snapshot: ReturnType<RecordPageActor<S>['getSnapshot']>,
): SectionParts<S>['command'] => snapshot.children['command'] ?? null

/** The machine that copies what a record's page shows beside its form. */
export const selectPageCopy = <S>(snapshot: ReturnType<RecordPageActor<S>['getSnapshot']>): CopyActor | null =>
  snapshot.children['copy'] ?? null

export const sectionList = <S>(actor: SectionActor<S>): ListActor<RowOf<S>, QueryIn<S>, ListPage<RowOf<S>>> =>
  actor.getSnapshot().children['list']
