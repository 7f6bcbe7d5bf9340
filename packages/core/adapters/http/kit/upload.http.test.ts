import { expect, test, vi } from 'vitest'
import type { SendForm } from './http.upload.ts'
import { formWith, uploadForm } from './upload.http.ts'

const place = 'Exif GPS of the camera'
const photo = () =>
  new File([Uint8Array.of(0xff, 0xd8, 0xff, 0xe1, 0, place.length + 2), place, Uint8Array.of(0xff, 0xd9)], 'a.jpg', {
    type: 'image/jpeg',
    lastModified: 7,
  })
const textsIn = (form: FormData) =>
  Promise.all([...form].map(async ([name, value]) => [name, value instanceof File ? await value.text() : value]))

test.each([
  ['a photo', photo(), false],
  ['a photo called a table', new File([photo()], 'a.csv', { type: 'text/csv' }), false],
  ['a table', new File([place], 'a.csv', { type: 'text/csv' }), true],
])('%s goes out with what is written in it: %s', async (_, file, isKept) => {
  const send = vi.fn<SendForm>(async () => ({ id: 7 }))
  const told = await new Promise((resolve) => {
    const form = formWith('file', file, { client_key: 'k' })
    uploadForm(send, resolve, { path: '/files', form, doneOf: (reply) => ({ type: 'upload.done', answer: reply }) })
  })
  expect(told).toEqual({ type: 'upload.done', answer: { id: 7 } })
  const [path, form] = send.mock.calls[0] ?? []
  const sent = form?.get('file') as File
  expect([path, sent.name, sent.type, form?.get('client_key')]).toEqual(['/files', file.name, file.type, 'k'])
  expect((await textsIn(form ?? new FormData())).join().includes(place)).toBe(isKept)
})

test('an upload that is stopped tells nothing', async () => {
  const send = vi.fn<SendForm>(async () => ({}))
  const emit = vi.fn()
  uploadForm(send, emit, { path: '/files', form: formWith('file', photo()), doneOf: () => ({ type: 'upload.done' }) })()
  await vi.waitFor(() => expect(send).toHaveBeenCalled())
  expect([send.mock.calls[0]?.[3].aborted, emit.mock.calls]).toEqual([true, []])
})
