import { expect, test } from 'vitest'
import { similarValues } from './similar-values.domain.ts'

const similarIn = (titles: readonly string[]) =>
  similarValues(titles.map((title) => ({ title }))).map((group) => group.map(({ title }) => title))

test.each<[string, readonly string[], readonly (readonly string[])[]]>([
  ['the same word in Ukrainian and in Russian', ['Чорний', 'Білий', 'Черный'], [['Чорний', 'Черный']]],
  ['another case and spaces', ['Чорний', 'чорний '], [['Чорний', 'чорний ']]],
  [
    'a chain whose ends differ by more than a letter',
    ['Бирюзовые', 'Білий', 'Бірюзовий', 'Бирюзовий'],
    [['Бирюзовые', 'Бірюзовий', 'Бирюзовий']],
  ],
  ['a Latin letter', ['Сiрий', 'Сірий'], [['Сiрий', 'Сірий']]],
  ['signs', ['100% бавовна', '100 % бавовна'], [['100% бавовна', '100 % бавовна']]],
  ['three of one', ['Зелений', 'зелений', 'Зеленый'], [['Зелений', 'зелений', 'Зеленый']]],
  [
    'two groups',
    ['Синій', 'Чорний', 'синій', 'Черный'],
    [
      ['Синій', 'синій'],
      ['Чорний', 'Черный'],
    ],
  ],
  ['sizes', ['41', '42', '41,5', 'EU 41', 'EU 42', 'Розмір 41', 'Розмір 42', 'Розмір 4'], []],
  ['short words that differ by a letter', ['Лід', 'Лис', 'Мед', 'Мідь'], []],
  ['words that begin otherwise', ['Бавовна', 'Вовна', 'Сірий', 'Щирий'], []],
  ['other colours', ['Червоний', 'Чорний', 'Синій', 'Сірий'], []],
  ['sizes in Latin letters', ['S', 'M', 'XS', 'XL', 'XXL'], []],
  ['nothing', ['', ' ', '—', '-'], []],
])('%s', (_, titles, groups) => {
  expect(similarIn(titles)).toEqual(groups)
})

test('five hundred values are compared at once', () => {
  const titles = Array.from({ length: 500 }, (_, at) => `Колір номер ${at}`)
  expect(similarIn([...titles, 'колір номер 7'])).toEqual([['Колір номер 7', 'колір номер 7']])
})
