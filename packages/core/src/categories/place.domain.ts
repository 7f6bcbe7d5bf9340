import type { Location } from '../kernel/routes.ts'
import { locationWith, oneOf, paramsIn, searchFrom } from '../kit/list/address.domain.ts'
import { type PickerList, pickerLists } from './categories.domain.ts'

/** Where a supplier is in the categories, so that the address can lead there again. */
export interface PickerPlace {
  /** The id of the open branch or of the leaf on which the supplier is; `null` at the top. */
  readonly at: string | null
  readonly list: PickerList
  /** Empty without a search. */
  readonly search: string
}

export const topPlace: PickerPlace = { at: null, list: 'tree', search: '' }

/** Sent to the owner when the supplier has gone elsewhere. */
export interface PickerMoved {
  readonly type: 'picker.moved'
  readonly place: PickerPlace
}

/** The place in the categories that an address names. */
export const placeIn = ({ search = '' }: Location): PickerPlace => {
  const params = paramsIn(search)
  return {
    at: params.get('at') ?? null,
    list: oneOf(pickerLists, params.get('list')) ?? topPlace.list,
    search: params.get('search') ?? '',
  }
}

/** The address of a place in the categories. */
export const locationOfPlace = ({ at, list, search }: PickerPlace): Location =>
  locationWith(
    { to: 'product-categories' },
    searchFrom({ at, list: list === topPlace.list ? null : list, search: search || null }),
  )
