import { expect, it } from 'vitest'
import type { Location } from '../kernel/routes.ts'
import { isAtTop } from './product-steps.domain.ts'

it.each<[string, Location, boolean]>([
  ['an existing product', { to: 'product-edit', params: { id: '7' } }, true],
  [
    'an existing product, opened from a filtered list',
    { to: 'product-edit', params: { id: '7' }, search: '?q=a' },
    true,
  ],
  ['a chosen step', { to: 'product-edit', params: { id: '7' }, search: '?step=main' }, false],
  ['a draft', { to: 'product-create', search: '?product=7' }, false],
])('%s is shown from the top: %s', (_, location, isShownFromTop) => {
  expect(isAtTop(location)).toBe(isShownFromTop)
})
