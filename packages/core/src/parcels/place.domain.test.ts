import { expect, test } from 'vitest'
import { placeIn, proposalsIn } from './place.domain.ts'

test.each([
  ['киев 23 отд', 'киев', '23', 'branch'],
  ['Київ, відділення №23', 'київ', '23', 'branch'],
  ['Київ, 23', 'київ', '23', 'branch'],
  ['Київ 23', 'київ', '23', 'branch'],
  ['м. Київ, відд. № 23', 'м. київ', '23', 'branch'],
  ['отделение 5 Харьков', 'харьков', '5', 'branch'],
  ['Одеса отд.12', 'одеса', '12', 'branch'],
  ['Одеса (нп 12)', 'одеса', '12', 'branch'],
  ['Нова Пошта №7, Львів', 'львів', '7', 'branch'],
  ['Івано-Франківськ - 4', 'івано-франківськ', '4', 'branch'],
  ['Біла Церква 003', 'біла церква', '3', 'branch'],
  ['Кривий Ріг поштомат 4512', 'кривий ріг', '4512', 'locker'],
  ['почтомат 4512 киев', 'киев', '4512', 'locker'],
  ['kyiv 23', 'kyiv', '23', 'branch'],
  ['Kyiv viddilennya 23', 'kyiv', '23', 'branch'],
  ['lviv otd 5', 'lviv', '5', 'branch'],
  ['rbtd 23 jnl', 'киев', '23', 'branch'],
  ['rb]d dsll 23', 'київ', '23', 'branch'],
  ['[fhrsd gjinjvfn 45', 'харків', '45', 'locker'],
  ['rbtd 23', 'rbtd', '23', 'branch'],
  ['нп 23', '', '23', 'branch'],
  ['відд. №23', '', '23', 'branch'],
  ['№23', '', '23', 'branch'],
  ['отд23', '', '23', 'branch'],
  ['поштомат 4512', '', '4512', 'locker'],
  ['yg 23', '', '23', 'branch'],
  ['23', '', '23', 'branch'],
  // Words for a branch inside a name are a part of it.
  ['Відрадне 2', 'відрадне', '2', 'branch'],
  ['Нп-Поле 2', 'поле', '2', 'branch'],
] as const)('«%s»', (typed, settlement, number, kind) => {
  expect(placeIn(typed)).toEqual({ settlement, number, kind })
})

test.each(['Київ', '', 'відділення', 'вул. Шевченка, 12, кв. 5', '0671112233', 'нп'])(
  '«%s» names no branch of a settlement',
  (typed) => {
    expect(placeIn(typed)).toBe(null)
  },
)

test('a locker is proposed before a branch of the same number, if one was typed', () => {
  const option = (id: string, title: string) => ({ id, title, text: null, refusal: null })
  const branches = [option('t/2', 'Відділення №2'), option('t/l2', 'Поштомат №2')]
  const proposed = (kind: 'branch' | 'locker') =>
    proposalsIn({ settlement: 'київ', number: '2', kind }, option('t', 'Київ'), branches).map(({ id }) => id)
  expect([proposed('branch'), proposed('locker')]).toEqual([
    ['t t/2', 't t/l2'],
    ['t t/l2', 't t/2'],
  ])
})

test('only branches with the very number are proposed, with the settlement, and a closed one says so', () => {
  const option = (id: string, title: string, refusal: string | null = null) => ({ id, title, text: null, refusal })
  const town = { ...option('t', 'Миколаїв'), text: 'місто · Львівська обл.' }
  const place = { settlement: 'миколаїв', number: '2', kind: 'branch' } as const
  const branches = [option('t/2', 'Відділення №2', 'зачинено'), option('t/21', 'Відділення №21')]
  expect(proposalsIn(place, town, branches)).toEqual([
    {
      id: 't t/2',
      title: 'Миколаїв, Відділення №2',
      text: 'місто · Львівська обл.',
      refusal: 'зачинено',
      values: {
        settlement: { id: 't', title: 'Миколаїв' },
        kind: 'branch',
        warehouse: { id: 't/2', title: 'Відділення №2' },
      },
    },
  ])
})
