import { expect, test, vi } from 'vitest'
import { heard, memoryStore } from '../../memory/kernel.memory.ts'
import { safeStore } from '../kernel.browser.ts'
import { viewsInBrowser } from './views.browser.ts'

const name = { supplierId: 7, list: 'products' }
const kept = { columns: ['price'], views: [{ name: 'Mine', search: '?tab=active', columns: null, isPinned: true }] }

const stored = (entries = new Map<string, string>()) => {
  const listeners = new Set<(key: string | null) => void>()
  const views = viewsInBrowser(
    safeStore(() => memoryStore(entries)),
    (listener) => heard(listeners, listener),
  )
  return { entries, views, changed: (key: string | null) => listeners.forEach((emit) => void emit(key)) }
}

test('columns and views are kept for their list and their supplier', async () => {
  const { views } = stored()
  await views.saveViews({ ...name, ...kept })
  expect(await views.loadViews(name)).toEqual(kept)
  expect(await views.loadViews({ ...name, supplierId: 8 })).toEqual({ columns: null, views: [] })
})

test.each(['', '{', '[]', '{"columns":5,"views":[{"name":1}]}'])('stored %j is read as nothing', async (text) => {
  const { views } = stored(new Map([['views.7.products', text]]))
  expect(await views.loadViews(name)).toEqual({ columns: null, views: [] })
})

test('another tab’s change of this list is reported', () => {
  const { entries, views, changed } = stored()
  const emit = vi.fn()
  const stop = views.watchViews(emit, name)
  entries.set('views.7.products', JSON.stringify(kept))
  changed('views.7.attributes')
  expect(emit).not.toHaveBeenCalled()
  changed('views.7.products')
  expect(emit).toHaveBeenCalledWith({ type: 'views.changedElsewhere', kept })
  stop()
})
