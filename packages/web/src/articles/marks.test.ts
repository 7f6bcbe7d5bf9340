import { type Mark, marked } from '@supplier/core/articles/body/marks.domain'
import { describe, expect, it } from 'vitest'
import { type Block, readMarks } from './marks.ts'

const text = (t: string) => ({ kind: 'text', text: t })
const paragraph = (...parts: readonly object[]) => ({ kind: 'paragraph', parts })

it.each<[string, string, readonly object[]]>([
  ['a paragraph keeps its lines', 'Один\nдва', [paragraph(text('Один\nдва'))]],
  ['a heading', '## Доставка', [{ kind: 'heading', parts: [text('Доставка')] }]],
  ['bold', 'a **b** c', [paragraph(text('a '), { kind: 'strong', parts: [text('b')] }, text(' c'))]],
  [
    'a link',
    '[сайт](https://shop.test)',
    [paragraph({ kind: 'link', href: 'https://shop.test', parts: [text('сайт')] })],
  ],
  [
    'a list',
    '- один\n- два',
    [{ kind: 'list', isOrdered: false, items: [[paragraph(text('один'))], [paragraph(text('два'))]] }],
  ],
])('%s', (_, body, blocks) => {
  expect(readMarks(body)).toEqual(blocks)
})

const translationsOf = (blocks: readonly Block[]): string => JSON.stringify(blocks)

it.each([
  '<script>alert(1)</script>',
  '<b>жирний</b>',
  '[a](javascript:alert)',
  '[a](http://shop.test)',
  '![a](https://shop.test/a.png)',
  '`код`',
  '> цитата',
  '*курсив*',
  '<https://shop.test>',
  '---',
])('%s stays plain text', (body) => {
  expect(readMarks(body)).toEqual([paragraph(text(body))])
})

it.each([
  '1. '.repeat(1500),
  '- '.repeat(10_000),
  '+ '.repeat(10_000),
  `${'**a '.repeat(2500)}${' a**'.repeat(2500)}`,
  `${'**[a'.repeat(2000)}${'](https://a.b)**'.repeat(600)}`,
  '- a\n  '.repeat(2500),
  'а'.repeat(20_001),
])('%.10s… repeated many times gives a shallow tree', (body) => {
  const depthOf = (value: unknown): number =>
    value !== null && typeof value === 'object' ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0
  const blocks = readMarks(body)
  expect(blocks.length).toBeGreaterThan(0)
  expect(depthOf(blocks)).toBeLessThan(50)
})

it('lists are nested up to six levels, and deeper ones are text', () => {
  expect(translationsOf(readMarks('- '.repeat(7))).match(/"list"/g)?.length ?? 0).toBeLessThanOrEqual(6)
})

it('a long run of brackets is read as plain text', () => {
  expect(readMarks('['.repeat(20_000)).length).toBe(1)
})

describe('marks applied by a tool are rendered', () => {
  /** Marks a part of a text and returns the parsed result. */
  const drawn = (body: string, part: string, mark: Mark) => {
    const from = body.indexOf(part)
    return readMarks(marked(body, { from, to: from + part.length }, mark).body)
  }
  const list = (isOrdered: boolean, ...items: readonly string[]) => ({
    kind: 'list',
    isOrdered,
    items: items.map((item) => [paragraph(text(item))]),
  })
  const lines = 'Один\nдва\nтри'

  it.each<[string, Mark, string, string, readonly object[]]>([
    ['a bold word', 'bold', 'Один два', 'два', [paragraph(text('Один '), { kind: 'strong', parts: [text('два')] })]],
    [
      'a line as a heading',
      'heading',
      lines,
      'два',
      [paragraph(text('Один')), { kind: 'heading', parts: [text('два')] }, paragraph(text('три'))],
    ],
    [
      'a line as a list of its own',
      'bullets',
      lines,
      'два',
      [paragraph(text('Один')), list(false, 'два'), paragraph(text('три'))],
    ],
    [
      'a line as a numbered list of its own',
      'numbers',
      lines,
      'два',
      [paragraph(text('Один')), list(true, 'два'), paragraph(text('три'))],
    ],
    ['lines as a list', 'bullets', lines, lines, [list(false, 'Один', 'два', 'три')]],
    ['one more line of a numbered list', 'numbers', '1. Один\nдва', 'два', [list(true, 'Один', 'два')]],
    [
      'a line taken out of a list',
      'bullets',
      '- Один\n- два\n- три',
      '- два',
      [list(false, 'Один'), paragraph(text('два')), list(false, 'три')],
    ],
    [
      'a line taken out of a numbered list',
      'numbers',
      '1. Один\n2. два\n3. три',
      '2. два',
      [list(true, 'Один'), paragraph(text('два')), list(true, 'три')],
    ],
    [
      'bold parts of a list',
      'bold',
      '- Один\n- два',
      '- Один\n- два',
      [
        {
          kind: 'list',
          isOrdered: false,
          items: ['Один', 'два'].map((item) => [paragraph({ kind: 'strong', parts: [text(item)] })]),
        },
      ],
    ],
    [
      'an address as a link',
      'link',
      'https://shop.test',
      'https://shop.test',
      [paragraph({ kind: 'link', href: 'https://shop.test', parts: [text('https://shop.test')] })],
    ],
  ])('%s', (_, mark, body, part, blocks) => {
    expect(drawn(body, part, mark)).toEqual(blocks)
  })
})
