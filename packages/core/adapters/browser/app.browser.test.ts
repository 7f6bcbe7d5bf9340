import { expect, test, vi } from 'vitest'
import { memoryStore } from '../memory/kernel.memory.ts'
import { logInBrowser } from './app.browser.ts'
import { safeStore } from './kernel.browser.ts'

test('the log keeps the last hundred codes', () => {
  const emit = vi.fn()
  const log = logInBrowser(emit)
  for (let number = 1; number <= 150; number++) log.note(`code ${number}`)
  expect(log.codes()).toHaveLength(100)
  expect(log.codes().at(-1)).toBe('code 150')
  expect(emit).toHaveBeenCalledTimes(150)
})

test('unreadable storage is logged by the name of its key, without the supplier’s id', () => {
  const note = vi.fn()
  const store = safeStore(
    () =>
      memoryStore(
        new Map([
          ['draft.7.account', '{"Анна'],
          ['fine', '{}'],
        ]),
      ),
    note,
  )
  expect([store.json('draft.7.account'), store.json('fine'), store.json('none')]).toEqual([null, {}, null])
  expect(note.mock.calls).toEqual([['Failed to parse stored draft']])
})
