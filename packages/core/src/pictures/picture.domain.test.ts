import { describe, expect, test } from 'vitest'
import type { Failure } from '../kernel/failure.ts'
import {
  checkSize,
  encodingFor,
  mostPixels,
  newsOf,
  notesOf,
  type PictureFacts,
  refusalOf,
  typeIn,
  usualLimits,
} from './picture.domain.ts'

const bytesOf = (...parts: readonly (string | readonly number[])[]): Uint8Array =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...new TextEncoder().encode(part)] : [...part])))

const uint32 = (value: number): readonly number[] => [24, 16, 8, 0].map((shift) => (value >>> shift) & 0xff)

const png = (width: number, height: number) =>
  bytesOf([0x89], 'PNG\r\n', [0x1a, 0x0a], uint32(13), 'IHDR', uint32(width), uint32(height))
const jpeg = bytesOf([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0])
const webp = bytesOf('RIFF', [1, 2, 3, 4], 'WEBPVP8 ')

describe('the first bytes', () => {
  test.each([
    ['a PNG', png(1, 1), 'image/png'],
    ['a JPEG', jpeg, 'image/jpeg'],
    ['a WebP', webp, 'image/webp'],
    ['an SVG', bytesOf('<svg xmlns="http://www.w3.org/2000/svg">'), null],
    ['a page', bytesOf('<!doctype html>'), null],
    ['a GIF', bytesOf('GIF89a'), null],
    ['a sound in the same wrapping as WebP', bytesOf('RIFF', [1, 2, 3, 4], 'WAVEfmt '), null],
    ['a PNG that begins one byte late', bytesOf([0], [...png(1, 1)]), null],
    ['too little to tell', bytesOf('RIFF'), null],
    ['nothing', bytesOf(), null],
  ])('of %s', (_, head, type) => {
    expect(typeIn(head)).toBe(type)
  })
})

describe('a file', () => {
  const file: PictureFacts = { bytes: 1000, declared: 'image/png', head: png(800, 600) }
  const five = 5 * 1024 * 1024

  test.each<[string, Partial<PictureFacts>, string | null]>([
    ['a picture', {}, null],
    ['of exactly the size that is allowed', { bytes: five }, null],
    ['one byte larger', { bytes: five + 1 }, 'pictures.tooLarge'],
    ['empty', { bytes: 0, head: bytesOf() }, 'pictures.empty'],
    ['SVG called PNG', { head: bytesOf('<svg onload="alert(1)">') }, 'pictures.wrongType'],
    ['HTML called PNG', { head: bytesOf('<html><script>') }, 'pictures.wrongType'],
    ['PNG called SVG', { declared: 'image/svg+xml' }, 'pictures.wrongType'],
    ['PNG called nothing', { declared: '' }, 'pictures.wrongType'],
    ['GIF', { declared: 'image/gif', head: bytesOf('GIF89a') }, 'pictures.wrongType'],
    // Telephones and chats name files as they like; what is sent is drawn anew and says what it is.
    ['JPEG called PNG', { head: jpeg }, null],
    ['large, and no picture at all', { bytes: five * 9, head: bytesOf('%PDF') }, 'pictures.wrongType'],
    ['of 40 megapixels', { head: png(8000, 5000) }, null],
    ['of a row more', { head: png(8000, 5001) }, 'pictures.tooManyPixels'],
    ['that unpacks to more than any memory', { head: png(65_535, 65_535) }, 'pictures.tooManyPixels'],
    ['that does not say how large it is', { head: webp, declared: 'image/webp' }, null],
  ])('%s', (_, change, key) => {
    expect(refusalOf({ ...file, ...change }, usualLimits)).toEqual(key && { key })
  })

  test('is measured by what the deployment allows', () => {
    expect(refusalOf(file, { mostBytes: 999 })).toEqual({ key: 'pictures.tooLarge' })
  })
})

test('what is decoded is measured, too', () => {
  expect(checkSize({ width: mostPixels, height: 1 })).toBe(null)
  expect(checkSize({ width: mostPixels + 1, height: 1 })).toEqual({ key: 'pictures.tooManyPixels' })
  expect(checkSize(null)).toBe(null)
})

test('a photograph stays one, and what may have clear parts keeps them', () => {
  expect((['image/jpeg', 'image/png', 'image/webp'] as const).map(encodingFor)).toEqual([
    'image/jpeg',
    'image/webp',
    'image/webp',
  ])
})

describe('an upload that failed says why', () => {
  const texts = [{ text: 'Аватар завеликий.' }]
  const refused = (status: number, said: typeof texts): Failure => ({
    kind: 'refused',
    status,
    texts: said,
    fields: {},
    retryAfter: null,
  })

  test.each<[string, Failure, unknown]>([
    ['422 with sentences', refused(422, texts), texts],
    ['413 with sentences', refused(413, texts), texts],
    ['413 with a page', refused(413, []), [{ key: 'pictures.tooLargeForServer' }]],
    ['403 with nothing', refused(403, []), [{ key: 'pictures.notSaved' }]],
    ['no network', { kind: 'unreachable' }, [{ key: 'pictures.noConnection' }]],
    ['a standstill', { kind: 'timedOut' }, [{ key: 'pictures.stalled' }]],
    ['500', { kind: 'serverBroken', status: 500, texts: [], retryAfter: null }, [{ key: 'pictures.notSaved' }]],
    ['503 with sentences', { kind: 'serverBroken', status: 503, texts, retryAfter: 1 }, texts],
    ['nonsense', { kind: 'unexpected' }, [{ key: 'pictures.notSaved' }]],
    // The notice that offers to sign in says the rest.
    ['401', { kind: 'unauthorized', texts: [{ text: 'Unauthenticated.' }] }, [{ key: 'pictures.notSaved' }]],
  ])('%s', (_, failure, notes) => {
    expect(notesOf(failure)).toEqual(notes)
  })
})

test('of an account nothing is taken but the picture that was sent', () => {
  const account = { avatar: 'https://media.test/1', background: 'https://media.test/2', firstname: 'Анна' }
  expect(newsOf('avatar', account)).toEqual({ avatar: 'https://media.test/1' })
  expect(newsOf('background', account)).toEqual({ background: 'https://media.test/2' })
})

test.each([{}, { avatar: null }, { background: 'https://media.test/2' }])(
  'an account that names no avatar is no news of one: %j',
  (account) => {
    expect(newsOf('avatar', account)).toBe(null)
  },
)
