import type { RecordFormActor } from '@supplier/core/kit/form/record-form.setup'

/** The form of a record in wide types. */
export type AnyForm = RecordFormActor<Readonly<Record<string, unknown>>, unknown>
