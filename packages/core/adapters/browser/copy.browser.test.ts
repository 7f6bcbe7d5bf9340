import { expect, test, vi } from 'vitest'
import { clipboardInBrowser } from './copy.browser.ts'

const forbidden = (): never => {
  throw new DOMException('no', 'SecurityError')
}

test('text is copied to the clipboard', async () => {
  const writeText = vi.fn(async () => {})
  await clipboardInBrowser(() => ({ writeText })).copyText('#7')
  expect(writeText).toHaveBeenCalledWith('#7')
})

test('a missing clipboard, or one that refuses, is an error', async () => {
  await expect(clipboardInBrowser(() => undefined).copyText('#7')).rejects.toThrow()
  await expect(clipboardInBrowser(() => ({ writeText: async () => forbidden() })).copyText('#7')).rejects.toThrow()
})
