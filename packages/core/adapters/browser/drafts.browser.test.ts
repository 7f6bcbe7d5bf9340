import { expect, test } from 'vitest'
import { memoryStore } from '../memory/kernel.memory.ts'
import { draftsInBrowser } from './drafts.browser.ts'
import { safeStore } from './kernel.browser.ts'

const name = { supplierId: 7, form: 'account' }
const draft = { ...name, texts: { firstname: 'Anna' }, keptAt: 12 }

const drafted = (entries = new Map<string, string>()) => ({
  entries,
  drafts: draftsInBrowser(safeStore(() => memoryStore(entries))),
})

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
