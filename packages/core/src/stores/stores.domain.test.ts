import { expect, test } from 'vitest'
import type { AnyValues } from '../kit/form/record.domain.ts'
import { announcedPause, checkDomain, hiddenBy, hostIn, storeStatuses } from './stores.domain.ts'

test.each([
  ['shop.com.ua', 'shop.com.ua'],
  [' https://Shop.com.ua/ ', 'shop.com.ua'],
  ['крамниця.укр', 'крамниця.укр'],
  ['xn--80aswg.xn--j1amh', 'xn--80aswg.xn--j1amh'],
])('the domain %j', (typed, host) => {
  expect([hostIn(typed), checkDomain(typed)]).toEqual([host, null])
})

test.each([
  'shop',
  'shop.com/catalog',
  'ftp://shop.com',
  'shop..com',
  '-shop.com',
  'shop-.com',
  '10.0.0.1',
  'a b.com',
  `${'a'.repeat(64)}.com`,
  `${'a.'.repeat(126)}com`,
])('%j is not a domain', (typed) => expect(checkDomain(typed)).toEqual({ key: 'stores.domainRule' }))

test('buyers see a store that sells or is on a break, and no other', () => {
  expect(storeStatuses.filter((status) => hiddenBy(status) === null)).toEqual(['active', 'pause_planned', 'paused'])
})

test.each<[string, AnyValues, ReturnType<typeof announcedPause>]>([
  ['no day is typed yet', { from: '', to: '2026-09-07', message: 'Back soon' }, null],
  ['a day that does not exist', { from: '2026-02-31', to: '', message: '' }, null],
  [
    'an open end',
    { from: '2026-09-01', to: '', message: ' Back soon ' },
    { from: '2026-09-01', to: null, message: 'Back soon' },
  ],
  [
    'both days',
    { from: '2026-09-01', to: '2026-09-07', message: '' },
    { from: '2026-09-01', to: '2026-09-07', message: '' },
  ],
])('a pause is announced to buyers: %s', (_, values, pause) => {
  expect(announcedPause(values)).toEqual(pause)
})
