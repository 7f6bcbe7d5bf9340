import type { Country } from '../../../src/countries/countries.domain.ts'
import type { CountriesPort } from '../../../src/countries/countries.port.ts'
import type { Http } from '../kit/http.client.ts'
import { read } from '../kit/kernel.http.ts'
import { CountriesReply, type CountryRow } from './countries.wire.ts'

const plainMask = '############'

const countryOf = ({ iso_code, name, phone_prefix, phone_mask, flag }: CountryRow): Country => ({
  iso: iso_code.toUpperCase(),
  name,
  prefix: phone_prefix.startsWith('+') ? phone_prefix : `+${phone_prefix}`,
  mask: phone_mask?.includes('#') ? phone_mask : plainMask,
  flag: flag ?? '',
})

export const countriesOverHttp = (http: Http): CountriesPort => ({
  async fetchCountries({ page, search }, signal) {
    const query = { page, ...(search !== '' && { search }) }
    const { data, meta } = read(CountriesReply, await http('GET', '/v3/countries', { query, signal }))
    return { countries: data.map(countryOf), hasMore: page < (meta?.last_page ?? page) }
  },
})
