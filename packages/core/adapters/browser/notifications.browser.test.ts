import { expect, test } from 'vitest'
import { pageInBrowser } from './notifications.browser.ts'

const openedPage = () => {
  const listeners = new Map<string, () => void>()
  const heard: string[] = []
  let isVisible = true
  const stop = pageInBrowser({
    isVisible: () => isVisible,
    on: (type, listener) => {
      listeners.set(type, listener)
      return () => void listeners.delete(type)
    },
  }).watchHiding(({ type }) => heard.push(type))
  return {
    heard,
    listeners,
    stop,
    happens: (type: 'visibilitychange' | 'pagehide', isShown = false) => {
      isVisible = isShown
      listeners.get(type)?.()
    },
  }
}

test('hiding or leaving the page is emitted, showing it is not', () => {
  const { heard, happens } = openedPage()
  happens('visibilitychange', true)
  expect(heard).toEqual([])
  happens('visibilitychange')
  happens('pagehide')
  expect(heard).toEqual(['page.hidden', 'page.hidden'])
})

test('a stopped watcher emits no more events', () => {
  const { listeners, stop } = openedPage()
  stop()
  expect([...listeners]).toEqual([])
})
