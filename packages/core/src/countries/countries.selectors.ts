import { type Country, masked, ukraine } from './countries.domain.ts'
import type { CountriesSnapshot } from './countries.machine.ts'

/** The view of the country picker. */
export type CountryPicker =
  | { readonly step: 'closed' }
  | { readonly step: 'wait'; readonly search: string }
  | { readonly step: 'failed'; readonly search: string; readonly countries: readonly Country[] }
  | { readonly step: 'empty'; readonly search: string }
  | {
      readonly step: 'list'
      readonly search: string
      readonly countries: readonly Country[]
      readonly more: 'none' | 'available' | 'loading' | 'failed'
    }

export const selectCountryPicker = (snapshot: CountriesSnapshot): CountryPicker => {
  const { search, found } = snapshot.context
  if (snapshot.matches('closed')) return { step: 'closed' }
  if (snapshot.matches({ opened: 'failed' })) return { step: 'failed', search, countries: [ukraine] }
  if (!found || snapshot.matches({ opened: 'awaitingPause' })) return { step: 'wait', search }
  if (found.countries.length === 0) return { step: 'empty', search }
  const more = snapshot.matches({ opened: 'fetchingMore' })
    ? 'loading'
    : snapshot.matches({ opened: 'failedMore' })
      ? 'failed'
      : found.hasMore
        ? 'available'
        : 'none'
  return { step: 'list', search, countries: found.countries, more }
}

/** The view of the telephone field. */
export interface TelephoneField {
  readonly country: Country
  readonly digits: string
  /** The digits formatted with the country's mask. */
  readonly shown: string
}

export const selectTelephoneField = (snapshot: CountriesSnapshot): TelephoneField => {
  const { telephone } = snapshot.context
  return { country: telephone.country, digits: telephone.digits, shown: masked(telephone) }
}
