import * as v from 'valibot'
import type { Picked } from '../../../src/kit/fields/pick-fields.domain.ts'
import { storeStatuses } from '../../../src/stores/stores.domain.ts'
import { idOnWire } from '../kit/ids.wire.ts'
import { Id, LaxText, TextOrNumber } from '../kit/kernel.wire.ts'
import { optionsWireOf } from '../kit/options.wire.ts'

export const storesPath = '/admin-suppliers/v1/stores'

/** The stores of a record in a request; an empty list means all of them. */
export const StoreIds = v.optional(v.pipe(v.array(Id), v.maxLength(100)), [])

export const storesOnWire = (stores: readonly Picked[] | undefined) =>
  stores && { store_ids: stores.map(({ id }) => idOnWire(id)) }

const Option = { id: TextOrNumber, name: v.string(), domain: LaxText }
type Option = v.InferOutput<v.ObjectSchema<typeof Option, undefined>>

const storeOption = {
  entries: Option,
  optionOf: ({ id, name, domain }: Option) => ({ id, title: name, text: domain, refusal: null }),
}

/** The stores that are not closed. */
export const storeOptions = optionsWireOf({
  source: 'stores',
  path: () => storesPath,
  query: ({ search }) => ({
    search,
    per_page: 100,
    sort: 'name',
    'filter[status][]': storeStatuses.filter((status) => status !== 'closed'),
  }),
  ...storeOption,
})

/** The stores that can become the primary one. */
export const nextPrimaryOptions = optionsWireOf({
  source: 'nextPrimary',
  path: () => storesPath,
  query: ({ search }) => ({ search, per_page: 20, 'filter[primary]': 0, 'filter[status][]': 'active' }),
  ...storeOption,
})
