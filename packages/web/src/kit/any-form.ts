import type { RecordFormActor } from '@supplier/core'

/** The form of a record in wide types. */
export type AnyForm = RecordFormActor<Readonly<Record<string, unknown>>, unknown>
