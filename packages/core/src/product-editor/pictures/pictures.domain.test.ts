import { expect, test } from 'vitest'
import type { ImageInfo } from '../../images/image.domain.ts'
import type { MessageKey } from '../../kernel/message-keys.ts'
import { pictureRefusal, sizeRefusal } from './pictures.domain.ts'

const megabyte = 1024 * 1024
const bytesOf = (text: string): readonly number[] => [...text].map((one) => one.charCodeAt(0))
const png = (width: number, height: number) =>
  new Uint8Array([
    ...[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, ...bytesOf('IHDR')],
    ...[0, 0, width >> 8, width & 255, 0, 0, height >> 8, height & 255],
  ])
const file = (declared: string, head: Uint8Array, bytes = megabyte): ImageInfo => ({ bytes, declared, head })
const pdf = new Uint8Array(bytesOf('%PDF-1.7\n1 0 obj'))
const heic = new Uint8Array([0, 0, 0, 24, ...bytesOf('ftypheic')])

test.each<[string, ImageInfo, MessageKey | undefined]>([
  ['of a good size', file('image/png', png(800, 600)), undefined],
  ['with an empty type, as its name has no ending', file('', png(800, 600)), undefined],
  ['named as another kind of picture', file('image/jpeg', png(800, 600)), undefined],
  ['of exactly the largest weight', file('image/png', png(800, 600), 10 * megabyte), undefined],
  ['heavier by one byte', file('image/png', png(800, 600), 10 * megabyte + 1), 'images.tooLarge'],
  ['of 60 megabytes', file('image/png', png(8000, 4000), 60 * megabyte), 'images.tooLarge'],
  ['that is a PDF named jpg', file('image/jpeg', pdf), 'images.wrongType'],
  ['that is a PDF named jpg of 60 megabytes', file('image/jpeg', pdf, 60 * megabyte), 'images.wrongType'],
  ['of a telephone, HEIC', file('image/heic', heic), 'images.heic'],
  ['of a telephone, HEIC named jpg', file('image/jpeg', heic), 'images.heic'],
  ['without a byte', file('image/png', new Uint8Array(), 0), 'images.empty'],
  ['one pixel too low', file('image/png', png(800, 599)), 'productEditor.smallPicture'],
])('a picture %s is answered before it is sent', (_, info, key) => {
  expect(pictureRefusal(info)).toEqual(key === undefined ? null : expect.objectContaining({ key }))
})

test('a picture that is too heavy is told its size and the most that is allowed', () => {
  expect(pictureRefusal(file('image/png', png(800, 600), 60 * megabyte))).toEqual({
    key: 'images.tooLarge',
    values: { size: 60 * megabyte, most: 10 * megabyte },
  })
})

test('a picture of unknown size is not refused for its size', () => {
  expect(sizeRefusal(null)).toBeNull()
})
