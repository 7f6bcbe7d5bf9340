import { expect, test, vi } from 'vitest'
import { heard, memoryStore } from '../../memory/kernel.memory.ts'
import { safeStore } from '../kernel.browser.ts'
import { draftsInBrowser } from './drafts.browser.ts'

const name = { supplierId: 7, form: 'account' }
const draft = { ...name, texts: { firstname: 'Anna' }, keptAt: 12 }

const drafted = (entries = new Map<string, string>()) => {
  const listeners = new Set<(key: string | null) => void>()
  const drafts = draftsInBrowser(
    safeStore(() => memoryStore(entries)),
    (listener) => heard(listeners, listener),
  )
  return { entries, drafts, changed: (key: string | null) => listeners.forEach((emit) => void emit(key)) }
}

test('a draft is saved for its form and its supplier, and can be removed', async () => {
  const { entries, drafts } = drafted()
  await drafts.saveDraft(draft)
  expect(await drafts.loadDraft(name)).toEqual(draft)
  expect(await drafts.loadDraft({ ...name, supplierId: 8 })).toBeNull()
  expect(await drafts.loadDraft({ ...name, form: 'article' })).toBeNull()
  await drafts.clearDraft(name)
  expect(entries.size).toBe(0)
})

test.each(['', 'null', '[]', '{"supplierId":7}', '{"supplierId":7,"form":"account","texts":{"a":1},"keptAt":1}', '{'])(
  'storage that contains %s has no draft',
  async (text) => {
    const { drafts } = drafted(new Map([['draft.7.account', text]]))
    expect(await drafts.loadDraft(name)).toBeNull()
  },
)

test.each<[string, string | null, boolean, number]>([
  ['the key of the draft', 'draft.7.account', true, 1],
  ['everything', null, true, 1],
  ['the draft of another form', 'draft.7.manager', true, 0],
  ['the draft to a newer one', 'draft.7.account', false, 0],
])('when another tab changes %s, the tabs whose draft is gone get an event', async (_, key, isGone, times) => {
  const { entries, drafts, changed } = drafted()
  await drafts.saveDraft(draft)
  const emit = vi.fn()
  const stop = drafts.watchDraft(emit, name)
  if (isGone) entries.clear()
  changed(key)
  expect(emit.mock.calls).toEqual(Array(times).fill([{ type: 'draft.removed' }]))
  stop()
  changed(key)
  expect(emit).toHaveBeenCalledTimes(times)
})
