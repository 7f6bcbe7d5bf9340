import { expect, test } from 'vitest'
import { chosenStore, pickOf, range } from '../kit/list/filters.domain.ts'
import { oneOf, queryRules, search, sort } from '../kit/list/query.domain.ts'
import { pickFiltersOf, switchedTo } from './foreign-filters.domain.ts'

const query = {
  search: search(),
  category: pickOf('categories'),
  brand: pickOf('brands'),
  state: oneOf(['on', 'off']),
  price: range(),
  store: chosenStore(),
  sort: sort(['title', '-title']),
}
const section = { query, rules: queryRules(query) } as never
const address = `?search=glass&category=7~${encodeURIComponent('Посуд')}&state=on&price=10..&sort=-title&page=3`

test('only a filter by one record is asked about, alone and in the new store', () => {
  expect(pickFiltersOf(section, { search: address }, '71')).toEqual([
    {
      name: 'category',
      picked: { id: '7', title: 'Посуд' },
      query: {
        search: '',
        category: { id: '7', title: 'Посуд' },
        brand: null,
        state: null,
        price: { from: null, to: null },
        store: '71',
        sort: 'title',
        page: 1,
      },
    },
  ])
  expect(pickFiltersOf(section, {}, '71')).toEqual([])
})

test('a switch drops the foreign filters and the page, and keeps everything else', () => {
  const foreign = pickFiltersOf(section, { search: address }, '71')
  const kept = '?search=glass&state=on&price=10..&sort=-title'
  expect(switchedTo({ to: 'products', search: address }, '71', foreign)).toEqual({
    to: 'products',
    search: `${kept}&store=71`,
  })
  expect(switchedTo({ to: 'products', search: address }, null, []).search).toContain('category=')
})
