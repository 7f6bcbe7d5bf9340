import { expect, test } from 'vitest'
import type { Failure } from '../../kernel/failure.ts'
import { failedPicture } from './picture.setup.ts'

const refused = (status: number, text?: string): Failure => ({
  kind: 'refused',
  status,
  texts: text === undefined ? [] : [{ text }],
  fields: {},
  retryAfter: null,
})

test.each<[string, Failure, object]>([
  ['as too large, with an HTML page', refused(413), { key: 'images.tooLargeForServer' }],
  ['as too large, in its own words', refused(413, 'До 8 МБ.'), { text: 'До 8 МБ.' }],
  ['without a reason', refused(403), { key: 'failure.unexpected' }],
])('a picture that the server refuses %s says so', (_, failure, message) => {
  expect(failedPicture(failure)).toMatchObject({ state: 'failed', message })
})
