import type { Location } from '../kernel/routes.ts'
import type { Picked } from '../kit/fields/pick-fields.domain.ts'
import { searchFrom, searchWithout } from '../kit/list/address.domain.ts'
import type { Codecs } from '../kit/list/query.domain.ts'
import type { WideSection } from '../kit/section/section.domain.ts'
import { withStore } from '../navigation/chosen-store.domain.ts'

/** A filter by one record, with the query that shows what a store has under this filter alone. */
export interface PickFilter {
  /** The parameter of the address. */
  readonly name: string
  readonly picked: Picked
  readonly query: object
}

/**
 * The filters of a location that pick one record each, such as a category: a store may have nothing of it. Other
 * filters, such as a state or a price, make sense in every store.
 */
export const pickFiltersOf = (
  { query: codecs, rules }: Pick<WideSection, 'query' | 'rules'>,
  { search = '' }: Pick<Location, 'search'>,
  store: string,
): readonly PickFilter[] => {
  const query = rules.queryOf(search) as Readonly<Record<string, unknown>>
  return Object.entries(codecs as Codecs).flatMap(([name, codec]) => {
    const picked = codec.kind === 'pick' ? (query[name] as Picked | null) : null
    return picked === null
      ? []
      : [{ name, picked, query: rules.queryOf(searchFrom({ [name]: codec.write(picked), store })) }]
  })
}

/** The location for another store, or for all of them, without the filters under which it has nothing. */
export const switchedTo = (location: Location, store: string | null, foreign: readonly PickFilter[]): Location => {
  const names = foreign.map(({ name }) => name)
  return withStore({ ...location, search: searchWithout(location.search ?? '', names) }, store)
}
