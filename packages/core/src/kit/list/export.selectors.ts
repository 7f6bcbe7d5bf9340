import { type ExportActor, mostRows } from './export.machine.ts'
import type { ListRow } from './list.domain.ts'
import type { TableFormat } from './list.port.ts'

/** The state of an export for its button. */
export type ExportView<Row> =
  | { readonly state: 'none' }
  | { readonly state: 'reading' }
  /** `isCut`: the list has more rows than an export may hold. */
  | { readonly state: 'read'; readonly format: TableFormat; readonly rows: readonly Row[]; readonly isCut: boolean }

export const selectExport = <Row extends ListRow>(
  snapshot: Pick<ReturnType<ExportActor['getSnapshot']>, 'context' | 'hasTag'>,
): ExportView<Row> => {
  if (!snapshot.hasTag('read')) return { state: snapshot.hasTag('reading') ? 'reading' : 'none' }
  const { rows, isLast, format } = snapshot.context
  const kept = [...rows.values()].slice(0, mostRows) as unknown as readonly Row[]
  return { state: 'read', format, rows: kept, isCut: !isLast }
}

export const isSameExport = (one: ExportView<unknown>, other: ExportView<unknown>): boolean =>
  one.state === other.state && (one.state !== 'read' || other.state !== 'read' || one.rows.length === other.rows.length)
