import { describe, expect, test } from 'vitest'
import { createSandbox } from '../sandbox.ts'
import { brandSeeds } from '../world/brands.ts'
import { categoryTree } from '../world/categories.ts'
import { productsOf } from '../world/products.ts'
import { supplierById } from '../world/world.ts'
import { checkedRows, countsOf, mistakesIn, type RowPlan } from './check-rows.ts'
import { type ImportType, mappingOf } from './import-fields.ts'
import { oneListInSevenForms, priceLists } from './price-lists.ts'
import { readFile } from './read-file.ts'
import { fileCodes } from './table.ts'
import { rowCodes } from './values.ts'

const world = createSandbox().world()
const supplier = supplierById(world, world.suppliers[0]?.id ?? 0)
if (supplier === undefined) throw new Error('There is no supplier')
const catalogue = {
  products: productsOf(world, supplier),
  tree: categoryTree(world),
  brands: brandSeeds,
  categories: {},
}

const checked = (bytes: Uint8Array, type: ImportType = 'goods'): readonly RowPlan[] | { readonly error: object } => {
  const read = readFile(bytes, {})
  if ('error' in read) return { error: read.error }
  return checkedRows(read.table, { type, mapping: mappingOf(type, read.table.columns, []), fixes: [] }, catalogue)
}

const plansOf = (bytes: Uint8Array, type?: ImportType): readonly RowPlan[] => {
  const plans = checked(bytes, type)
  if ('error' in plans) throw new Error(JSON.stringify(plans.error))
  return plans
}

describe.each(priceLists)('$name', ({ bytes, type, expected }) => {
  test('is checked as it should', () => {
    if ('error' in expected) {
      const { error: code, ...place } = expected
      expect(checked(bytes, type)).toMatchObject({ error: { code, ...place } })
      return
    }
    const { codes = [], first, ...counts } = expected
    const plans = plansOf(bytes, type)
    expect(countsOf(plans)).toMatchObject({ created: 0, updated: 0, unchanged: 0, rejected: 0, ...counts })
    expect(mistakesIn(plans).map(({ code }) => code)).toEqual(codes)
    if (first) expect(plans.find(({ outcome }) => outcome !== 'rejected')?.after).toMatchObject(first)
  })
})

test('one list in seven forms has one and the same check', () => {
  const [first, ...others] = Object.values(oneListInSevenForms).map((bytes) => plansOf(bytes))
  expect(first?.map(({ outcome }) => outcome)).toEqual(['created', 'created', 'rejected', 'rejected'])
  for (const other of others) expect(other).toEqual(first)
})

test('prices and stock touch no title, picture or category, whatever the file holds', () => {
  const file =
    'Артикул;Назва;Категорія;Фото;Опис;Ціна\nKO-2040;Інша;Посуд;https://a.test/1.jpg;Інший;1\nSIZE-3101;Інша;Посуд;;;2'
  for (const { after } of plansOf(new TextEncoder().encode(file), 'prices'))
    expect(Object.keys(after)).toEqual(['price'])
})

test('each reason of a refusal, of a file and of a row, has a list that shows it', () => {
  const refused = priceLists.flatMap(({ expected }) =>
    'error' in expected ? [expected.error] : (expected.codes ?? []),
  )
  // Links are refused before there is a file, and what waits for moderation is a product that is on sale.
  const elsewhere = ['link_away', 'link_needs_login', 'link_is_page', 'moderation_will_follow']
  expect([...fileCodes, ...rowCodes].filter((code) => !refused.includes(code) && !elsewhere.includes(code))).toEqual([])
})
