import { expect, test } from 'vitest'
import { flagOf } from './flag.domain.ts'

test.each([
  ['🇺🇦', { sign: '🇺🇦' }],
  ['🌐', { sign: '🌐' }],
  ['🏳️‍🌈', { sign: '🏳️‍🌈' }],
  [
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
    { sign: '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}' },
  ],
  ['https://media.test/flags/pl.svg', { image: 'https://media.test/flags/pl.svg' }],
  ['https://evil.test/flags/pl.svg', null],
  ['https://media.test.evil.test/pl.svg', null],
  ['//media.test/pl.svg', null],
  ['javascript:alert(1)', null],
  ['data:image/svg+xml,<svg/>', null],
  ['PL', null],
  ['🇵🇱🇵🇱', null],
  ['', null],
])('the flag %j is shown as %j', (written, shown) => {
  expect(flagOf(written, ['https://media.test'])).toEqual(shown)
})
