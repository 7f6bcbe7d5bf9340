import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isFollowable } from '../../kernel/address.ts'
import { bodyLength, isBlank, isKeepable, lengthOf, mistakesOf } from './body.domain.ts'

const long = 'Відправляємо замовлення щодня, крім неділі. '.repeat(5)

test.each([
  ['', 0],
  ['  \n ', 0],
  [' абв ', 3],
  ['👍🏻', 2],
])('%j has %i characters', (body, length) => {
  expect(lengthOf(body)).toBe(length)
  expect(isBlank(body)).toBe(length === 0)
})

test.each([
  [99, 'tooShort'],
  [100, null],
  [20_000, null],
  [20_001, 'tooLong'],
])('a text of %i characters breaks the rule %j', (length, rule) => {
  const body = 'я'.repeat(length)
  expect(mistakesOf(body)).toEqual(
    rule === null
      ? []
      : [{ rule, length, ...(rule === 'tooShort' ? { least: bodyLength.min } : { most: bodyLength.max }) }],
  )
  expect(isKeepable(body)).toBe(length <= bodyLength.max)
})

test.each([
  ['Телефон: {телефон}', [{ rule: 'placeholder', name: 'телефон' }]],
  [
    '{назва магазину}, {телефон}, {телефон}',
    [
      { rule: 'placeholder', name: 'назва магазину' },
      { rule: 'placeholder', name: 'телефон' },
    ],
  ],
  ['{}', []],
  ['{зовсім\nне те}', []],
  ['[сайт](http://shop.test)', [{ rule: 'link', address: 'http://shop.test' }]],
  ['[сайт](javascript:alert(1))', [{ rule: 'link', address: 'javascript:alert(1)' }]],
  ['[сайт](//shop.test)', [{ rule: 'link', address: '//shop.test' }]],
  ['[сайт]()', [{ rule: 'link', address: '' }]],
  ['[сайт](https://shop.test/оплата?a=1#b)', []],
  ['[сайт](https://shop.test/a_(b))', []],
  ['[сайт](https://shop.test:8443/a)', []],
  ['ціна < 100 грн., 5 > 3', []],
  ['<script>alert(1)</script>', ['<script>', '</script>'].map((tag) => ({ rule: 'tag', tag }))],
  ['Наш <b class="x">магазин', [{ rule: 'tag', tag: '<b class="x">' }]],
])('%j has the mistakes %j', (body, mistakes) => {
  expect(mistakesOf(`${long}${body}`)).toEqual(mistakes)
})

test('a quoted mistake is cut short', () => {
  const [mistake] = mistakesOf(`${long}[a](http://${'x'.repeat(500)})`)
  expect(mistake).toMatchObject({ rule: 'link', address: expect.stringMatching(/^http:\/\/x{53}…$/) })
})

test.each([
  ['https://shop.test', true],
  ['HTTPS://shop.test/a b', false],
  ['https://user@shop.test', false],
  ['https://shop.test:8443', true],
  ['https://shop.test:8443/оплата?a=1#b', true],
  ['https://shop.test:65535', true],
  ['https://shop.test:65536', false],
  ['https://shop.test:', false],
  ['https://shop.test:a', false],
  ['https://user:8443@shop.test', false],
  ['https://shop.test:8443@evil.test', false],
  ['https://', false],
  ['https://a\\b', false],
  ['mailto:a@b.test', false],
  [`https://shop.test/${'x'.repeat(2000)}`, false],
])('the link %j may be followed: %j', (address, expected) => {
  expect(isFollowable(address)).toBe(expected)
})

test.each(
  [...'\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u200b\u00ad'].map(
    (sign) => `https://shop.test/${sign}a`,
  ),
)('the link %j with a hidden or direction-changing character is not followed', (address) => {
  expect(isFollowable(address)).toBe(false)
  expect(mistakesOf(`[сайт](${address})`)).toContainEqual({ rule: 'link', address })
})

test.each([
  ['https://shop.test/шлях?а=б', true],
  ['https://магазин.укр', true],
  ['https://pаypal.com', false],
  ['https://аррӏе.com', false],
  ['https://xn--80ak6aa92e.com', false],
  ['https://shop.XN--80ak6aa92e', false],
  ['https://ѕһор.test', false],
  ['https://αβγ.test', false],
  ['https://%73hop.test', false],
])('the host of %s cannot imitate another host: %s', (address, expected) => {
  expect(isFollowable(address)).toBe(expected)
})

test('the rules accept any text without an exception', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('[', ']', '(', ')', '<', '/', 'a', '{', '}', '\n', 'https://') }),
      (body) => {
        expect(Array.isArray(mistakesOf(body))).toBe(true)
      },
    ),
  )
})
