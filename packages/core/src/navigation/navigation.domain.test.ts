import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Location, pathOf, type RouteName, routeNames, routeOf } from '../kernel/routes.ts'
import { addressOf, admit, isAdminArea, isSameScreen, locationOf, redirected } from './navigation.domain.ts'

test.each([
  ['/orders', { path: '/orders', search: '', hash: '' }],
  ['/orders?page=2#top', { path: '/orders', search: '?page=2', hash: '#top' }],
  ['/orders#top?page=2', { path: '/orders', search: '', hash: '#top?page=2' }],
  ['?a=1', { path: '/', search: '?a=1', hash: '' }],
  ['', { path: '/', search: '', hash: '' }],
  ['/a\nb?c\nd', { path: '/a\nb', search: '?c\nd', hash: '' }],
])('%j is split into path, query and hash', (href, address) => {
  expect(addressOf(href)).toEqual(address)
})

test.each<[string, Location]>([
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
])('%j is parsed as %o', (href, location) => {
  expect(locationOf(href)).toEqual(location)
})

fc.configureGlobal({ seed: 1904 })

const locationFor = (name: RouteName): Location => {
  const params = Object.fromEntries([...routeOf(name).path.matchAll(/:(\w+)/g)].map(([, param]) => [param, '7']))
  return {
    to: name,
    ...(Object.keys(params).length > 0 && { params }),
    search: '?page=2&x=%20',
    hash: '#top',
  } as Location
}

test.each(routeNames)('%s is found by its own path, or a route with the same path is', (name) => {
  const location = locationFor(name)
  const found = locationOf(pathOf(location))
  expect(routeOf(found.to).path).toBe(routeOf(name).path)
  expect({ ...found, to: name }).toEqual(location)
  expect(pathOf(redirected(found))).toBe(pathOf(redirected(location)))
})

test.each(routeNames)('%s redirects to a route without a redirect and keeps query, hash and parameters', (name) => {
  const location = locationFor(name)
  const end = redirected(location)
  expect(routeOf(end.to).redirect).toBe(undefined)
  expect({ ...end, to: name }).toEqual(location)
})

test('exactly thirteen routes redirect', () => {
  expect(routeNames.filter((name) => routeOf(name).redirect).length).toBe(13)
})

test.each(routeNames)('the guard admits to %s only with the required session', (name) => {
  const location = locationFor(name)
  const { area } = routeOf(name)
  expect(admit(location, true, true)).toEqual(area === 'auth' ? { to: 'statistics' } : redirected(location))
  expect(admit(location, false, true)).toEqual(area === 'admin' ? { to: 'auth' } : redirected(location))
})

test('any address leads to a location with a valid path', () => {
  const part = fc.oneof(fc.string(), fc.constantFrom('auth', 'chats', 'products', 'edit', '..', '%', '%00', '\ud800'))
  fc.assert(
    fc.property(fc.array(part), fc.boolean(), (parts, isSignedIn) => {
      const location = admit(locationOf(`/${parts.join('/')}`), isSignedIn)
      expect(routeOf(location.to).redirect).toBe(undefined)
      expect(routeOf(location.to).area).not.toBe(isSignedIn ? 'auth' : 'admin')
      expect(pathOf(location).startsWith('/')).toBe(true)
    }),
  )
})

test('locations of one screen differ in query and hash but not in parameters', () => {
  const chat: Location = { to: 'chat-room', params: { chatId: '7' } }
  expect(isSameScreen(chat, { ...chat, search: '?a=1', hash: '#b' })).toBe(true)
  expect(isSameScreen(chat, { to: 'chat-room', params: { chatId: '8' } })).toBe(true)
  expect(isSameScreen(chat, { to: 'chats' })).toBe(true)
  expect(isSameScreen({ to: 'product-edit', params: { id: '7' } }, { to: 'product-edit', params: { id: '8' } })).toBe(
    false,
  )
  expect(isSameScreen({ to: 'orders' }, { to: 'orders', search: '?page=2' })).toBe(true)
  expect(isSameScreen({ to: 'orders' }, { to: 'reviews' })).toBe(false)
  expect(isSameScreen({ to: 'profile' }, { to: 'preferences' })).toBe(true)
})

test('the admin area consists of the routes that require a session', () => {
  expect([isAdminArea({ to: 'orders' }), isAdminArea({ to: 'not-found' })]).toEqual([true, true])
  expect([isAdminArea({ to: 'login' }), isAdminArea({ to: 'components' })]).toEqual([false, false])
})

test('the gallery exists in development builds only', () => {
  expect(admit({ to: 'components' }, true)).toEqual({ to: 'not-found' })
  expect(admit({ to: 'components' }, false, true)).toEqual({ to: 'components' })
})
