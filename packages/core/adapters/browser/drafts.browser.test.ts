import { expect, test, vi } from 'vitest'
import { heard, memoryStore } from '../memory/kernel.memory.ts'
import { draftsInBrowser } from './drafts.browser.ts'
import { safeStore } from './kernel.browser.ts'

const name = { supplierId: 7, form: 'account' }
const draft = { ...name, texts: { firstname: 'Anna' }, keptAt: 12 }

const drafted = (entries = new Map<string, string>()) => {
  const listeners = new Set<(key: string | null) => void>()
  const drafts = draftsInBrowser(
    safeStore(() => memoryStore(entries)),
    (listener) => heard(listeners, listener),
  )
  return { entries, drafts, changed: (key: string | null) => listeners.forEach((tell) => void tell(key)) }
}

test('a draft is kept for its form and its supplier, and forgotten', async () => {
  const { entries, drafts } = drafted()
  await drafts.keepDraft(draft)
  expect(await drafts.recallDraft(name)).toEqual(draft)
  expect(await drafts.recallDraft({ ...name, supplierId: 8 })).toBeNull()
  expect(await drafts.recallDraft({ ...name, form: 'article' })).toBeNull()
  await drafts.forgetDraft(name)
  expect(entries.size).toBe(0)
})

test.each(['', 'null', '[]', '{"supplierId":7}', '{"supplierId":7,"form":"account","texts":{"a":1},"keptAt":1}', '{'])(
  'storage that holds %s holds no draft',
  async (text) => {
    const { drafts } = drafted(new Map([['draft.7.account', text]]))
    expect(await drafts.recallDraft(name)).toBeNull()
  },
)

test.each<[string, string | null, boolean, number]>([
  ['its own key', 'draft.7.account', true, 1],
  ['everything', null, true, 1],
  ['another form', 'draft.7.manager', true, 0],
  ['something newer', 'draft.7.account', false, 0],
])('another tab that changes %s is told of where the draft is gone', async (_, key, isGone, times) => {
  const { entries, drafts, changed } = drafted()
  await drafts.keepDraft(draft)
  const tell = vi.fn()
  const stop = drafts.watchDraft(tell, name)
  if (isGone) entries.clear()
  changed(key)
  expect(tell.mock.calls).toEqual(Array(times).fill([{ type: 'draft.removed' }]))
  stop()
  changed(key)
  expect(tell).toHaveBeenCalledTimes(times)
})
