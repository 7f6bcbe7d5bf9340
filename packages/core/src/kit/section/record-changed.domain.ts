/** A realtime event about one record of a section. */
export interface RecordChanged {
  readonly type: 'record.changed'
  readonly section: string
  readonly id: string
  /** `null` when the event has none: then the record counts as changed. */
  readonly version: number | null
  /** The version of price and stock, for a record that has one. */
  readonly offerVersion?: number
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
