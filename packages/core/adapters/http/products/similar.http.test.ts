import { expect, test, vi } from 'vitest'
import { similarOverHttp } from './similar.http.ts'

const signal = new AbortController().signal

test('the codes of a hundred variants go out ten at a time, and a product that is found twice is named once', async () => {
  const http = vi.fn(
    async (_method: string, _path: string, _extra: { readonly query: Readonly<Record<string, unknown>> }) => ({
      data: [{ id: 7, title: 'Cup', sku: 'C-1' }, { id: 5 }],
    }),
  )
  const skus = Array.from({ length: 100 }, (_, at) => `C-${at}`)
  const asked = { product: '5', title: 'Cup', skus, barcodes: ['4820000000017'] }
  expect(await similarOverHttp(http as never).fetchSimilar(asked, signal)).toEqual([
    { id: '7', title: 'Cup', sku: 'C-1' },
  ])
  const queries = http.mock.calls.map(([, , { query }]) => query)
  expect(queries.flatMap((query) => query['sku[]'])).toEqual(skus)
  expect(queries.map(({ title }) => title)).toEqual(['Cup', ...Array(9).fill(undefined)])
  expect(queries[0]?.['barcode[]']).toEqual(['4820000000017'])
})
