import { expect, test } from 'vitest'
import { memoryStore } from '../../memory/kernel.memory.ts'
import { safeStore } from '../kernel.browser.ts'
import { undoInBrowser } from './undo.browser.ts'

const name = { supplierId: 7, list: 'products' }
const edit = { kind: 'edit', edits: [{ id: '1', name: 'price', from: '10', to: '12', paste: 'k' }], until: 5 } as const
const bulk = { kind: 'bulk', action: 'hide', jobId: '9', count: 3, until: 9 } as const

const pending = { ...bulk, jobId: '10', count: 0, until: null } as const

const storeWith = (entries: Map<string, string>) => undoInBrowser(safeStore(() => memoryStore(entries)))

test('the steps of one list come back after a reload, for the same supplier only', async () => {
  const entries = new Map<string, string>()
  await storeWith(entries).saveSteps({ ...name, steps: [edit, bulk, pending] })
  expect(await storeWith(entries).loadSteps(name)).toEqual([edit, bulk, pending])
  expect(await storeWith(entries).loadSteps({ ...name, supplierId: 8 })).toEqual([])
  expect(await storeWith(entries).loadSteps({ ...name, list: 'attributes' })).toEqual([])
})

test('nothing is left once all is taken back, or after signing out', async () => {
  const entries = new Map<string, string>()
  const store = storeWith(entries)
  await store.saveSteps({ ...name, steps: [bulk] })
  await store.saveSteps({ ...name, steps: [] })
  expect(entries.size).toBe(0)
  await store.saveSteps({ ...name, steps: [bulk] })
  store.clear()
  expect(entries.size).toBe(0)
})

test.each(['', '{', '{"kind":"edit"}', '[{"kind":"other","until":1}]'])(
  'stored %j is read as nothing',
  async (text) => {
    expect(await storeWith(new Map([['undo.7.products', text]])).loadSteps(name)).toEqual([])
  },
)
