import { isOlder, type ListRow } from '../list/list.domain.ts'

/** A realtime event about one record of a section. */
export interface RecordChanged {
  readonly type: 'record.changed'
  readonly section: string
  readonly id: string
  /** `null` when the event has none: then the record counts as changed. */
  readonly version: number | null
  /** The version of price and stock, for a record that has one. */
  readonly offerVersion?: number
  /** The record as the list shows it, if the event carries it. */
  readonly row?: ListRow
  /** The record is new. */
  readonly isCreated?: true
}

/** Whether a record of the section changed since the list was loaded. */
export const isNews = (section: string, rows: readonly ListRow[], changed: RecordChanged): boolean => {
  if (changed.section !== section) return false
  const row = rows.find(({ id }) => id === changed.id)
  if (row === undefined || changed.version === null) return true
  const { version, offerVersion = 0 } = changed
  return isOlder(row, { version, offerVersion })
}

/** Whether an event carries a newer version of a shown row, so that nothing needs to be read. */
export const isPatch = (section: string, rows: readonly ListRow[], changed: RecordChanged): boolean => {
  const shown = rows.find(({ id }) => id === changed.id)
  const { section: of, row, version, offerVersion = 0 } = changed
  if (of !== section || shown === undefined || row === undefined || version === null) return false
  return isOlder(shown, row) && !isOlder(row, shown) && !isOlder(row, { version, offerVersion })
}

declare module '../../kernel/screen-events.ts' {
  interface ScreenEvents {
    readonly section: RecordChanged
  }
}

declare module '../../kernel/app-ref.ts' {
  interface FeatureEvents {
    readonly section: RecordChanged
  }
}
