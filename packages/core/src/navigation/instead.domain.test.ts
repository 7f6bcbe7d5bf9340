import { expect, test } from 'vitest'
import { unbuiltRoutes } from '../app/panel-screens.compose.ts'
import { pathOf, type RouteName } from '../kernel/routes.ts'
import { insteadOf } from './instead.domain.ts'

test.each<[RouteName, string, string]>([
  ['orders', 'news', '/notifications?type=order'],
  ['product-edit', 'news', '/notifications?type=product'],
  ['chat-room', 'news', '/notifications?type=chat'],
  ['deliveries-sender', 'articles', '/articles-information'],
  ['payment-methods-saved', 'articles', '/articles-information'],
  ['store-edit', 'store', '/settings/preferences'],
  ['referrals', 'home', '/dashboard'],
])('instead of %s: %s, at %s', (name, kind, path) => {
  const found = insteadOf(name)
  expect([found.kind, pathOf(found.place)]).toEqual([kind, path])
})

test('what is not built never leads to what is not built either', () => {
  for (const name of unbuiltRoutes) expect(unbuiltRoutes).not.toContain(insteadOf(name).place.to)
})
