import { regions } from '@supplier/core/deliveries-panel/deliveries-panel.section'
import { expect, test } from 'vitest'
import { ukRegions } from './regions.translations.ts'

test('the regions are in the Ukrainian alphabet: 24 oblasts, Crimea and two cities', () => {
  const shown = regions.map((region) => ukRegions[region])
  expect(shown).toEqual(shown.toSorted(new Intl.Collator('uk').compare))
  expect(shown.filter((name) => name.endsWith('ька'))).toHaveLength(24)
  expect(shown).toHaveLength(27)
})
