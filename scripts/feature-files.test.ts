import { expect, test } from 'vitest'
import { featureFiles } from './feature-files.ts'
import { isAllowedAdapter, isAllowedInCore } from './rooms.ts'

test('a new feature has files that may stand where they stand, under its own name', () => {
  const files = featureFiles('payment-methods')
  const core = Object.keys(files).filter((file) => file.startsWith('packages/core/src/'))
  const adapters = Object.keys(files).filter((file) => file.startsWith('packages/core/adapters/'))
  expect(core.filter((file) => !isAllowedInCore(file))).toEqual([])
  expect(adapters.filter((file) => !isAllowedAdapter(file, new Set(['payment-methods'])))).toEqual([])
  expect(Object.keys(files)).toContain('packages/web/src/payment-methods/PaymentMethodsScreen.tsx')
  expect(JSON.stringify(files)).not.toMatch(/FEATURE|Pascal|camel/)
})
