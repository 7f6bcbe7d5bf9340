import { expect, onTestFinished, test } from 'vitest'
import { openHarness } from '../kit/harness.ts'
import { openSection, pathIn, sections } from '../kit/sections.ts'

const products = sections.find(({ id }) => id === 'products')
if (products === undefined) throw new Error('there is no list of products')

/** The rows that a search typed into the list of products shows, and the query that stands in the address. */
const typed = async (search: string) => {
  const one = await openSection(products, pathIn(products), openHarness())
  onTestFinished(one.harness.closeAll)
  await one.filter({ search })
  const { query } = one.actor().getSnapshot().children['list'].getSnapshot().context
  return { rows: one.rows().map(({ id }) => id), query: query.search }
}

test.each([
  ['in Latin letters', 'KO-2001'],
  ['in Cyrillic letters that look Latin', 'КО-2001'],
  ['in small Cyrillic ones', 'ко-2001'],
  ['in both', 'KО-2001'],
])('a code typed %s finds its product, and stays in the field as it was typed', async (_, code) => {
  expect(await typed(code)).toEqual({ rows: ['2001'], query: code })
})
