import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { featureFiles } from './feature-files.ts'
import { isAllowedAdapter, isAllowedInCore, limitOf } from './rooms.ts'

const files = featureFiles('payment-methods')

test('every file of a new feature stands in a known room', () => {
  const core = Object.keys(files).filter((file) => file.startsWith('packages/core/src/'))
  const adapters = Object.keys(files).filter((file) => file.startsWith('packages/core/adapters/'))
  expect(core.filter((file) => !isAllowedInCore(file))).toEqual([])
  expect(adapters.filter((file) => !isAllowedAdapter(file, new Set(['payment-methods'])))).toEqual([])
  expect([core.length, adapters.length, Object.keys(files).length]).toEqual([8, 2, 12])
})

test('no placeholder is left, and no file is over its limit', () => {
  for (const [file, text] of Object.entries(files)) {
    expect(text).not.toMatch(/FEATURE|Pascal|camel/)
    expect(text.split('\n').length).toBeLessThan(limitOf(file) ?? 200)
  }
})

test('names follow the name of the feature', () => {
  expect(Object.keys(files).map((file) => basename(file))).toContain('PaymentMethodsScreen.tsx')
  expect(files['packages/core/src/payment-methods/payment-methods.machine.ts']).toContain(
    'export const paymentMethodsMachine',
  )
})
