import { expect, test, vi } from 'vitest'
import { logInBrowser } from './app.browser.ts'

test('the log keeps the last hundred codes', () => {
  const say = vi.fn()
  const log = logInBrowser(say)
  for (let number = 1; number <= 150; number++) log.note(`code ${number}`)
  expect(log.codes()).toHaveLength(100)
  expect(log.codes().at(-1)).toBe('code 150')
  expect(say).toHaveBeenCalledTimes(150)
})
