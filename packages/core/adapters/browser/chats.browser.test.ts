import { expect, test } from 'vitest'
import { attentionInBrowser } from './chats.browser.ts'

test('somebody looks at the page while it is visible and has the focus, and each change is told once', () => {
  const page = Object.assign(new EventTarget(), {
    visibilityState: 'visible' as DocumentVisibilityState,
    isFocused: true,
    hasFocus: () => page.isFocused,
  })
  const window = new EventTarget()
  const told: boolean[] = []
  const stop = attentionInBrowser(page, window)(({ isAttentive }) => told.push(isAttentive))
  window.dispatchEvent(new Event('focus'))
  expect(told).toEqual([true])
  page.isFocused = false
  window.dispatchEvent(new Event('blur'))
  page.visibilityState = 'hidden'
  page.dispatchEvent(new Event('visibilitychange'))
  expect(told).toEqual([true, false])
  page.isFocused = true
  window.dispatchEvent(new Event('focus'))
  expect(told).toEqual([true, false])
  page.visibilityState = 'visible'
  page.dispatchEvent(new Event('visibilitychange'))
  expect(told).toEqual([true, false, true])
  stop()
  page.isFocused = false
  window.dispatchEvent(new Event('blur'))
  expect(told).toEqual([true, false, true])
})
