import { expect, test } from 'vitest'
import { xlsxOf } from './export.browser.ts'
import { filesInBrowser } from './list.browser.ts'

const opened = () => {
  const blobs: Blob[] = []
  const revoked: string[] = []
  const clicked: { href: string; download: string }[] = []
  const waiting: (() => void)[] = []
  const files = filesInBrowser({
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
  return { files, blobs, revoked, clicked, waiting }
}

test('a file is downloaded under its name, and its URL is revoked afterwards', async () => {
  const { files, blobs, revoked, clicked, waiting } = opened()
  await files.saveTable({ name: 'payouts', format: 'csv', header: ['Номер'], rows: [] })
  expect(clicked).toEqual([{ href: 'blob:1', download: 'payouts.csv' }])
  expect(await blobs[0]?.arrayBuffer()).toEqual(new TextEncoder().encode('\uFEFFНомер\r\n').buffer)
  expect(revoked).toEqual([])
  for (const run of waiting) run()
  expect(revoked).toEqual(['blob:1'])
})

test('a workbook is downloaded with its own type', async () => {
  const { files, blobs, clicked } = opened()
  await files.saveTable({ name: 'payouts', format: 'xlsx', header: ['Номер'], rows: [['1']] })
  expect(clicked).toEqual([{ href: 'blob:1', download: 'payouts.xlsx' }])
  expect(blobs[0]?.type).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
  const written = new Uint8Array((await blobs[0]?.arrayBuffer()) ?? new ArrayBuffer(0))
  expect(written).toEqual(xlsxOf(['Номер'], [['1']]))
})

test('a file of the server is downloaded from its own address', async () => {
  const { files, clicked, waiting } = opened()
  await files.downloadFile({ url: 'https://api.test/1.csv', name: '1.csv' })
  expect([clicked, waiting]).toEqual([[{ href: 'https://api.test/1.csv', download: '1.csv' }], []])
})
