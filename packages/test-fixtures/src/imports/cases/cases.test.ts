import { describe, expect, test } from 'vitest'
import { createSandbox } from '../../sandbox/sandbox.ts'
import { categoryTree } from '../../world/categories/categories.ts'
import { brandSeeds } from '../../world/products/brands.ts'
import { productsOf } from '../../world/products/products.ts'
import { supplierById } from '../../world/world.ts'
import { checkedRows, doubtsIn } from '../checking/check-rows.ts'
import type { RowPlan } from '../checking/row-plan.ts'
import { countsOf, mistakesIn } from '../checking/summary.ts'
import { type ImportType, mappingOf } from '../reading/import-fields.ts'
import { readFile } from '../reading/read-file.ts'
import { fileCodes } from '../reading/table.ts'
import { rowCodes } from '../values/row-errors.ts'
import type { PriceList } from './case.ts'
import { fileCases } from './files.cases.ts'
import { numberCases } from './numbers.cases.ts'
import { oneListInSevenForms } from './one-list.cases.ts'
import { rowCases } from './rows.cases.ts'
import { wholeLists } from './whole-lists.cases.ts'

const world = createSandbox().world()
const supplier = supplierById(world, world.suppliers[0]?.id ?? 0)
if (supplier === undefined) throw new Error('There is no supplier')
const catalogue = {
  products: productsOf(world, supplier),
  tree: categoryTree(world),
  brands: brandSeeds,
  categories: {},
}

type Told = Pick<PriceList, 'bytes' | 'type' | 'options' | 'mapping' | 'category'>

const checked = ({ bytes, type = 'goods', options = {}, mapping, category }: Told) => {
  const read = readFile(bytes, options)
  if ('error' in read) return { error: read.error }
  const order = {
    type,
    mapping: mapping ?? mappingOf(type, read.table.columns, []),
    fixes: [],
    options,
    category_id: category ?? null,
  }
  return { plans: checkedRows(read.table, order, catalogue), doubts: doubtsIn(read.table, order) }
}

const foundIn = (list: Told) => {
  const found = checked(list)
  if ('error' in found) throw new Error(JSON.stringify(found.error))
  return found
}

const priceLists = [...wholeLists, ...numberCases, ...rowCases, ...fileCases]

describe.each(priceLists)('$name', ({ expected, ...list }) => {
  test('is checked as it should', () => {
    if ('error' in expected) {
      const { error: code, ...place } = expected
      expect(checked(list)).toMatchObject({ error: { code, ...place } })
      return
    }
    const { codes = [], first, rows = {}, written = {}, doubts = [], ...counts } = expected
    const { plans, doubts: open } = foundIn(list)
    expect(mistakesIn(plans).map(({ code }) => code)).toEqual(codes)
    expect(countsOf(plans)).toMatchObject({ created: 0, updated: 0, unchanged: 0, rejected: 0, ...counts })
    if (first)
      expect(plans.find(({ outcome }) => outcome === 'created' || outcome === 'updated')?.after).toMatchObject(first)
    const at = (line: string) => plans.find((plan) => plan.line === Number(line))
    for (const [line, after] of Object.entries(rows)) expect(at(line)?.after).toMatchObject(after)
    for (const [line, texts] of Object.entries(written)) expect(at(line)?.written).toMatchObject(texts)
    expect(open.map(({ column }) => column)).toEqual(doubts)
  })
})

const plansOf = (bytes: Uint8Array, type?: ImportType): readonly RowPlan[] =>
  foundIn({ bytes, ...(type && { type }) }).plans

test('one list in seven forms has one and the same check', () => {
  const [first, ...others] = Object.values(oneListInSevenForms).map((bytes) => plansOf(bytes))
  expect(first?.map(({ outcome }) => outcome)).toEqual(['created', 'created', 'rejected', 'rejected'])
  const apart = (plans: readonly RowPlan[] = []) => plans.map(({ line: _, ...plan }) => plan)
  for (const other of others) expect(apart(other)).toEqual(apart(first))
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
