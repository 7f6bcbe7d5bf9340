import { jobsPath } from '@supplier/core/adapters/http/jobs/job.wire'
import { panelParts } from '@supplier/core/app/panel.selectors'
import { pathOf } from '@supplier/core/kernel/routes'
import {
  type JobDialogDetails,
  type JobDialogView,
  jobDialogIn,
  selectJobDialog,
} from '@supplier/core/kit/job/job-dialog.selectors'
import { selectJobs } from '@supplier/core/kit/job/jobs.selectors'
import { expect, onTestFinished, test } from 'vitest'
import { gridIn, gridSections } from '../kit/grids.ts'
import { openHarness } from '../kit/harness.ts'
import type { Tab } from '../kit/headless.ts'
import { openSection, pathIn } from '../kit/sections.ts'

const [section] = gridSections.filter(({ id }) => id === 'products')
if (section === undefined) throw new Error('there is no list with actions')

const dialogIn = async (tab: Tab) => jobDialogIn(panelParts(await tab.panel()).jobs)
const viewIn = async (tab: Tab): Promise<JobDialogView> => selectJobDialog((await dialogIn(tab)).getSnapshot())

const shownIn = async (tab: Tab): Promise<JobDialogDetails> => {
  const view = await viewIn(tab)
  if (view.state !== 'shown') throw new Error(`the job is ${view.state}`)
  return view.job
}

const addressOf = ({ page }: Tab): string => pathOf(page().location)

const go = ({ app, page }: Tab, search: string): void =>
  app.send({ type: 'navigation.requested', location: { to: page().location.to as 'products', search } })

/** Publishing all products of a list: those that are on sale already are refused. */
const begun = async () => {
  const harness = openHarness({ scenario: 'thousands' })
  onTestFinished(harness.closeAll)
  const one = await openSection(section, `${pathIn(section)}?price=100..300`, harness)
  const grid = gridIn(section, one)
  grid.actor().send({ type: 'found.picked' })
  const { count } = grid.selection()
  expect(count).toBeGreaterThan(100)
  await grid.choose('publish')
  await grid.confirmAll()
  const id = String(harness.sandbox.world().jobs.at(-1)?.id)
  return { harness, one, grid, id, count }
}

const posts = ({ sandbox }: ReturnType<typeof openHarness>, path: string) =>
  sandbox.requests().filter((call) => call.method === 'POST' && call.path === path).length

test('another device opens a job by its address, follows it, and never reads success with failures inside', async () => {
  const { harness, id, count } = await begun()
  const other = harness.open(`/orders?job=${id}`)
  await other.panel()
  await harness.quiet()
  expect(await shownIn(other)).toMatchObject({ isActive: true, total: count, failures: { state: 'none' } })
  await harness.pass(20_000)
  const job = await shownIn(other)
  expect(job).toMatchObject({ state: 'partial', isActive: false, mayRerun: true, hasFile: true })
  expect(job.done + job.unchanged + job.failed).toBe(count)
  const { jobs } = panelParts(await other.panel())
  expect(selectJobs(jobs.getSnapshot()).rows).toMatchObject([{ id, state: 'partial' }])

  const reloaded = harness.reload(other)
  await reloaded.panel()
  await harness.quiet()
  expect(await shownIn(reloaded)).toEqual(job)
})

test('shows the failed rows page by page, with their reasons and the places to mend them', async () => {
  const { harness, one, id } = await begun()
  await harness.pass(20_000)
  go(one.tab, `?job=${id}`)
  await harness.quiet()
  const first = (await shownIn(one.tab)).failures
  if (first.state !== 'listed' || first.found === null) throw new Error('no failed rows')
  expect(first.found.rows).toHaveLength(20)
  for (const row of first.found.rows) {
    expect(row.message).not.toBe('')
    expect(row.location).toMatchObject({ to: 'product-edit', params: { id: row.id } })
  }
  ;(await dialogIn(one.tab)).send({ type: 'page.chosen', page: 2 })
  await harness.quiet()
  const second = (await shownIn(one.tab)).failures
  expect(second).toMatchObject({ state: 'listed', found: { page: 2 } })
  ;(await dialogIn(one.tab)).send({ type: 'dialog.dismissed' })
  await harness.quiet()
  expect([(await viewIn(one.tab)).state, addressOf(one.tab)]).toEqual(['closed', pathIn(section)])
})

test.each(['applied-then-reset', 'applied-then-500'] as const)(
  'failed rows are run again once, also when the answer is lost (%s), and the new job takes the place of the old',
  async (kind) => {
    const { harness, one, id } = await begun()
    await harness.pass(20_000)
    go(one.tab, `?job=${id}`)
    await harness.quiet()
    const { failed } = await shownIn(one.tab)
    const path = `${jobsPath}/${id}/retry`
    harness.fault({ kind, method: 'POST', path })
    ;(await dialogIn(one.tab)).send({ type: 'rerun.chosen' })
    await harness.quiet()
    expect(await shownIn(one.tab)).toMatchObject({ isActive: true, total: failed })
    await harness.pass(20_000)
    const next = await shownIn(one.tab)
    expect(next.id).not.toBe(id)
    expect(next).toMatchObject({ isActive: false, failed })
    expect([posts(harness, path), addressOf(one.tab)]).toEqual([1, `${pathIn(section)}?job=${next.id}`])
  },
)

test('taking a job back leaves the rows that changed since alone, and names them', async () => {
  const { harness, one, grid, id } = await begun()
  await harness.pass(20_000)
  await one.filter({})
  const { done } = await shownAt(id, harness)
  const changed = harness.sandbox
    .world()
    .jobs.at(-1)
    ?.work?.rows.find(({ outcome }) => outcome === 'done')
  harness.sandbox.setWorld((world) => ({ ...world, ...touched(world, changed?.id) }))
  go(one.tab, `?job=${id}`)
  await harness.quiet()
  expect((await shownIn(one.tab)).mayUndo).toBe(true)
  ;(await dialogIn(one.tab)).send({ type: 'undo.chosen' })
  await harness.quiet()
  await harness.pass(20_000)
  const undo = await shownIn(one.tab)
  expect(undo).toMatchObject({ state: 'partial', done: done - 1, failed: 1, mayUndo: false })
  expect(undo.failures).toMatchObject({ found: { rows: [{ id: String(changed?.id), label: changed?.label }] } })
  expect(grid.selection().count).toBe(0)
})

test('what was not started says so, and nothing is sent twice', async () => {
  const { harness, one, id } = await begun()
  await harness.pass(20_000)
  go(one.tab, `?job=${id}`)
  await harness.quiet()
  const path = `${jobsPath}/${id}/undo`
  harness.fault({ kind: 'reset-before', method: 'POST', path })
  const before = one.tab.sent().length
  ;(await dialogIn(one.tab)).send({ type: 'undo.chosen' })
  await harness.quiet()
  expect((await shownIn(one.tab)).isStarting).toBe(true)
  await harness.pass(46_000)
  expect((await shownIn(one.tab)).isStarting).toBe(false)
  expect([posts(harness, path), one.tab.sent().slice(before)]).toEqual([1, ['jobs.followUpUnclear']])
})

test('an undo is offered only as long as the server allows it', async () => {
  const { harness, one, id } = await begun()
  await harness.pass(20_000)
  go(one.tab, `?job=${id}`)
  await harness.quiet()
  await harness.pass(9 * 60_000)
  expect((await shownIn(one.tab)).mayUndo).toBe(true)
  await harness.pass(2 * 60_000)
  expect((await shownIn(one.tab)).mayUndo).toBe(false)
})

test('a job that is not there, or cannot be read, says so', async () => {
  const harness = openHarness()
  onTestFinished(harness.closeAll)
  const tab = harness.open('/orders?job=404')
  await tab.panel()
  await harness.quiet()
  expect((await viewIn(tab)).state).toBe('missing')
  harness.fault({ kind: 'status', status: 500, method: 'GET', path: `${jobsPath}/*` })
  go(tab, '?job=405')
  await harness.quiet()
  expect((await viewIn(tab)).state).toBe('failed')
  ;(await dialogIn(tab)).send({ type: 'retry.chosen' })
  await harness.quiet()
  expect((await viewIn(tab)).state).toBe('missing')
})

/** The job as the server shows it. */
const shownAt = async (id: string, { sandbox }: ReturnType<typeof openHarness>) => {
  const rows = sandbox.world().jobs.find((job) => String(job.id) === id)?.work?.rows ?? []
  return { done: rows.filter(({ outcome }) => outcome === 'done').length }
}

type World = ReturnType<ReturnType<typeof openHarness>['sandbox']['world']>

/** The world after somebody else changed a product. */
const touched = (world: World, id: number | undefined): Pick<World, 'records'> => {
  const products = world.records['products'] ?? {}
  const changed = Object.entries(products).map(([supplier, rows]) => [
    supplier,
    rows.map((row) => (row.id === id ? { ...row, version: row.version + 1 } : row)),
  ])
  return { records: { ...world.records, products: Object.fromEntries(changed) } }
}
