import { panelParts } from '@supplier/core/app/panel.selectors'
import { refusedIn } from '@supplier/core/kit/bulk/bulk.domain'
import { jobDialogIn, selectJobDialog } from '@supplier/core/kit/job/job-dialog.selectors'
import { expect, onTestFinished, test } from 'vitest'
import { type ProductRecord, stockOf } from '../../world/products/product-records.ts'
import { productsOf, withProducts } from '../../world/products/products.ts'
import type { Supplier } from '../../world/world.ts'
import { gridIn, gridSections } from '../kit/grids.ts'
import { type Harness, openHarness } from '../kit/harness.ts'
import { baseOf, openSection, pathIn } from '../kit/sections.ts'

const [section] = gridSections.filter(({ id }) => id === 'products')
if (section === undefined) throw new Error('there is no list with prices')

const supplierIn = ({ sandbox }: Harness): Supplier => sandbox.world().suppliers.find(({ id }) => id === 1) as Supplier

const storedIn = (harness: Harness): readonly ProductRecord[] =>
  productsOf(harness.sandbox.world(), supplierIn(harness))

const pricesIn = (harness: Harness) =>
  new Map(
    storedIn(harness).map(({ id, price, old_price: old, variants }) => [
      id,
      JSON.stringify([price, old, variants.map((variant) => variant.price)]),
    ]),
  )

/** Orders take one piece of each of these products. */
const sell = (harness: Harness, ids: readonly number[]): void =>
  harness.sandbox.setWorld((world) => {
    const sold = storedIn(harness).filter(({ id }) => ids.includes(id))
    const next = sold.map((row) => ({ ...row, quantity: row.quantity - 1, offer_version: row.offer_version + 1 }))
    return withProducts(world, supplierIn(harness), next)
  })

test('a change of ten thousand prices does what its preview says, leaves what was sold meanwhile, and is taken back', async () => {
  const harness = openHarness({ scenario: 'thousands' })
  onTestFinished(harness.closeAll)
  const one = await openSection(section, pathIn(section), harness)
  const grid = gridIn(section, one)
  grid.actor().send({ type: 'found.picked' })
  expect(grid.selection().count).toBeGreaterThan(9000)
  await grid.choose('price')
  await grid.confirm()
  const preview = grid.view()?.preview
  if (!preview) throw new Error('there is no preview')
  const refused = refusedIn(preview)

  const before = pricesIn(harness)
  const [first, second, third, fourth, fifth] = preview.sample.map(({ id }) => Number(id))
  const soldBefore = [Number(first), Number(second), Number(third)]
  sell(harness, soldBefore)
  await grid.confirm()
  await harness.pass(20_000)

  const work = harness.sandbox.world().jobs.at(-1)
  const rows = work?.work?.rows ?? []
  const failed = rows.filter(({ outcome }) => outcome === 'failed')
  expect(rows).toHaveLength(preview.total)
  expect(rows.filter(({ outcome }) => outcome === 'done')).toHaveLength(preview.changed - soldBefore.length)
  expect(failed).toHaveLength(refused + soldBefore.length)
  expect(
    failed
      .filter(({ code }) => code === 'stale')
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(soldBefore.toSorted())
  const after = pricesIn(harness)
  for (const id of soldBefore) expect(after.get(id)).toBe(before.get(id))
  // The preview shows the lowest price of a product with variants.
  const shown = preview.sample.slice(3).map(({ id, after: { price } }) => [Number(id), Number(price) / 100])
  const plain = shown.flatMap(([id, price]) => {
    const stored = storedIn(harness).find((row) => row.id === id)
    return stored === undefined || stored.price === null ? [] : [[stored.price, price]]
  })
  expect(plain.length).toBeGreaterThan(10)
  for (const [stored, previewed] of plain) expect(stored).toBe(previewed)

  // Two more are sold before all is taken back.
  const soldLater = [Number(fourth), Number(fifth)]
  sell(harness, soldLater)
  const { location } = one.tab.page()
  one.tab.app.send({ type: 'navigation.requested', location: { to: 'products', search: `?job=${work?.id}` } })
  await harness.quiet()
  expect(location.to).toBe('products')
  const dialog = jobDialogIn(panelParts(await one.tab.panel()).jobs)
  dialog.send({ type: 'undo.chosen' })
  await harness.quiet()
  await harness.pass(20_000)
  const view = selectJobDialog(dialog.getSnapshot())
  expect(view).toMatchObject({
    state: 'shown',
    job: { state: 'partial', done: preview.changed - 5, failed: 2, failures: { found: { rows: { length: 2 } } } },
  })
  const now = pricesIn(harness)
  const different = [...now].filter(([id, price]) => price !== before.get(id)).map(([id]) => id)
  expect(different.toSorted()).toEqual(soldLater.toSorted())
})

test('while an order takes two of five, a stock set to ten in two tabs ends as its moves say, and each loser is told', async () => {
  const harness = openHarness()
  onTestFinished(harness.closeAll)
  const one = await openSection(section, pathIn(section), harness)
  const row = one.rows().find((candidate) => section.cells['quantity']?.may?.(candidate) !== false)
  const id = row?.id ?? ''
  const mine = gridIn(section, one)
  await mine.edit(id, 'quantity', '5')
  const two = await openSection(section, pathIn(section), harness)
  const other = gridIn(section, two)
  expect(other.textOf(id, 'quantity')).toBe('5')

  sell(harness, [Number(id)])
  sell(harness, [Number(id)])
  await mine.edit(id, 'quantity', '10')
  const told = ({ cells }: typeof mine) => cells().getSnapshot().context.problems[0]?.message
  expect([mine.textOf(id, 'quantity'), told(mine)]).toEqual(['3', { key: 'kit.cellIsNow', values: { value: '3' } }])
  await mine.edit(id, 'quantity', '10')
  expect([mine.textOf(id, 'quantity'), told(mine)]).toEqual(['10', undefined])

  await other.edit(id, 'quantity', '10')
  expect([other.textOf(id, 'quantity'), told(other)]).toEqual(['10', { key: 'kit.cellIsNow', values: { value: '10' } }])
  const stored = storedIn(harness).find((candidate) => String(candidate.id) === id)
  // Five, less two that were sold, and seven more.
  expect(stored?.quantity).toBe(5 - 2 + 7)
  const saved = harness.sandbox
    .requests()
    .filter((call) => call.method === 'PATCH' && call.path.startsWith(baseOf(section)))
  expect(saved).toHaveLength(4)
})

/** The preview of an action on the first page of products, with other values than the samples have. */
const previewOf = async (action: string, values: Readonly<Record<string, unknown>>) => {
  const harness = openHarness()
  onTestFinished(harness.closeAll)
  const one = await openSection(section, pathIn(section), harness)
  const grid = gridIn(section, one)
  for (const { id } of one.rows()) grid.pick(id)
  await grid.choose(action)
  for (const [field, value] of Object.entries(values)) grid.bulk()?.send({ type: 'field.changed', field, value })
  await grid.confirm()
  const { preview } = grid.view() ?? {}
  if (!preview) throw new Error('there is no preview')
  return { harness, one, grid, preview }
}

test('pieces taken from many products leave those that have too few, and say which', async () => {
  const { harness, one, grid, preview } = await previewOf('quantity', { kind: 'subtract', value: '10' })
  const before = new Map(storedIn(harness).map((row) => [row.id, row]))
  const isShort = ({ quantity, reserved, variants }: ProductRecord) =>
    (variants.length > 0 ? variants : [{ quantity, reserved }]).some((offer) => offer.quantity - 10 < offer.reserved)
  const picked = one.rows().flatMap(({ id }) => before.get(Number(id)) ?? [])
  const short = picked.filter(isShort).map(({ id }) => String(id))
  expect(short.length).toBeGreaterThan(2)
  expect(preview.refused.map(({ id }) => id).toSorted()).toEqual(short.toSorted())
  expect(preview.changed).toBe(picked.length - short.length)
  await grid.confirm()
  const after = new Map(storedIn(harness).map((row) => [row.id, stockOf(row).quantity]))
  for (const row of picked) {
    const moved = 10 * Math.max(1, row.variants.length)
    expect(after.get(row.id)).toBe(stockOf(row).quantity - (isShort(row) ? 0 : moved))
  }
})

test('a percentage that makes a price zero is refused for these products, and changes the others', async () => {
  const { harness, one, grid, preview } = await previewOf('price', {
    target: 'price',
    kind: 'lower_percent',
    value: '99',
    rounding: '10',
  })
  const refused = new Set(preview.refused.map(({ id }) => id))
  const before = pricesIn(harness)
  expect(refused.size).toBeGreaterThan(0)
  await grid.confirm()
  const after = pricesIn(harness)
  for (const { id } of one.rows()) expect(after.get(Number(id)) === before.get(Number(id))).toBe(refused.has(id))
})

/** The list with a cell open whose next rows are edited in place too. */
const opened = async () => {
  const harness = openHarness()
  onTestFinished(harness.closeAll)
  const one = await openSection(section, pathIn(section), harness)
  const grid = gridIn(section, one)
  const isOpen = one.rows().map((row) => section.cells['price']?.may?.(row) !== false)
  const first = isOpen.findIndex((_, at) => isOpen[at] && isOpen[at + 1])
  const [id = '', next = ''] = one
    .rows()
    .slice(first, first + 2)
    .map((row) => row.id)
  const prices = () => [id, next].map((row) => grid.textOf(row, 'price'))
  const patches = () => one.sent('PATCH').length
  const paste = async (text: string) => {
    grid.cells().send({ type: 'cell.opened', id, name: 'price' })
    grid.cells().send({ type: 'cells.pasted', text })
    await harness.quiet()
  }
  return { one, grid, id, next, prices, patches, paste, rowsBelow: isOpen.length - first }
}

test('a pasted column goes down the shown rows, and is taken back as one change', async () => {
  const { grid, id, next, prices, patches, paste } = await opened()
  const before = prices()
  await paste('250\r\n1\u202f300,50\u202fгрн.\r\n')
  expect([prices(), patches(), grid.cells().getSnapshot().context.open]).toEqual([['250', '1300,50'], 2, null])
  expect(grid.undoable()).toMatchObject({
    edits: [
      { id, to: '250' },
      { id: next, to: '1300,50' },
    ],
  })
  await grid.takeBack()
  expect([prices(), patches(), grid.undoable()]).toEqual([before, 4, null])
})

test.each([
  ['250\nбагато', { key: 'kit.pastedWrong', values: { line: 2, text: 'багато' } }],
  ['250\t300', { key: 'kit.severalColumns' }],
])('of the pasted %j nothing is saved, and what stood in the cell stays with the reason', async (text, mistake) => {
  const { grid, prices, patches, paste } = await opened()
  const before = prices()
  await paste(text)
  expect([prices(), patches()]).toEqual([before, 0])
  expect(grid.cells().getSnapshot().context.open).toMatchObject({ text: before[0], mistake })
})

test('a column that is longer than the shown rows is refused whole', async () => {
  const { grid, patches, paste, rowsBelow } = await opened()
  await paste('250\n'.repeat(rowsBelow + 1))
  const { open } = grid.cells().getSnapshot().context
  const values = { count: rowsBelow + 1, rows: rowsBelow }
  expect([open?.mistake, patches()]).toEqual([{ key: 'kit.columnTooLong', values }, 0])
})
