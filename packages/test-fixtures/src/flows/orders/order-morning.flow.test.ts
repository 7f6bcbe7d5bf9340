import { panelParts } from '@supplier/core/app/panel.selectors'
import { type Location, pathOf } from '@supplier/core/kernel/routes'
import { fieldAt } from '@supplier/core/kit/form/mend.domain'
import { jobDialogIn, selectJobDialog } from '@supplier/core/kit/job/job-dialog.selectors'
import { selectOtherFile } from '@supplier/core/kit/job/jobs.selectors'
import type { Order } from '@supplier/core/orders/orders.domain'
import { expect, test } from 'vitest'
import { brokenInvariants } from '../../sandbox/invariants.ts'
import { liveTtn } from '../../world/orders/order-records.ts'
import { gridIn } from '../kit/grids.ts'
import { deedsIn, deskHarness, openDesk, orderNumbered, ordersIn, ordersSection } from './order-desk.ts'

type Opened = Awaited<ReturnType<typeof openDesk>>

const jobOf = async ({ tab }: Opened) => selectJobDialog(jobDialogIn(panelParts(await tab.panel()).jobs).getSnapshot())

const warehouse = {
  id: 'settlement-1/23',
  title: 'Відділення №23',
  facts: { isLocker: false, weight: 30, sides: [120, 80, 80] },
}

/** Picks orders of the shown page and runs an action on them. */
const runOn = async (desk: Opened, ids: readonly number[], action: string, values: object = {}) => {
  const grid = gridIn(ordersSection, desk)
  for (const id of ids) grid.pick(String(id))
  grid.actor().send({ type: 'bulk.chosen', action })
  for (const [field, value] of Object.entries(values)) grid.bulk()?.send({ type: 'field.changed', field, value })
  if (grid.view()?.step === 'fields') await grid.confirm()
  await desk.harness.quiet()
  return grid
}

test('the morning: new orders are confirmed, get their waybills, one label file and one handover list', async () => {
  const harness = deskHarness()
  const desk = await openDesk(harness)
  const fresh = ordersIn(harness).filter(
    ({ status, place, lines }) => status === 'new' && place.kind !== 'pickup' && lines.every(({ sku }) => sku !== null),
  )
  await desk.filter({ tab: 'new' })
  const confirming = await runOn(
    desk,
    fresh.map(({ id }) => id),
    'confirm',
  )
  confirming.bulk()?.send({ type: 'dialog.dismissed' })
  await harness.pass(5000)
  await desk.filter({ tab: 'confirmed' })
  const confirmed = ordersIn(harness).filter(({ status, place }) => status === 'confirmed' && place.kind !== 'pickup')
  expect(confirmed.length).toBeGreaterThanOrEqual(10)
  expect(confirmed.some(({ number }) => number === '104390')).toBe(true)

  await runOn(
    desk,
    confirmed.map(({ id }) => id),
    'ttn',
  )
  expect(desk.at()).toContain('job=')
  await harness.pass(10_000)
  const shown = await jobOf(desk)
  const failures = shown.state === 'shown' && shown.job.failures.state === 'listed' ? shown.job.failures.found : null
  // Each row that was refused names its order, and leads into its form, at the field, where the reason stands again.
  const refused = failures?.rows ?? []
  expect(refused.map(({ label, location }) => [label, location && fieldAt(location)])).toEqual([
    ['№104399', 'length'],
    ['№104391', 'length'],
    ['№104390', 'warehouse'],
  ])
  expect(shown).toMatchObject({
    job: { deed: 'ttn', mayRerun: false, failures: { groups: [{ rows: { length: 2 } }, { rows: { length: 1 } }] } },
  })
  for (const { label, location, message } of refused) {
    desk.tab.visit(pathOf(location as Location))
    await harness.quiet()
    expect(desk.asked()).toMatchObject({ command: 'ttn', row: { number: label.slice(1) } })
    expect(desk.asked().errors).toEqual({ [fieldAt(location as Location) ?? '']: { text: message } })
    desk.fill(label === '№104390' ? { warehouse } : { length: '20', width: '20', height: '10' })
    await desk.confirm()
    expect(desk.shown()?.status).toBe('ready')
  }
  expect(deedsIn(harness)).toHaveLength(confirmed.length)

  desk.tab.visit('/orders?tab=ready')
  await harness.quiet()
  const ids = confirmed.map(({ id }) => id)
  // The orders stay picked for the second paper.
  for (const [action, picked] of [
    ['labels', ids],
    ['registry', []],
  ] as const) {
    await runOn(desk, picked, action)
    await harness.pass(10_000)
    const job = await jobOf(desk)
    expect(job).toMatchObject({ state: 'shown', job: { done: ids.length, failed: 0, readAt: expect.any(String) } })
    const file = await harness.sandbox.fetch((job.state === 'shown' && job.job.readAt) || '')
    expect([file.headers.get('content-type'), (await file.text()).slice(0, 5)]).toEqual(['application/pdf', '%PDF-'])
    jobDialogIn(panelParts(await desk.tab.panel()).jobs).send({ type: 'dialog.dismissed' })
    await harness.quiet()
  }
  expect(desk.at()).toBe('?tab=ready')
  expect(orderNumbered(harness, '104390').history.map(({ text }) => text)).toEqual([
    expect.any(String),
    'Підтверджено',
    expect.stringContaining('Створено ТТН'),
    'Маркування надруковано',
    'Додано до реєстру передачі',
  ])
  expect(brokenInvariants(harness.sandbox.world())).toEqual([])
})

test('the label of one order is its next step, until it is printed', async () => {
  const harness = deskHarness()
  const desk = await openDesk(harness, '/orders?tab=ready')
  const printable = (desk.rows() as readonly Order[]).find((row) => ordersSection.next?.(row, 0) === 'labels')
  await desk.choose('labels', printable?.id ?? '')
  await harness.pass(10_000)
  expect(await jobOf(desk)).toMatchObject({ state: 'shown', job: { readAt: expect.any(String) } })
  const row = (desk.rows() as readonly Order[]).find(({ id }) => id === printable?.id)
  expect([row?.shipment?.printedAt, row && ordersSection.next?.(row, 0)]).toEqual([expect.any(String), null])
})

test('one command makes both papers of the picked orders, each in a file of its own', async () => {
  const harness = deskHarness()
  const desk = await openDesk(harness, '/orders?tab=ready')
  const ids = ordersIn(harness).flatMap((order) => (order.status === 'ready' && liveTtn(order) ? [order.id] : []))
  await runOn(desk, ids, 'papers')
  await harness.pass(10_000)
  expect(harness.sandbox.world().jobs.map(({ work }) => [work?.action, work?.ids.length])).toEqual([
    ['labels', ids.length],
    ['registry', ids.length],
  ])
  const { jobs } = panelParts(await desk.tab.panel())
  const job = await jobOf(desk)
  expect(job).toMatchObject({ state: 'shown', job: { title: 'Реєстр передачі', readAt: expect.any(String) } })
  const { id } = (job.state === 'shown' && job.job) || { id: '' }
  expect(selectOtherFile(jobs.getSnapshot(), id)).toMatchObject({ title: 'Друк маркувань' })
})

test('a pick-up order among those that get waybills needs none, which is no failure', async () => {
  const harness = deskHarness()
  const desk = await openDesk(harness, '/orders?tab=new')
  const pickups = ordersIn(harness).filter(({ status, place }) => status === 'new' && place.kind === 'pickup')
  expect(pickups).not.toEqual([])
  const ids = pickups.map(({ id }) => id)
  await runOn(desk, ids, 'confirm')
  await desk.filter({ tab: 'confirmed' })
  await runOn(desk, ids, 'ttn')
  const grid = gridIn(ordersSection, desk)
  expect(grid.view()).toMatchObject({ step: 'result', mayPass: 0, groups: [{ kind: 'needless' }] })
})

test('one size mends all parcels to lockers whose goods have none, and a part of it is refused at its field', async () => {
  const harness = deskHarness()
  const desk = await openDesk(harness, '/orders?tab=confirmed')
  const lockers = ordersIn(harness).filter(({ status, place }) => status === 'confirmed' && place.kind === 'locker')
  expect(lockers).not.toEqual([])
  const ids = lockers.map(({ id }) => id)
  const half = await runOn(desk, ids, 'ttn', { length: '20' })
  const missing = { key: 'deliveries.wholeSize' }
  expect(half.view()).toMatchObject({ step: 'fields', errors: { width: missing, height: missing } })
  for (const field of ['width', 'height']) half.bulk()?.send({ type: 'field.changed', field, value: '20' })
  await half.confirm()
  await harness.pass(5000)
  expect(ordersIn(harness).flatMap((order) => (ids.includes(order.id) ? [order.status] : []))).toEqual(
    ids.map(() => 'ready'),
  )
})
