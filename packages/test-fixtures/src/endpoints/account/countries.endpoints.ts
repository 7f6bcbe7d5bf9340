import { CountriesQuery, CountriesReply } from '@supplier/core/adapters/http/account/countries.wire'
import { ok } from '../../http/laravel.ts'
import type { Country } from '../../world/world.ts'
import { openEndpoint } from '../kit/endpoint.ts'

const perPage = 20

export const countries = openEndpoint({
  method: 'GET',
  path: '/v3/countries',
  assumed: true,
  body: CountriesQuery,
  answer: CountriesReply,
  handle: (world, { body: { page, search } }) => {
    const found = world.countries.filter(matching(search.trim()))
    return [
      world,
      ok({
        data: found.slice((page - 1) * perPage, page * perPage),
        meta: {
          total: found.length,
          per_page: perPage,
          current_page: page,
          last_page: Math.max(1, Math.ceil(found.length / perPage)),
        },
      }),
    ]
  },
})

export const countriesEndpoints = [countries] as const

/** Matches a part of the name, the whole code, or the first digits of the prefix. */
function matching(search: string): (country: Country) => boolean {
  const text = search.toLocaleLowerCase('uk')
  const prefix = `+${search.replace(/^\+/, '')}`
  return (country) =>
    country.name.toLocaleLowerCase('uk').includes(text) ||
    country.iso_code.toLowerCase() === text ||
    (/^\+\d+$/.test(prefix) && country.phone_prefix.startsWith(prefix))
}
