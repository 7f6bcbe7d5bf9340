import type { Abort } from '../kernel/port.ts'
import type { CountryPage } from './countries.domain.ts'

export interface CountriesPort {
  /** Page numbers start at 1; an empty search returns every country. */
  fetchCountries(input: { readonly page: number; readonly search: string }, signal: Abort): Promise<CountryPage>
}
