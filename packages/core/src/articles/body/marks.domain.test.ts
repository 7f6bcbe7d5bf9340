import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Mark, marked } from './marks.domain.ts'

/** Reads a text with its selection between two brackets; `|` is a caret. */
const read = (written: string) => {
  const from = written.search(/[‹|]/)
  const to = written.includes('|') ? from : written.indexOf('›') - 1
  return { body: written.replace(/[‹›|]/g, ''), selection: { from, to } }
}

const shown = ({ body, selection: { from, to } }: ReturnType<typeof marked>): string =>
  from === to
    ? `${body.slice(0, from)}|${body.slice(from)}`
    : `${body.slice(0, from)}‹${body.slice(from, to)}›${body.slice(to)}`

const after = (written: string, mark: Mark): string => {
  const { body, selection } = read(written)
  return shown(marked(body, selection, mark))
}

describe('bold', () => {
  test.each([
    ['Один ‹два› три', 'Один **‹два›** три'],
    ['Один **‹два›** три', 'Один ‹два› три'],
    ['Один ‹**два**› три', 'Один ‹два› три'],
    ['Один **два ‹три› чотири**', 'Один ‹два три чотири›'],
    ['Один‹ два ›три', 'Один **‹два›** три'],
    ['Один д|ва три', 'Один **д|ва** три'],
    ['Один **д|ва** три', 'Один д|ва три'],
    ['п’я|ть', '**п’я|ть**'],
    ['Один |', 'Один **|**'],
    ['Один **|**', 'Один |'],
    ['|', '**|**'],
    ['**а** ‹б **в**› г', '**а** **‹б в›** г'],
    ['‹один **два› три**', '**‹один два три›**'],
    ['- ‹один\n- два›', '- **‹один**\n- **два›**'],
    ['‹- один\n\n## два›', '- **‹один**\n\n## **два›**'],
    ['‹- **один**\n- **два**›', '- ‹один\n- два›'],
    ['‹- **один**\n- два›', '- **один**\n- **‹два›**'],
    ['‹ \n ›', '‹ \n ›'],
  ])('%j becomes %j', (before, expected) => {
    expect(after(before, 'bold')).toBe(expected)
  })
})

describe('a link', () => {
  test.each([
    ['Наш ‹сайт› тут', 'Наш [сайт](‹https://›) тут'],
    ['Наш са|йт тут', 'Наш [сайт](‹https://›) тут'],
    ['Тут: |', 'Тут: [|](https://)'],
    ['Тут: ‹https://shop.test/a› ось', 'Тут: [‹https://shop.test/a›](https://shop.test/a) ось'],
    ['Наш [са|йт](https://shop.test) тут', 'Наш ‹сайт› тут'],
    ['Наш ‹[сайт](https://shop.test)› тут', 'Наш ‹сайт› тут'],
    ['‹Наш [сайт](https://shop.test/a_(b)) тут›', '[Наш сайт тут](‹https://›)'],
    ['‹Наш\nсайт›', '[Наш](‹https://›)\nсайт'],
  ])('%j becomes %j', (before, expected) => {
    expect(after(before, 'link')).toBe(expected)
  })
})

describe('a line', () => {
  test.each<[Mark, string, string]>([
    ['heading', 'До|ставка', '## До|ставка'],
    ['heading', '## До|ставка', 'До|ставка'],
    ['heading', '# До|ставка', 'До|ставка'],
    ['heading', '- До|ставка', '## До|ставка'],
    ['heading', '|', '## |'],
    ['heading', 'а\n‹б›\nв', 'а\n## ‹б›\nв'],
    ['bullets', '|', '- |'],
    ['bullets', '|\nа', '- |\n\nа'],
    ['bullets', '‹один\nдва›', '‹- один\n- два›'],
    ['bullets', '‹- один\n- два›', '‹один\nдва›'],
    ['bullets', '‹- один\nдва›', '‹- один\n- два›'],
    ['bullets', '‹1. один\n2. два›', '‹- один\n- два›'],
    ['bullets', '‹один\n\nдва›', '‹- один\n\n- два›'],
    ['bullets', '‹один\n›два', '- ‹один›\n\nдва'],
    ['bullets', '- один\nд|ва', '- один\n- д|ва'],
    ['bullets', '- один\n- д|ва\n- три', '- один\n\nд|ва\n- три'],
    ['numbers', '‹один\nдва›', '‹1. один\n2. два›'],
    ['numbers', '1. один\nд|ва', '1. один\n2. д|ва'],
    ['numbers', '‹- один\n\n- два›', '‹1. один\n\n2. два›'],
    ['numbers', 'Кроки:\nо|дин', 'Кроки:\n\n1. о|дин'],
    ['numbers', '1. один\n2. д|ва\n3. три', '1. один\n\nд|ва\n\n3. три'],
    ['numbers', '‹\n\n›', '‹\n›\n'],
  ])('%s: %j becomes %j', (mark, before, expected) => {
    expect(after(before, mark)).toBe(expected)
  })
})

const marks: readonly Mark[] = ['bold', 'heading', 'bullets', 'numbers', 'link']
const pieces = fc.string({
  unit: fc.constantFrom('а', 'б', ' ', '\n', '**', '- ', '1. ', '## ', '[', '](https://a.b)'),
  maxLength: 12,
})
const indexes = fc.tuple(fc.integer({ min: -3, max: 40 }), fc.integer({ min: -3, max: 40 }))

test('a mark never removes or moves a letter, and the selection stays inside the text', () => {
  const letters = (body: string) => body.replace(/[^аб]/g, '')
  fc.assert(
    fc.property(pieces, indexes, fc.constantFrom(...marks), (body, [from, to], mark) => {
      const { body: text, selection } = marked(body, { from, to }, mark)
      expect(letters(text)).toBe(letters(body))
      expect(selection.from).toBeGreaterThanOrEqual(0)
      expect(selection.from).toBeLessThanOrEqual(selection.to)
      expect(selection.to).toBeLessThanOrEqual(text.length)
    }),
  )
})

test('applying a mark twice to plain words restores them', () => {
  const words = fc.string({ unit: fc.constantFrom('а', 'б', ' '), maxLength: 12 }).map((text) => `в${text}г`)
  fc.assert(
    fc.property(words, indexes, fc.constantFrom('bold', 'heading', 'bullets', 'numbers'), (body, [from, to], mark) => {
      const once = marked(body, { from, to: Math.max(from, to) }, mark)
      expect(marked(once.body, once.selection, mark).body).toBe(body)
    }),
  )
})
