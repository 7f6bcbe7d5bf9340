import { expect, test } from 'vitest'
import { isAnother } from './releases.domain.ts'

test.each([
  ['the same release', { id: 'a', day: '2026-11-28' }, { id: 'a', day: '2026-11-28' }, false],
  ['a later one', { id: 'a', day: '2026-11-28' }, { id: 'b', day: '2026-11-28' }, true],
  [
    'an earlier one, to which the host has gone back',
    { id: 'b', day: '2026-11-28' },
    { id: 'a', day: '2026-11-01' },
    true,
  ],
  ['one beside an unknown one', null, { id: 'b', day: '2026-11-28' }, false],
])('%s', (_, running, newest, is) => {
  expect(isAnother(running, newest)).toBe(is)
})
