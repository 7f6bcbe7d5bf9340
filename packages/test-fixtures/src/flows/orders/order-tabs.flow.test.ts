import { panelParts } from '@supplier/core/app/panel.selectors'
import { jobDialogIn, selectJobDialog } from '@supplier/core/kit/job/job-dialog.selectors'
import { expect, test } from 'vitest'
import { brokenInvariants } from '../../sandbox/invariants.ts'
import { gridIn } from '../kit/grids.ts'
import { deedsIn, deskHarness, lacksTtn, openDesk, ordersIn, ordersSection } from './order-desk.ts'

test('of two tabs that confirm and cancel the same orders, the later one reads why, and both show the server’s state', async () => {
  const harness = deskHarness()
  const [one, other] = [await openDesk(harness, '/orders?tab=new'), await openDesk(harness, '/orders?tab=new')]
  const rows = one.rows().slice(0, 5)
  const [first, second] = [gridIn(ordersSection, one), gridIn(ordersSection, other)]
  for (const { id } of rows) for (const grid of [first, second]) grid.pick(id)
  second.actor().send({ type: 'bulk.chosen', action: 'cancel' })
  first.actor().send({ type: 'bulk.chosen', action: 'confirm' })
  await harness.quiet()
  await second.confirm()
  const states = () => rows.map(({ id }) => ordersIn(harness).find((order) => String(order.id) === id)?.status)
  expect(new Set(states())).toEqual(new Set(['cancelled']))
  second.actor().send({ type: 'bulk.chosen', action: 'confirm' })
  await harness.pass(2000)
  for (const desk of [one, other]) expect(desk.rows().filter(({ id }) => rows.some((row) => row.id === id))).toEqual([])

  // Whoever comes too late is told for each order.
  const late = await openDesk(harness, '/orders?tab=cancelled')
  const grid = gridIn(ordersSection, late)
  for (const { id } of rows) grid.pick(id)
  grid.actor().send({ type: 'bulk.chosen', action: 'confirm' })
  await harness.quiet()
  expect(grid.view()?.result?.failed.map(({ message }) => message)).toEqual(rows.map(() => 'Замовлення вже завершене.'))
  expect(brokenInvariants(harness.sandbox.world())).toEqual([])
})

test('waybills wait while the carrier is away in the middle of a job, and then go on', async () => {
  const harness = deskHarness()
  const desk = await openDesk(harness, '/orders?tab=confirmed')
  const ids = ordersIn(harness).filter((order) => lacksTtn(order) && order.status === 'confirmed')
  const grid = gridIn(ordersSection, desk)
  for (const { id } of ids) grid.pick(String(id))
  grid.actor().send({ type: 'bulk.chosen', action: 'ttn' })
  await grid.confirm()
  await harness.pass(1000)
  const made = () => deedsIn(harness).length
  const before = made()
  harness.sandbox.setWorld((world) => ({ ...world, carrierAwaySince: harness.sandbox.clock.now() }))
  await harness.pass(4000)
  const job = async () => selectJobDialog(jobDialogIn(panelParts(await desk.tab.panel()).jobs).getSnapshot())
  expect([await job(), made()]).toMatchObject([{ state: 'shown', job: { state: 'waiting' } }, before])
  harness.sandbox.setWorld((world) => ({ ...world, carrierAwaySince: null }))
  await harness.pass(30_000)
  expect(await job()).toMatchObject({ state: 'shown', job: { isActive: false, failed: 2 } })
  expect(made()).toBe(ids.length - 2)
})

test('a step on an open order leaves it open, and Back leads to the same rows', async () => {
  const harness = deskHarness()
  const desk = await openDesk(harness, '/orders?tab=new&sort=-total')
  const shown = desk.rows().map(({ id }) => id)
  const [id = ''] = shown
  await desk.open(id)
  await desk.choose('hold', id)
  await harness.pass(1000)
  expect(desk.shown()).toMatchObject({ id, status: 'on_hold' })
  desk.form()?.send({ type: 'form.dismissed' })
  await harness.quiet()
  expect(desk.at()).toBe('?tab=new&sort=-total')
  expect(desk.rows().map((row) => row.id)).toEqual(shown.filter((one) => one !== id))
})
