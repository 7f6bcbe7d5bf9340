import { expect, test, vi } from 'vitest'
import { createHttp } from './http.client.ts'

const asking = () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response('{}'))
  const http = createHttp({ origin: 'http://api.test', clock: { now: () => 0 }, token: () => null, fetch })
  return { http, isKeptAlive: () => fetch.mock.calls.map(([input, init]) => new Request(input, init).keepalive) }
}

test.each<[string, object | undefined, boolean, boolean]>([
  ['a change without a body', undefined, true, true],
  ['a small change', { text: 'я'.repeat(100) }, true, true],
  ['a change that is too large', { text: 'я'.repeat(22_000) }, true, false],
  ['anything else', { text: '' }, false, false],
])('%s is carried out though the page is gone, or not', async (_, body, outlivesPage, isKept) => {
  const { http, isKeptAlive } = asking()
  await http('PUT', '/x', { ...(body && { body }), outlivesPage })
  expect(isKeptAlive()).toEqual([isKept])
})
