import { expect, test } from 'vitest'
import { isUnsigned } from './integrations.domain.ts'

test('the events of a webhook are unsigned until it has a secret', () => {
  expect(isUnsigned('webhook', null)).toBe(true)
  expect(isUnsigned('webhook', { last4: null })).toBe(true)
  expect(isUnsigned('webhook', { last4: 'a1b2' })).toBe(false)
  expect(isUnsigned('prom', null)).toBe(false)
})
