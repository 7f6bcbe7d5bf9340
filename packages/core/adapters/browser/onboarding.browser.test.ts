import { expect, test } from 'vitest'
import { channelsInMemory, cookiesIn } from '../memory/kernel.memory.ts'
import { postponedInBrowser } from './onboarding.browser.ts'

const channels = channelsInMemory()
const over = (entries = new Map<string, string>()) => postponedInBrowser({ cookies: cookiesIn(entries), channels })

test('postponed prompts are remembered for their supplier in all tabs until they are cleared', async () => {
  const entries = new Map<string, string>()
  await over(entries).savePostponed({ supplierId: 7, postponed: ['telegram'] })
  const other = over(entries)
  expect(await other.loadPostponed(7)).toEqual(['telegram'])
  expect(await other.loadPostponed(8)).toEqual([])
  other.clear()
  expect(await over(entries).loadPostponed(7)).toEqual([])
})

test('another tab of the same supplier gets the postponed prompts until it stops listening', async () => {
  const here = over()
  const heard: unknown[] = []
  const stops = [
    here.watchPostponed(() => {}, 7),
    over().watchPostponed((event) => void heard.push(event), 7),
    over().watchPostponed((event) => void heard.push(event), 8),
  ]
  await here.savePostponed({ supplierId: 7, postponed: ['storeName'] })
  await Promise.resolve()
  expect(heard).toEqual([{ type: 'postponed.changedElsewhere', postponed: ['storeName'] }])
  for (const stop of stops) stop()
  await here.savePostponed({ supplierId: 7, postponed: [] })
  await Promise.resolve()
  expect(heard).toHaveLength(1)
})

test('an invalid message, or a missing channel, postpones nothing', async () => {
  const heard: unknown[] = []
  const stop = over().watchPostponed((event) => void heard.push(event), 9)
  channels('postponed.9').postMessage(['everything'])
  await Promise.resolve()
  expect(heard).toEqual([])
  stop()
  const alone = postponedInBrowser({ cookies: cookiesIn(new Map()), channels: undefined })
  expect(() => alone.watchPostponed(() => {}, 7)()).not.toThrow()
})

test.each(['', '{', '[]', '{"supplierId":7,"postponed":["everything"]}'])(
  'a cookie that contains %j postpones nothing',
  async (text) => {
    expect(await over(new Map([['postponed', text]])).loadPostponed(7)).toEqual([])
  },
)
