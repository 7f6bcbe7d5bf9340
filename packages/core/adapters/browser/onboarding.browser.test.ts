import { expect, test } from 'vitest'
import { channelsInMemory, cookiesIn } from '../memory/kernel.memory.ts'
import { postponedInBrowser } from './onboarding.browser.ts'

const channels = channelsInMemory()
const over = (entries = new Map<string, string>()) => postponedInBrowser({ cookies: cookiesIn(entries), channels })

test('what was put off is remembered for its supplier in all tabs, and forgotten', async () => {
  const entries = new Map<string, string>()
  await over(entries).keepPostponed({ supplierId: 7, postponed: ['telegram'] })
  const other = over(entries)
  expect(await other.recallPostponed(7)).toEqual(['telegram'])
  expect(await other.recallPostponed(8)).toEqual([])
  other.forget()
  expect(await over(entries).recallPostponed(7)).toEqual([])
})

test('another tab of the same supplier hears what is put off, until it stops listening', async () => {
  const here = over()
  const heard: unknown[] = []
  const stops = [
    here.watchPostponed(() => {}, 7),
    over().watchPostponed((fact) => void heard.push(fact), 7),
    over().watchPostponed((fact) => void heard.push(fact), 8),
  ]
  await here.keepPostponed({ supplierId: 7, postponed: ['storeName'] })
  await Promise.resolve()
  expect(heard).toEqual([{ type: 'postponed.heard', postponed: ['storeName'] }])
  for (const stop of stops) stop()
  await here.keepPostponed({ supplierId: 7, postponed: [] })
  await Promise.resolve()
  expect(heard).toHaveLength(1)
})

test('nonsense from another tab, or no way to hear it, puts nothing off', async () => {
  const heard: unknown[] = []
  const stop = over().watchPostponed((fact) => void heard.push(fact), 9)
  channels('postponed.9').postMessage(['everything'])
  await Promise.resolve()
  expect(heard).toEqual([])
  stop()
  const alone = postponedInBrowser({ cookies: cookiesIn(new Map()), channels: undefined })
  expect(() => alone.watchPostponed(() => {}, 7)()).not.toThrow()
})

test.each(['', '{', '[]', '{"supplierId":7,"postponed":["everything"]}'])(
  'a cookie that holds %j puts nothing off',
  async (text) => {
    expect(await over(new Map([['postponed', text]])).recallPostponed(7)).toEqual([])
  },
)
