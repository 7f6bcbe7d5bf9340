import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Place, pathOf, type RouteName, routeNames, routeOf } from '../kernel/routes.ts'
import { addressOf, admit, isAdminArea, isSameScreen, placeOf, redirected } from './navigation.domain.ts'

test.each([
  ['/orders', { path: '/orders', search: '', hash: '' }],
  ['/orders?page=2#top', { path: '/orders', search: '?page=2', hash: '#top' }],
  ['/orders#top?page=2', { path: '/orders', search: '', hash: '#top?page=2' }],
  ['?a=1', { path: '/', search: '?a=1', hash: '' }],
  ['', { path: '/', search: '', hash: '' }],
  ['/a\nb?c\nd', { path: '/a\nb', search: '?c\nd', hash: '' }],
])('%j falls apart into path, query and hash', (href, address) => {
  expect(addressOf(href)).toEqual(address)
})

test.each<[string, Place]>([
  ['/', { to: 'home' }],
  ['/orders', { to: 'orders' }],
  ['/orders/', { to: 'orders' }],
  ['/orders///', { to: 'orders' }],
  ['/orders?page=2#top', { to: 'orders', search: '?page=2', hash: '#top' }],
  ['/products/create', { to: 'product-create' }],
  ['/products/create/categories', { to: 'product-categories' }],
  ['/products/edit/7', { to: 'product-edit', params: { id: '7' } }],
  ['/products/edit/7?tab=2', { to: 'product-edit', params: { id: '7' }, search: '?tab=2' }],
  ['/chats/%D1%8F%2F', { to: 'chat-room', params: { chatId: 'я/' } }],
  ['/auth', { to: 'auth' }],
  ['/auth/', { to: 'auth' }],
  ['/auth/login', { to: 'login' }],
  ['/auth/nothing?ref=A#b', { to: 'auth', search: '?ref=A', hash: '#b' }],
  ['/auth/login/deeper', { to: 'auth' }],
  ['/auth/%E0%A4%A', { to: 'auth' }],
  ['/authors', { to: 'not-found' }],
  ['/nothing?page=2#top', { to: 'not-found', search: '?page=2', hash: '#top' }],
  ['/orders/7', { to: 'not-found' }],
  ['/ORDERS', { to: 'not-found' }],
  ['//orders', { to: 'not-found' }],
  ['/products/edit', { to: 'not-found' }],
  ['/products/edit/', { to: 'not-found' }],
  ['/chats/%E0%A4%A', { to: 'not-found' }],
  ['/%E0%A4%A', { to: 'not-found' }],
  ['/chats/\ud800', { to: 'not-found' }],
  ['/__proto__', { to: 'not-found' }],
  ['/constructor', { to: 'not-found' }],
  [`/${'a'.repeat(3000)}`, { to: 'not-found' }],
  [`/orders?${'a'.repeat(3000)}`, { to: 'not-found' }],
  [`/auth/${'a'.repeat(3000)}`, { to: 'not-found' }],
])('%j means %o', (href, place) => {
  expect(placeOf(href)).toEqual(place)
})

fc.configureGlobal({ seed: 1904 })

const placeFor = (name: RouteName): Place => {
  const params = Object.fromEntries([...routeOf(name).path.matchAll(/:(\w+)/g)].map(([, param]) => [param, '7']))
  return {
    to: name,
    ...(Object.keys(params).length > 0 && { params }),
    search: '?page=2&x=%20',
    hash: '#top',
  } as Place
}

test.each(routeNames)('%s is found by its own address, or its twin is', (name) => {
  const place = placeFor(name)
  const found = placeOf(pathOf(place))
  expect(routeOf(found.to).path).toBe(routeOf(name).path)
  expect({ ...found, to: name }).toEqual(place)
  expect(pathOf(redirected(found))).toBe(pathOf(redirected(place)))
})

test.each(routeNames)('%s ends on a route of its own, with query, hash and parameters', (name) => {
  const place = placeFor(name)
  const end = redirected(place)
  expect(routeOf(end.to).redirect).toBe(undefined)
  expect({ ...end, to: name }).toEqual(place)
})

test('no other route leads elsewhere', () => {
  expect(routeNames.filter((name) => routeOf(name).redirect).length).toBe(13)
})

test.each(routeNames)('the guard lets nobody see %s who may not', (name) => {
  const place = placeFor(name)
  const { area } = routeOf(name)
  expect(admit(place, true, true)).toEqual(area === 'auth' ? { to: 'statistics' } : redirected(place))
  expect(admit(place, false, true)).toEqual(area === 'admin' ? { to: 'auth' } : redirected(place))
})

test('whatever stands in the address bar leads somewhere that can be written back', () => {
  const part = fc.oneof(fc.string(), fc.constantFrom('auth', 'chats', 'products', 'edit', '..', '%', '%00', '\ud800'))
  fc.assert(
    fc.property(fc.array(part), fc.boolean(), (parts, isSignedIn) => {
      const place = admit(placeOf(`/${parts.join('/')}`), isSignedIn)
      expect(routeOf(place.to).redirect).toBe(undefined)
      expect(routeOf(place.to).area).not.toBe(isSignedIn ? 'auth' : 'admin')
      expect(pathOf(place).startsWith('/')).toBe(true)
    }),
  )
})

test('a place is the same screen whatever its query and hash, but not with other parameters', () => {
  const chat: Place = { to: 'chat-room', params: { chatId: '7' } }
  expect(isSameScreen(chat, { ...chat, search: '?a=1', hash: '#b' })).toBe(true)
  expect(isSameScreen(chat, { to: 'chat-room', params: { chatId: '8' } })).toBe(false)
  expect(isSameScreen({ to: 'orders' }, { to: 'orders', search: '?page=2' })).toBe(true)
  expect(isSameScreen({ to: 'orders' }, { to: 'reviews' })).toBe(false)
  expect(isSameScreen({ to: 'profile' }, { to: 'preferences' })).toBe(true)
})

test('the panel is what stands behind the sign-in page', () => {
  expect([isAdminArea({ to: 'orders' }), isAdminArea({ to: 'not-found' })]).toEqual([true, true])
  expect([isAdminArea({ to: 'login' }), isAdminArea({ to: 'components' })]).toEqual([false, false])
})

test('the gallery is there for developers only', () => {
  expect(admit({ to: 'components' }, true)).toEqual({ to: 'not-found' })
  expect(admit({ to: 'components' }, false, true)).toEqual({ to: 'components' })
})
