import { expect, it } from 'vitest'
import { type Block, readMarks } from './marks.ts'

const text = (words: string) => ({ kind: 'text', text: words })
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

const wordsOf = (blocks: readonly Block[]): string => JSON.stringify(blocks)

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
])('%s stays the text it is', (body) => {
  expect(readMarks(body)).toEqual([
    paragraph(...readMarks(body).flatMap((block) => ('parts' in block ? block.parts : []))),
  ])
  expect(wordsOf(readMarks(body))).not.toMatch(/"kind":"(link|strong|heading|list)"/)
})

it('brackets without end are read like any other text', () => {
  expect(readMarks('['.repeat(20_000)).length).toBe(1)
})
