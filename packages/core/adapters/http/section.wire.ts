import type * as v from 'valibot'
import type { AnySection, RowOf, ValuesIn } from '../../src/kit/section/section.domain.ts'

type Wire<Entries extends v.ObjectEntries> = v.InferOutput<v.ObjectSchema<Entries, undefined>>

/** How one section stands on the wire. */
export interface SectionWire<S, Entries extends v.ObjectEntries = v.ObjectEntries> {
  readonly section: S
  /** The path of the list; one record hangs under it by its id. */
  readonly base: string
  /** One record, in the list and alone. What is left out stands at its fallback. */
  readonly entries: Entries
  readonly rowOf: (wire: Wire<Entries>) => Omit<RowOf<S>, 'id'>
  readonly valuesOf: (wire: Wire<Entries>) => ValuesIn<S>
  readonly bodyOf: (values: Partial<ValuesIn<S>>) => object
}

export const wireOf = <S extends AnySection, Entries extends v.ObjectEntries>(
  wire: SectionWire<S, Entries>,
): SectionWire<S, Entries> => wire
