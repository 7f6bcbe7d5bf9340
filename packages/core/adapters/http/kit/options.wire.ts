import type * as v from 'valibot'
import type { Option, OptionsQuery } from '../../../src/kit/form/options.domain.ts'

type Wire<Entries extends v.ObjectEntries> = v.InferOutput<v.ObjectSchema<Entries, undefined>>

/** Describes how the options of a picker are read from the API. */
export interface OptionsWire<Entries extends v.ObjectEntries = v.ObjectEntries> {
  /** The name by which fields refer to the source. */
  readonly source: string
  readonly path: (query: OptionsQuery) => string
  readonly query: (query: OptionsQuery) => Readonly<Record<string, string | number | readonly string[]>>
  readonly entries: Entries
  readonly optionOf: (wire: Wire<Entries>) => Option
}

export const optionsWireOf = <Entries extends v.ObjectEntries>(wire: OptionsWire<Entries>): OptionsWire<Entries> => wire
