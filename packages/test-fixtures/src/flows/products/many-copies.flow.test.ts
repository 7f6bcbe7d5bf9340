import { panelParts } from '@supplier/core/app/panel.selectors'
import { jobDialogIn, selectJobDialog } from '@supplier/core/kit/job/job-dialog.selectors'
import { expect, onTestFinished, test } from 'vitest'
import { edited, productsOf, withProducts } from '../../world/products/products.ts'
import { seedTime } from '../../world/seed-time.ts'
import type { Supplier } from '../../world/world.ts'
import { gridIn, gridSections } from '../kit/grids.ts'
import { type Harness, openHarness } from '../kit/harness.ts'
import { openSection, pathIn } from '../kit/sections.ts'

const [section] = gridSections.filter(({ id }) => id === 'products')
if (section === undefined) throw new Error('there is no list of products')

const supplierIn = ({ sandbox }: Harness): Supplier => sandbox.world().suppliers.find(({ id }) => id === 1) as Supplier
const storedIn = (harness: Harness) => productsOf(harness.sandbox.world(), supplierIn(harness))

/** The job that is open over the list. */
const jobIn = async (harness: Harness, { tab }: Awaited<ReturnType<typeof openSection>>, id: string) => {
  tab.app.send({ type: 'navigation.requested', location: { to: 'products', search: `?job=${id}` } })
  await harness.quiet()
  return jobDialogIn(panelParts(await tab.panel()).jobs)
}

const opened = async (path: string, scenario: 'default' | 'thousands') => {
  const harness = openHarness({ scenario })
  onTestFinished(harness.closeAll)
  const one = await openSection(section, path, harness)
  const grid = gridIn(section, one)
  const before = storedIn(harness)
  const copies = () => storedIn(harness).slice(before.length)
  /** The supplier edits one of the copies. */
  const edit = (): string => {
    const [first] = copies()
    if (first === undefined) throw new Error('there is no copy')
    harness.sandbox.setWorld((world) =>
      withProducts(world, supplierIn(harness), [edited(first, { title: 'Нова назва' }, seedTime)]),
    )
    return String(first.id)
  }
  return { harness, one, grid, before, copies, edit }
}

test('copies of a few products are drafts, which are taken back except the one that was edited', async () => {
  const { harness, one, grid, before, copies, edit } = await opened(pathIn(section), 'default')
  const rows = one.rows().slice(0, 3)
  for (const { id } of rows) grid.pick(id)
  await grid.choose('copy')
  expect(grid.view()).toMatchObject({ step: 'preview', preview: { changed: 3, refused: [] } })
  expect(grid.view()?.preview?.sample.map((row) => row.before)).toEqual([{}, {}, {}])
  const titles = grid.view()?.preview?.sample.map(({ after: { title } }) => title)
  await grid.confirm()
  expect(one.tab.sent()).toEqual(['kit.bulkMade'])
  expect(copies()).toMatchObject(titles?.map((title) => ({ title, status: 'draft', sku: null, barcode: null })) ?? [])
  expect(storedIn(harness).slice(0, before.length)).toEqual(before)

  expect(grid.undoable()).toMatchObject({ kind: 'bulk', action: 'copy', count: 3 })
  const kept = edit()
  await grid.takeBack()
  expect(copies().map(({ id }) => String(id))).toEqual([kept])
  expect(storedIn(harness).slice(0, before.length)).toEqual(before)
  const undo = harness.sandbox.world().jobs.at(-1)
  const dialog = await jobIn(harness, one, String(undo?.id))
  expect(selectJobDialog(dialog.getSnapshot())).toMatchObject({
    job: {
      done: 2,
      failed: 1,
      failures: {
        found: { rows: [{ id: kept, label: 'Нова назва', location: { to: 'product-edit', params: { id: kept } } }] },
      },
    },
  })
})

test('copies of many products are the work of a job, and are taken back except the one that was edited', async () => {
  const { harness, one, grid, before, copies, edit } = await opened(`${pathIn(section)}?price=100..300`, 'thousands')
  grid.actor().send({ type: 'found.picked' })
  const { count } = grid.selection()
  expect(count).toBeGreaterThan(100)
  await grid.choose('copy')
  expect(grid.view()?.preview?.changed).toBe(count)
  await grid.confirm()
  await harness.pass(20_000)
  expect(copies()).toHaveLength(count)

  const kept = edit()
  const dialog = await jobIn(harness, one, String(harness.sandbox.world().jobs.at(-1)?.id))
  dialog.send({ type: 'undo.chosen' })
  await harness.quiet()
  await harness.pass(20_000)
  expect(selectJobDialog(dialog.getSnapshot())).toMatchObject({ job: { done: count - 1, failed: 1 } })
  expect(copies().map(({ id }) => String(id))).toEqual([kept])
  expect(storedIn(harness).slice(0, before.length)).toEqual(before)
})
