import { expect, test } from 'vitest'
import { type AdProblem, adQuestion, linkMistakes, markedParts, pricesOf, textProblems } from './ads.domain.ts'
import { telegramAds } from './telegram-ads.section.ts'

const problem = (range: AdProblem['range'], isRefused = false, message = 'Ні.'): AdProblem => ({
  ...{ code: 'caps', range, isRefused, message },
})

const text = 'Плед 🎁 НОВИЙ'

test.each<[string, readonly AdProblem['range'][], readonly string[]]>([
  ['no problem', [], [text]],
  ['a word', [{ from: 8, to: 13 }], ['Плед 🎁 ', '[НОВИЙ]']],
  ['a sign of two UTF-16 units', [{ from: 5, to: 7 }], ['Плед ', '[🎁]', ' НОВИЙ']],
  [
    'ranges that overlap',
    [
      { from: 0, to: 7 },
      { from: 5, to: 13 },
    ],
    ['[Плед ]', '[🎁]', '[ НОВИЙ]'],
  ],
  ['a range outside the text', [{ from: 40, to: 50 }], [text]],
  ['a range that ends outside the text', [{ from: 8, to: 50 }], ['Плед 🎁 ', '[НОВИЙ]']],
  ['ranges that are none', [{ from: -1, to: 3 }, { from: 5, to: 5 }, null], [text]],
])('%s', (_, ranges, expected) => {
  const parts = markedParts(
    text,
    ranges.map((range) => problem(range)),
  )
  expect(parts.map(({ text: part, isMarked }) => (isMarked ? `[${part}]` : part))).toEqual(expected)
})

test('the problems of the text come in the order of their words', () => {
  const [first, second] = [problem({ from: 0, to: 4 }), problem({ from: 8, to: 13 })]
  expect(textProblems([second, problem(null, true), first])).toEqual([first, second])
})

test('an empty text has no parts', () => {
  expect(markedParts('', [problem({ from: 0, to: 3 })])).toEqual([])
})

test.each<[string, readonly AdProblem[], object]>([
  ['advice about the text', [problem({ from: 0, to: 4 })], {}],
  ['a refused text', [problem({ from: 0, to: 4 }, true)], {}],
  ['advice about the link', [problem(null)], {}],
  ['a refused link', [problem(null, true, 'Скорочене.')], { url: { text: 'Скорочене.' } }],
])('%s', (_, problems, expected) => {
  expect(linkMistakes(problems)).toEqual(expected)
})

test('nothing is asked about an ad without words and link', () => {
  expect([adQuestion(' ', ''), adQuestion(' Плед', '')]).toEqual([null, { text: ' Плед', url: '' }])
})

test('the prices of the chosen channels, as far as they are known', () => {
  const channel = (facts?: unknown) => ({ id: '41', title: 'Оселя', ...(facts !== undefined && { facts }) })
  expect(pricesOf([channel({ price: 140 }), channel({ price: 90 }), channel({ price: null })])).toEqual({
    min: 90,
    max: 140,
  })
  expect([pricesOf([channel()]), pricesOf([])]).toEqual([null, null])
})

test.each<[keyof typeof telegramAds.form, unknown, string | null]>([
  ['text', 'а'.repeat(160), null],
  ['text', `${'а'.repeat(159)}🎁`, 'kit.tooLong'],
  ['url', 'https://t.me/kramnytsia', null],
  ['url', 'kramnytsia', 'telegramAds.notALink'],
  ['channels', Array.from({ length: 50 }, (_, at) => ({ id: String(at), title: 'Канал' })), null],
  ['channels', Array.from({ length: 51 }, (_, at) => ({ id: String(at), title: 'Канал' })), 'kit.tooMany'],
  ['budget', '99,99', 'kit.sumTooLow'],
])('the field %s', (name, value, key) => {
  const { [name]: error } = telegramAds.form[name].check(value as never, name)
  expect(error ?? null).toEqual(key === null ? null : expect.objectContaining({ key }))
})
