import { expect, test } from 'vitest'
import { mostFileBytes, namedFile, refusalOfFile } from './chat-file.domain.ts'

test.each([
  ['photo.jpg', 'image/jpeg', mostFileBytes, null],
  ['photo.jpg', 'image/jpeg', mostFileBytes + 1, 'chats.fileTooLarge'],
  ['invoice.pdf', 'application/pdf', 1000, null],
  ['IMG_0412.HEIC', '', 1000, 'images.heic'],
  ['IMG_0412.heif', 'image/heif', 1000, 'images.heic'],
  ['IMG_0412', 'image/heic', 1000, 'images.heic'],
  ['heic.pdf', 'application/pdf', 1000, null],
])('%s of the type "%s" with %d bytes is refused for %s', (name, type, size, key) => {
  expect(refusalOfFile(namedFile({ name, type, size }))).toEqual(key && { key })
})
