import type { Abort } from '../../kernel/port.ts'
import type { Run } from '../command/command.domain.ts'
import type { Save, Stored } from '../form/record-saving.domain.ts'
import type { ListPage } from '../list/list.domain.ts'
import type { AnySection, QueryIn, RowOf, ValuesIn } from './section.domain.ts'

/** What a section asks of the outside: the same five questions for every section. Rejects with a `PortError`. */
export interface SectionPort<S> {
  fetchPage(query: QueryIn<S>, signal: Abort): Promise<ListPage<RowOf<S>>>
  /** `null` when there is no such record any more. */
  fetchOne(id: string, signal: Abort): Promise<Stored<ValuesIn<S>, RowOf<S>> | null>
  /** The record that was made with a key; `null` when none was. */
  fetchByKey(key: string, signal: Abort): Promise<Stored<ValuesIn<S>, RowOf<S>> | null>
  save(save: Save<ValuesIn<S>>, signal: Abort): Promise<Stored<ValuesIn<S>, RowOf<S>>>
  run(run: Run, signal: Abort): Promise<void>
}

/** Every question names its section, so that one port serves all sections and a new one changes no list of ports. */
export interface SectionsPort {
  fetchPage(asked: { readonly section: string; readonly query: unknown }, signal: Abort): Promise<ListPage<never>>
  fetchOne(
    asked: { readonly section: string; readonly id: string },
    signal: Abort,
  ): Promise<Stored<never, never> | null>
  fetchByKey(
    asked: { readonly section: string; readonly key: string },
    signal: Abort,
  ): Promise<Stored<never, never> | null>
  save(asked: { readonly section: string; readonly save: Save<never> }, signal: Abort): Promise<Stored<never, never>>
  run(asked: { readonly section: string; readonly run: Run }, signal: Abort): Promise<void>
}

/** The questions of one section, with its types. */
export const portOf = <S extends AnySection>({ id: section }: S, port: SectionsPort): SectionPort<S> => ({
  fetchPage: (query, signal) => port.fetchPage({ section, query }, signal),
  fetchOne: (id, signal) => port.fetchOne({ section, id }, signal) as ReturnType<SectionPort<S>['fetchOne']>,
  fetchByKey: (key, signal) => port.fetchByKey({ section, key }, signal) as ReturnType<SectionPort<S>['fetchByKey']>,
  save: (save, signal) =>
    port.save({ section, save: save as Save<never> }, signal) as ReturnType<SectionPort<S>['save']>,
  run: (run, signal) => port.run({ section, run }, signal),
})
