import { expect, test } from 'vitest'
import { unbuiltRoutes } from '../app/panel-screens.compose.ts'
import { pathOf, type RouteName } from '../kernel/routes.ts'
import { alternativeOf } from './instead.domain.ts'

test.each<[RouteName, string, string]>([
  ['orders', 'events', '/notifications?type=order'],
  ['product-edit', 'events', '/notifications?type=product'],
  ['chat-room', 'events', '/notifications?type=chat'],
  ['deliveries-sender', 'articles', '/articles-information'],
  ['payment-methods-saved', 'articles', '/articles-information'],
  ['store-edit', 'store', '/settings/preferences'],
  ['referrals', 'home', '/dashboard'],
])('the alternative to %s is %s, at %s', (name, kind, path) => {
  const found = alternativeOf(name)
  expect([found.kind, pathOf(found.location)]).toEqual([kind, path])
})

test('an unbuilt section never suggests another unbuilt one', () => {
  for (const name of unbuiltRoutes) expect(unbuiltRoutes).not.toContain(alternativeOf(name).location.to)
})
