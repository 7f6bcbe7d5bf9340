import { expect, it } from 'vitest'
import { shortNames } from './short-names.ts'

const short = shortNames(['d_flex px_0.5', 'd_flex hover:bg_accent', 'd_flex px_0.5 [&>svg]:d_block'])

it('gives the shortest names to what comes up most', () => {
  expect(short.inText('d_flex px_0.5 [&>svg]:d_block hover:bg_accent')).toBe('a b c d')
})

it('leaves names that it does not know', () => {
  expect(short.inText('recorder d_flex')).toBe('recorder a')
})

it('gives every name another one, however many there are', () => {
  const names = Array.from({ length: 3000 }, (_, place) => `name_${place}`)
  const given = shortNames(names).inText(names.join(' ')).split(' ')
  expect(new Set(given).size).toBe(names.length)
  expect(given.filter((name) => !/^[a-z][a-z0-9]{0,2}$/.test(name))).toEqual([])
})

it('is the same whatever the order of what it reads', () => {
  expect(shortNames(['b_1 a_1', 'c_1']).inText('a_1 b_1 c_1')).toBe(
    shortNames(['c_1', 'a_1 b_1']).inText('a_1 b_1 c_1'),
  )
})

it.each([
  ['.d_flex{display:flex}', '.a{display:flex}'],
  ['.px_0\\.5>.other{width:.5rem}', '.b>.other{width:.5rem}'],
  ['.\\[\\&\\>svg\\]\\:d_block svg{top:0}', '.c svg{top:0}'],
  ['.hover\\:bg_accent:is(:hover,.d_flex){top:0}', '.d:is(:hover,.a){top:0}'],
])('finds the selectors of %s', (css, shortened) => {
  expect(short.inSheet(css)).toBe(shortened)
})

it('finds the names in markup, as markup writes them', () => {
  expect(short.inMarkup('<p class="d_flex [&amp;&gt;svg]:d_block" data-class="d_flex"></p>')).toBe(
    '<p class="a c" data-class="d_flex"></p>',
  )
})
