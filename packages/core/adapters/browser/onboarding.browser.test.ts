import { expect, test } from 'vitest'
import { memoryStore } from '../memory/kernel.memory.ts'
import { safeStore } from './kernel.browser.ts'
import { postponedInBrowser } from './onboarding.browser.ts'

const over = (entries = new Map<string, string>()) => postponedInBrowser(safeStore(() => memoryStore(entries)))

test('what was put off is remembered for its supplier, and forgotten', async () => {
  const entries = new Map<string, string>()
  const postponed = over(entries)
  await postponed.keepPostponed({ supplierId: 7, postponed: ['telegram'] })
  expect(await postponed.recallPostponed(7)).toEqual(['telegram'])
  expect(await postponed.recallPostponed(8)).toEqual([])
  postponed.forget()
  expect([await postponed.recallPostponed(7), entries.size]).toEqual([[], 0])
})

test.each(['', '{', '[]', '{"supplierId":7,"postponed":["everything"]}'])(
  'storage that holds %j puts nothing off',
  async (text) => {
    expect(await over(new Map([['postponed', text]])).recallPostponed(7)).toEqual([])
  },
)
