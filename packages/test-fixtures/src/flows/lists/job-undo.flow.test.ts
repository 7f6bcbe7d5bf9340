import { jobsPath } from '@supplier/core/adapters/http/jobs/job.wire'
import { panelParts } from '@supplier/core/app/panel.selectors'
import { jobDialogIn, selectJobDialog } from '@supplier/core/kit/job/job-dialog.selectors'
import { expect, onTestFinished, test } from 'vitest'
import { productsOf } from '../../world/products/products.ts'
import { gridIn, gridSections } from '../kit/grids.ts'
import { openHarness } from '../kit/harness.ts'
import { openSection, pathIn, sectionIn } from '../kit/sections.ts'

const [section] = gridSections.filter(({ id }) => id === 'products')
if (section === undefined) throw new Error('there is no list with actions')

/** More than a hundred products are shown again, which is the work of a job. */
const begun = async () => {
  const harness = openHarness({ scenario: 'thousands' })
  onTestFinished(harness.closeAll)
  const one = await openSection(section, `${pathIn(section)}?tab=hidden`, harness)
  const grid = gridIn(section, one)
  const hidden = () => {
    const [supplier] = harness.sandbox.world().suppliers
    const all = supplier ? productsOf(harness.sandbox.world(), supplier) : []
    return all.filter(({ status }) => status === 'hidden').length
  }
  const count = hidden()
  expect(count).toBeGreaterThan(100)
  grid.actor().send({ type: 'found.picked' })
  await grid.choose('show')
  await grid.confirmAll()
  const id = String(harness.sandbox.world().jobs.at(-1)?.id)
  const undone = () => harness.sandbox.requests().filter(({ path }) => path === `${jobsPath}/${id}/undo`).length
  return { harness, one, grid, id, count, hidden, undone }
}

/** The list after the tab was loaded again. */
const reloaded = async ({ harness, one }: Awaited<ReturnType<typeof begun>>) => {
  const tab = harness.reload(one.tab)
  await tab.panel()
  await harness.quiet()
  return gridIn(section, sectionIn(section, harness, tab))
}

test.each([false, true])(
  'the list offers to take a job back once it has ended; loaded again meanwhile: %s',
  async (isReloaded) => {
    const all = await begun()
    const { harness, id, count, hidden, undone } = all
    expect(all.grid.undoable()).toBeNull()
    const grid = isReloaded ? await reloaded(all) : all.grid
    expect(grid.undoable()).toBeNull()
    await harness.pass(20_000)
    expect([hidden(), grid.undoable()]).toMatchObject([0, { kind: 'bulk', action: 'show', jobId: id, count }])
    await grid.takeBack()
    await harness.pass(20_000)
    expect([hidden(), grid.undoable(), undone()]).toEqual([count, null, 1])
  },
)

test('a job that ended while its list was closed is offered when the list opens again', async () => {
  const all = await begun()
  const { harness, one, id } = all
  one.tab.app.send({ type: 'navigation.requested', location: { to: 'orders' } })
  await harness.pass(20_000)
  one.tab.app.send({ type: 'navigation.requested', location: { to: 'products' } })
  await harness.quiet()
  expect(gridIn(section, sectionIn(section, harness, one.tab)).undoable()).toMatchObject({ jobId: id })
})

test('a job that was taken back in its dialog is not offered by the list as well, nor after a reload', async () => {
  const all = await begun()
  const { harness, one, grid, id, undone } = all
  await harness.pass(20_000)
  expect(grid.undoable()).toMatchObject({ jobId: id })
  one.tab.app.send({ type: 'navigation.requested', location: { to: 'products', search: `?job=${id}` } })
  await harness.quiet()
  const dialog = jobDialogIn(panelParts(await one.tab.panel()).jobs)
  dialog.send({ type: 'undo.chosen' })
  await harness.quiet()
  expect([grid.undoable(), undone()]).toEqual([null, 1])
  await harness.pass(20_000)
  expect(grid.undoable()).toBeNull()
  expect((await reloaded(all)).undoable()).toBeNull()
})

test('a job that was taken back in the list is not offered by its dialog as well', async () => {
  const { harness, one, grid, id } = await begun()
  await harness.pass(20_000)
  await grid.takeBack()
  one.tab.app.send({ type: 'navigation.requested', location: { to: 'products', search: `?job=${id}` } })
  await harness.quiet()
  const dialog = jobDialogIn(panelParts(await one.tab.panel()).jobs)
  expect(selectJobDialog(dialog.getSnapshot())).toMatchObject({ state: 'shown', job: { mayUndo: false } })
})
