import { expect, test, vi } from 'vitest'
import { clipboardInBrowser } from './account.browser.ts'

const forbidden = (): never => {
  throw new DOMException('no', 'SecurityError')
}

test('a text is copied', async () => {
  const writeText = vi.fn(async () => {})
  await clipboardInBrowser(() => ({ writeText })).copyText('#7')
  expect(writeText).toHaveBeenCalledWith('#7')
})

test('a clipboard that is missing or refuses is a failure', async () => {
  await expect(clipboardInBrowser(() => undefined).copyText('#7')).rejects.toThrow()
  await expect(clipboardInBrowser(() => ({ writeText: async () => forbidden() })).copyText('#7')).rejects.toThrow()
})
