import { CountriesReply } from '@supplier/core/adapters/http/account/countries.wire'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { callerOf } from '../../sandbox/caller.ts'
import { createSandbox } from '../../sandbox/sandbox.ts'

const sandbox = createSandbox()
const call = callerOf(sandbox)
const find = async (query: string) => v.parse(CountriesReply, (await call('GET', `/v3/countries${query}`)).body)

test('the first page begins with Ukraine', async () => {
  const { data, meta } = await find('')
  expect(data[0]).toEqual({
    iso_code: 'UA',
    name: 'Україна',
    phone_prefix: '+38',
    phone_mask: '(###)-###-##-##',
    flag: '🇺🇦',
  })
  const total = sandbox.world().countries.length
  expect(meta).toEqual({ total, per_page: 20, current_page: 1, last_page: 4, as_of: null })
})

test('the pages cover every country once, in alphabetical order', async () => {
  const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => find(`?page=${page}`)))
  const names = pages.flatMap(({ data }) => data.map(({ name }) => name))
  expect(new Set(names).size).toBe(sandbox.world().countries.length)
  expect(names.slice(1)).toEqual([...names.slice(1)].sort(new Intl.Collator('uk').compare))
})

test.each([
  ['укр', ['UA']],
  ['ПОЛЬ', ['PL']],
  ['pl', ['PL']],
  ['+38', ['UA', 'BA', 'MK', 'RS', 'SI', 'HR', 'ME']],
  ['380', []],
  ['48', ['PL']],
  ['%', []],
])('%s finds %j', async (search, expected) => {
  const { data } = await find(`?search=${encodeURIComponent(search)}`)
  const found = data.map(({ iso_code }) => iso_code)
  expect(found.toSorted()).toEqual(expected.toSorted())
})

test('an invalid page number is refused', async () => {
  expect((await call('GET', '/v3/countries?page=two')).status).toBe(422)
  expect((await find('?page=99')).data).toEqual([])
})
