import { expect, it, test } from 'vitest'
import type { Location } from '../../kernel/routes.ts'
import {
  leading,
  leadsTo,
  locationOfNeighbour,
  nextStep,
  placeIn,
  productSteps,
  screenOfStep,
} from './product-steps.domain.ts'

const edit = (search = '', hash?: string): Location => ({
  to: 'product-edit',
  params: { id: '7' },
  search,
  ...(hash !== undefined && { hash }),
})

it.each<[string, Location, string | undefined]>([
  ['an existing product is shown from its top', edit(), undefined],
  ['an existing product, opened from a filtered list', edit('?q=a'), undefined],
  ['a step of an existing product', edit('?step=offer'), 'heading.offer'],
  ['an unknown step', edit('?step=nothing'), 'heading.main'],
  ['a field', edit('?step=offer', '#price'), 'price'],
  ['a field without its step', edit('', '#price'), 'price'],
  ['an empty hash', edit('', '#'), undefined],
  [
    'a step of a new product, which is shown alone',
    { to: 'product-create', search: '?product=7&step=main' },
    undefined,
  ],
  ['a field of a new product', { to: 'product-create', search: '?product=7&step=main', hash: '#title' }, 'title'],
])('%s: the place is in the address', (_, location, place) => {
  expect(placeIn(location)).toBe(place)
})

test('an address leads to another place, or once more to the same one, but not when a dialog opens over it', () => {
  const price = edit('?step=offer', '#price')
  expect(leadsTo(edit(), price)).toBe(true)
  expect(leadsTo(price, price)).toBe(true)
  expect(leadsTo(price, edit('?step=offer&log=open', '#price'))).toBe(false)
  expect(leadsTo(edit('?step=offer&log=open', '#price'), price)).toBe(false)
  expect(leadsTo(price, edit('?step=check'))).toBe(true)
  expect(leadsTo(price, edit())).toBe(false)
})

test('a new product is filled in on three screens, of which the last one leads to the check', () => {
  const ways = productSteps.map((step) => [screenOfStep(step), nextStep(step)])
  expect(new Set(ways.map(String))).toEqual(new Set(['what,photos', 'sale,attributes', 'rest,check']))
})

test('the screen of a new product is shown from its top, unless the address names another part of it', () => {
  const places = productSteps.map((step) => placeIn({ to: 'product-create', search: `?product=7&step=${step}` }))
  const atTop = productSteps.filter((_, at) => places[at] === undefined)
  expect(atTop).toEqual(['main', 'photos', 'attributes'])
  expect(places).toContain('heading.offer')
})

test('the product beside this one keeps the query of the list, not the part of the page', () => {
  expect(locationOfNeighbour(edit('?q=a&step=offer&log=open&page=2', '#price'), '8')).toEqual({
    to: 'product-edit',
    params: { id: '8' },
    search: '?q=a&page=2',
  })
})

test('another screen of a new product is one step of the history, another part of a screen or a page is not', () => {
  const create: Location = { to: 'product-create', search: '?product=7&step=main' }
  expect(leading(create, 'offer', 'price')).toEqual({
    location: { to: 'product-create', search: '?product=7&step=offer', hash: '#price' },
    replace: false,
  })
  expect(leading(create, 'main', 'title').replace).toBe(true)
  expect(leading(create, 'description').replace).toBe(true)
  expect(leading(edit(), 'offer').replace).toBe(true)
})
