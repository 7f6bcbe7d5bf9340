import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { featureFiles, featureRows } from './feature-files.ts'
import { root } from './files.ts'
import { isAllowedAdapter, isAllowedInCore } from './layout.ts'

test('the files of a new section are in allowed folders and have its name', () => {
  const files = featureFiles('payment-methods')
  const core = Object.keys(files).filter((file) => file.startsWith('packages/core/src/'))
  const adapters = Object.keys(files).filter((file) => file.startsWith('packages/core/adapters/'))
  expect(core.filter((file) => !isAllowedInCore(file))).toEqual([])
  expect(adapters.filter((file) => !isAllowedAdapter(file, new Set(['payment-methods'])))).toEqual([])
  expect(Object.keys(files)).toContain('packages/web/src/payment-methods/payment-methods.section.tsx')
  expect(JSON.stringify([files, featureRows('payment-methods')])).not.toMatch(/FEATURE|Pascal|camel/)
})

test('each shared file has a place for the new row', () => {
  const all = Object.entries(featureRows('payment-methods'))
  expect(all).toHaveLength(4)
  for (const [file, rows] of all)
    for (const [mark] of rows) expect(readFileSync(join(root, file), 'utf8')).toContain(mark)
})
