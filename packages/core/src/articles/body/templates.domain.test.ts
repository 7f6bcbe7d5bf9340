import fc from 'fast-check'
import { expect, test } from 'vitest'
import { someSession } from '../../../testing/ports.ts'
import { gapsIn } from './body.domain.ts'
import { filledIn, type Known, knownOf } from './templates.domain.ts'

const gaps = { storeName: 'store', telephone: 'phone', email: 'mail' }
const known: Known = { storeName: 'Крамниця', telephone: '+380 67 111 22 33', email: 'a@b.test' }
const nobody: Known = { storeName: null, telephone: null, email: null }

test.each<[string, Known, string]>([
  ['{store}, {phone}, {mail}', known, 'Крамниця, +380 67 111 22 33, a@b.test'],
  ['{store}: {store}', known, 'Крамниця: Крамниця'],
  ['{store}: {code}', known, 'Крамниця: {code}'],
  ['{storeName}', known, '{storeName}'],
  ['{store}: {phone}', { ...known, storeName: null }, '{store}: +380 67 111 22 33'],
  ['{store}', { ...nobody, storeName: "$& $1 $' \\" }, "$& $1 $' \\"],
  ['no gaps', known, 'no gaps'],
])('the template %j filled in with %j is %j', (body, about, expected) => {
  expect(filledIn({ body, gaps }, about)).toBe(expected)
})

const { supplier } = someSession

test.each<[string, Partial<typeof supplier>, Partial<Known>]>([
  ['a name is written on one line', { storeName: '  Крамниця\n Олени ' }, { storeName: 'Крамниця Олени' }],
  ['a blank value counts as missing', { storeName: ' \u200b', email: '' }, { storeName: null, email: null }],
  ['a value that looks like a gap counts as missing', { storeName: '{Крамниця}' }, { storeName: null }],
  ['a telephone is formatted for reading', { telephone: '380671112233' }, { telephone: '+380 67 111 22 33' }],
  ['a telephone of another country is formatted as well', { telephone: '48123456789' }, { telephone: '+48123456789' }],
  ['missing values stay missing', { telephone: null, email: null }, { telephone: null, email: null }],
])('%s', (_, events, expected) => {
  expect(knownOf({ ...supplier, ...events })).toMatchObject(expected)
})

test('without a supplier no value is known', () => {
  expect(knownOf(null)).toEqual(nobody)
})

test('every gap with a known value is filled in, and every other gap stays', () => {
  const value = fc.option(fc.string({ unit: fc.constantFrom('a', '{', '}', ' ', '\n', '$') }))
  fc.assert(
    fc.property(value, value, (storeName, email) => {
      const about = knownOf({ ...supplier, storeName, email })
      const left = gapsIn(filledIn({ body: '{store} {mail} {code}', gaps }, about))
      expect(left).toEqual(
        [about.storeName ?? 'store', about.email ?? 'mail', 'code'].filter((name) => gapsNamed.has(name)),
      )
    }),
  )
})

const gapsNamed = new Set(['store', 'mail', 'code'])
