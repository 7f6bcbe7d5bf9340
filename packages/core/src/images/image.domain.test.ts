import { describe, expect, test } from 'vitest'
import type { Failure } from '../kernel/failure.ts'
import {
  checkSize,
  encodingFor,
  eventsOf,
  type ImageInfo,
  mostPixels,
  notesOf,
  refusalOf,
  typeIn,
  usualLimits,
} from './image.domain.ts'

const bytesOf = (...parts: readonly (string | readonly number[])[]): Uint8Array =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...new TextEncoder().encode(part)] : [...part])))

const uint32 = (value: number): readonly number[] => [24, 16, 8, 0].map((shift) => (value >>> shift) & 0xff)

const png = (width: number, height: number) =>
  bytesOf([0x89], 'PNG\r\n', [0x1a, 0x0a], uint32(13), 'IHDR', uint32(width), uint32(height))
const jpeg = bytesOf([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0])
const webp = bytesOf('RIFF', [1, 2, 3, 4], 'WEBPVP8 ')

describe('the type found in the first bytes', () => {
  test.each([
    ['a PNG', png(1, 1), 'image/png'],
    ['a JPEG', jpeg, 'image/jpeg'],
    ['a WebP', webp, 'image/webp'],
    ['an SVG', bytesOf('<svg xmlns="http://www.w3.org/2000/svg">'), null],
    ['a page', bytesOf('<!doctype html>'), null],
    ['a GIF', bytesOf('GIF89a'), null],
    ['a sound in the same container format as WebP', bytesOf('RIFF', [1, 2, 3, 4], 'WAVEfmt '), null],
    ['a PNG that begins one byte late', bytesOf([0], [...png(1, 1)]), null],
    ['too few bytes', bytesOf('RIFF'), null],
    ['nothing', bytesOf(), null],
  ])('of %s', (_, head, type) => {
    expect(typeIn(head)).toBe(type)
  })
})

describe('a file is accepted or refused', () => {
  const file: ImageInfo = { bytes: 1000, declared: 'image/png', head: png(800, 600) }
  const five = 5 * 1024 * 1024

  test.each<[string, Partial<ImageInfo>, string | null]>([
    ['an image', {}, null],
    ['of exactly the size that is allowed', { bytes: five }, null],
    ['one byte larger', { bytes: five + 1 }, 'images.tooLarge'],
    ['empty', { bytes: 0, head: bytesOf() }, 'images.empty'],
    ['SVG called PNG', { head: bytesOf('<svg onload="alert(1)">') }, 'images.wrongType'],
    ['HTML called PNG', { head: bytesOf('<html><script>') }, 'images.wrongType'],
    ['PNG called SVG', { declared: 'image/svg+xml' }, 'images.wrongType'],
    ['PNG without a declared type', { declared: '' }, 'images.wrongType'],
    ['HEIC', { declared: 'image/heic', head: bytesOf([0, 0, 0, 24], 'ftypheic') }, 'images.heic'],
    ['HEIC called JPEG', { declared: 'image/jpeg', head: bytesOf([0, 0, 0, 24], 'ftypmif1') }, 'images.heic'],
    ['GIF', { declared: 'image/gif', head: bytesOf('GIF89a') }, 'images.wrongType'],
    // Telephones and chat apps often use a wrong extension. The file is accepted, because the upload is drawn anew with
    // the right type.
    ['JPEG called PNG', { head: jpeg }, null],
    ['large and not a picture', { bytes: five * 9, head: bytesOf('%PDF') }, 'images.wrongType'],
    ['of 40 megapixels', { head: png(8000, 5000) }, null],
    ['of one row above 40 megapixels', { head: png(8000, 5001) }, 'images.tooManyPixels'],
    ['that unpacks to more than any memory', { head: png(65_535, 65_535) }, 'images.tooManyPixels'],
    ['without a readable size', { head: webp, declared: 'image/webp' }, null],
  ])('%s', (_, change, key) => {
    expect(refusalOf({ ...file, ...change }, usualLimits)).toEqual(key && expect.objectContaining({ key }))
  })

  test('by the size limit of the deployment', () => {
    expect(refusalOf(file, { mostBytes: 999 })).toMatchObject({ key: 'images.tooLarge', values: { most: 999 } })
  })

  test.each([
    [five + 1, 5.1],
    [five * 12, 60],
  ])(
    'which the message names beside the size of the file, so that %i bytes are not called the limit',
    (bytes, size) => {
      const named = { size: size * 1024 * 1024, most: five }
      expect(refusalOf({ ...file, bytes }, usualLimits)).toEqual({ key: 'images.tooLarge', values: named })
    },
  )
})

test('the size of a decoded image is checked too', () => {
  expect(checkSize({ width: mostPixels, height: 1 })).toBe(null)
  expect(checkSize({ width: mostPixels + 1, height: 1 })).toEqual({ key: 'images.tooManyPixels' })
  expect(checkSize(null)).toBe(null)
})

test('a JPEG stays a JPEG, and formats with transparency become WebP', () => {
  expect((['image/jpeg', 'image/png', 'image/webp'] as const).map(encodingFor)).toEqual([
    'image/jpeg',
    'image/webp',
    'image/webp',
  ])
})

describe('the message about a failed upload', () => {
  const texts = [{ text: 'Аватар завеликий.' }]
  const refused = (status: number, sent: typeof texts): Failure => ({
    kind: 'refused',
    status,
    texts: sent,
    fields: {},
    retryAfter: null,
  })

  test.each<[string, Failure, unknown]>([
    ['422 with messages', refused(422, texts), texts],
    ['413 with messages', refused(413, texts), texts],
    ['413 with an HTML page', refused(413, []), [{ key: 'images.tooLargeForServer' }]],
    ['403 without messages', refused(403, []), [{ key: 'images.notSaved' }]],
    ['no network', { kind: 'unreachable' }, [{ key: 'images.noConnection' }]],
    ['a stalled upload', { kind: 'timedOut' }, [{ key: 'images.stalled' }]],
    ['500', { kind: 'serverBroken', status: 500, texts: [], retryAfter: null }, [{ key: 'images.notSaved' }]],
    ['503 with messages', { kind: 'serverBroken', status: 503, texts, retryAfter: 1 }, texts],
    ['nonsense', { kind: 'unexpected' }, [{ key: 'images.notSaved' }]],
    // The toast that offers to sign in explains the failure.
    ['401', { kind: 'unauthorized', texts: [{ text: 'Unauthenticated.' }] }, [{ key: 'images.notSaved' }]],
  ])('%s', (_, failure, notes) => {
    expect(notesOf(failure)).toEqual(notes)
  })
})

test('only the uploaded picture is taken from the account', () => {
  const account = { avatar: 'https://media.test/1', background: 'https://media.test/2', firstname: 'Анна' }
  expect(eventsOf('avatar', account)).toEqual({ avatar: 'https://media.test/1' })
  expect(eventsOf('background', account)).toEqual({ background: 'https://media.test/2' })
})

test.each([{}, { avatar: null }, { background: 'https://media.test/2' }])(
  'an account without an avatar changes no avatar: %j',
  (account) => {
    expect(eventsOf('avatar', account)).toBe(null)
  },
)
