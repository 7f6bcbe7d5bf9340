import { expect, test } from 'vitest'
import { checkDomain, checkSlug, hostIn, phoneIn } from './stores.domain.ts'

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

test.each([
  ['kramnytsia', true],
  ['Shop-24', true],
  ['ab', false],
  ['крамниця', false],
  ['a'.repeat(41), false],
])('the address %j on the marketplace is valid: %s', (typed, isValid) =>
  expect(checkSlug(typed) === null).toBe(isValid),
)

test.each([
  ['067 111 22 33', '380671112233'],
  ['+38 (067) 111-22-33', '380671112233'],
  ['380671112233', '380671112233'],
  ['0671', '0671'],
])('the telephone %j', (typed, digits) => expect(phoneIn(typed)).toBe(digits))
