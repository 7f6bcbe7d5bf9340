import type { Abort } from '../../kernel/port.ts'
import type { BulkAnswer, BulkPreview, BulkRequest, BulkRun } from '../bulk/bulk.domain.ts'
import type { CellSave } from '../cells/cells.domain.ts'
import type { Made, Run, Told } from '../command/command.domain.ts'
import type { OptionsFound, OptionsQuery } from '../form/options.domain.ts'
import type { AnyValues } from '../form/record.domain.ts'
import type { Save, Stored } from '../form/record-saving.domain.ts'
import type { Counts } from '../grid/grid.domain.ts'
import type { Job } from '../job/job.domain.ts'
import type { ListPage } from '../list/list.domain.ts'
import type { AnySection, QueryIn, RowOf, ValuesIn } from './section.domain.ts'

/** The API calls of one section, the same five for every section. They reject with a `PortError`. */
export interface SectionPort<S> {
  fetchPage(query: QueryIn<S>, signal: Abort): Promise<ListPage<RowOf<S>>>
  /** Resolves with `null` when the record does not exist any more. */
  fetchOne(id: string, signal: Abort): Promise<Stored<ValuesIn<S>, RowOf<S>> | null>
  /** Finds the record created with an idempotency key; `null` when there is none. */
  fetchByKey(key: string, signal: Abort): Promise<Stored<ValuesIn<S>, RowOf<S>> | null>
  save(save: Save<ValuesIn<S>>, signal: Abort): Promise<Stored<ValuesIn<S>, RowOf<S>>>
  /** Resolves with the job of a command whose work goes on after the answer, or with what the answer tells. */
  run(run: Run, signal: Abort): Promise<Job | Told | Made | undefined>
  /** The number of rows in each tab, under the other filters of the query. */
  fetchCounts(query: QueryIn<S>, signal: Abort): Promise<Counts>
  previewBulk(bulk: BulkRequest, signal: Abort): Promise<BulkPreview>
  runBulk(bulk: BulkRun, signal: Abort): Promise<BulkAnswer>
  /** Finds the answer to an action on many rows by its idempotency key; `null` when there is none. */
  fetchBulk(key: string, signal: Abort): Promise<BulkAnswer | null>
  saveCell(save: CellSave, signal: Abort): Promise<RowOf<S>>
}

/** The API calls of all sections. Each call names its section, so that a new section needs no new port. */
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
  run(asked: { readonly section: string; readonly run: Run }, signal: Abort): Promise<Job | Told | Made | undefined>
  /** Asks about the typed values of a form. */
  ask(asked: { readonly section: string; readonly question: AnyValues }, signal: Abort): Promise<unknown>
  fetchCounts(asked: { readonly section: string; readonly query: unknown }, signal: Abort): Promise<Counts>
  previewBulk(asked: { readonly section: string; readonly bulk: BulkRequest }, signal: Abort): Promise<BulkPreview>
  runBulk(asked: { readonly section: string; readonly bulk: BulkRun }, signal: Abort): Promise<BulkAnswer>
  fetchBulk(asked: { readonly section: string; readonly key: string }, signal: Abort): Promise<BulkAnswer | null>
  saveCell(asked: { readonly section: string; readonly save: CellSave }, signal: Abort): Promise<never>
  fetchOptions(asked: OptionsQuery, signal: Abort): Promise<OptionsFound>
}

/** Binds the calls to one section and its types. */
export const portOf = <S extends AnySection>({ id: section }: S, port: SectionsPort): SectionPort<S> => ({
  fetchPage: (query, signal) => port.fetchPage({ section, query }, signal),
  fetchOne: (id, signal) => port.fetchOne({ section, id }, signal) as ReturnType<SectionPort<S>['fetchOne']>,
  fetchByKey: (key, signal) => port.fetchByKey({ section, key }, signal) as ReturnType<SectionPort<S>['fetchByKey']>,
  save: (save, signal) =>
    port.save({ section, save: save as Save<never> }, signal) as ReturnType<SectionPort<S>['save']>,
  run: (run, signal) => port.run({ section, run }, signal),
  fetchCounts: (query, signal) => port.fetchCounts({ section, query }, signal),
  previewBulk: (bulk, signal) => port.previewBulk({ section, bulk }, signal),
  runBulk: (bulk, signal) => port.runBulk({ section, bulk }, signal),
  fetchBulk: (key, signal) => port.fetchBulk({ section, key }, signal),
  saveCell: (save, signal) => port.saveCell({ section, save }, signal),
})
