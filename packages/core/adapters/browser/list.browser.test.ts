import { expect, test } from 'vitest'
import { filesInBrowser } from './list.browser.ts'

test('a file is downloaded under its name, and its URL is revoked afterwards', async () => {
  const blobs: Blob[] = []
  const revoked: string[] = []
  const clicked: { href: string; download: string }[] = []
  const waiting: (() => void)[] = []
  const { saveFile } = filesInBrowser({
    createLink: () => {
      const link = {
        href: '',
        download: '',
        click: () => void clicked.push({ href: link.href, download: link.download }),
      }
      return link
    },
    urls: {
      createObjectURL: (blob) => {
        blobs.push(blob)
        return 'blob:1'
      },
      revokeObjectURL: (url) => void revoked.push(url),
    },
    later: (run) => void waiting.push(run),
  })
  await saveFile({ name: 'payouts.csv', text: '\uFEFFНомер\r\n' })
  expect(clicked).toEqual([{ href: 'blob:1', download: 'payouts.csv' }])
  expect(await blobs[0]?.arrayBuffer()).toEqual(new TextEncoder().encode('\uFEFFНомер\r\n').buffer)
  expect(revoked).toEqual([])
  for (const run of waiting) run()
  expect(revoked).toEqual(['blob:1'])
})
