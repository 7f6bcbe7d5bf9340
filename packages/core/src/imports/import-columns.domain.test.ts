import { describe, expect, test } from 'vitest'
import { asksCategory, decimalIn, lackingFields, lacksOffer, mappingWith, readingsOf } from './import-columns.domain.ts'

const required = ['sku', 'category', 'price'].map((field) => ({ field, title: field, isRequired: true }))
const mapped = (...fields: readonly string[]) => fields.map((field) => ({ column: field, field }))
const cups = { id: '211', title: 'Посуд' }

describe('what the columns lack', () => {
  test.each([
    ['nothing is mapped', [], null, ['sku', 'category', 'price']],
    ['a price of a sale is a price', ['sku', 'category', 'sale_price'], null, []],
    ['one category for all is a category', ['sku', 'price'], cups, []],
    ['a category is not the price', ['sku'], cups, ['price']],
  ] as const)('%s', (_, fields, category, lacking) => {
    expect(lackingFields(required, mapped(...fields), category).map(({ field }) => field)).toEqual(lacking)
  })

  test('the category of all is asked for where goods need one and no column has it', () => {
    expect(asksCategory(required, mapped('sku'))).toBe(true)
    expect(asksCategory(required, mapped('category'))).toBe(false)
    expect(asksCategory(required.slice(0, 1), mapped('sku'))).toBe(false)
  })

  test('prices and stock need one of both, and goods do not', () => {
    expect(lacksOffer('prices', mapped('sku'))).toBe(true)
    expect(lacksOffer('prices', mapped('sku', 'quantity'))).toBe(false)
    expect(lacksOffer('goods', mapped('sku'))).toBe(false)
  })
})

test.each([
  ['1,250', '1250', '1,25', '.', ','],
  ['12.500', '12500', '12,5', ',', '.'],
  ['3,000', '3000', '3,0', '.', ','],
] as const)('%s is %s or %s, as its sign parts thousands or decimals', (sample, whole, part, thousands, decimals) => {
  expect(readingsOf(sample)).toEqual({ whole, part })
  expect(decimalIn(sample, false)).toBe(thousands)
  expect(decimalIn(sample, true)).toBe(decimals)
})

test.each(['toString', 'constructor', '__proto__', 'hasOwnProperty'])(
  'a column named %s is mapped like any other',
  (column) => {
    const mapping = [
      { column, field: 'title' },
      { column: 'Ціна', field: null },
    ]
    expect(mappingWith(mapping, {})).toEqual(mapping)
    expect(mappingWith(mapping, { Ціна: 'price' })[0]).toEqual({ column, field: 'title' })
    expect(mappingWith(mapping, Object.fromEntries([[column, null]]))[0]).toEqual({ column, field: null })
  },
)
