import { bulkOfAll } from '@supplier/core/home/confirm-all.machine'
import type { HomeActor } from '@supplier/core/home/home.machine'
import { confirmAllIn } from '@supplier/core/home/home.selectors'
import { selectBulk } from '@supplier/core/kit/bulk/bulk.selectors'
import { expect, test } from 'vitest'
import { deskHarness, ordersIn } from './order-desk.ts'

const home = async () => {
  const harness = deskHarness({ scenario: 'default' })
  const tab = harness.open('/')
  const screen = (await tab.shown('statistics')) as unknown as HomeActor
  await harness.pass(3000)
  const confirmAll = () => {
    const actor = confirmAllIn(screen.getSnapshot())
    if (!actor) throw new Error('no home page')
    return actor
  }
  const bulk = () => bulkOfAll(confirmAll().getSnapshot())
  const fresh = () => ordersIn(harness).filter(({ status }) => status === 'new')
  return { harness, tab, confirmAll, bulk, fresh }
}

test('all new orders are confirmed from the home page after a question with their number', async () => {
  const { harness, confirmAll, bulk, fresh } = await home()
  const count = fresh().length
  confirmAll().send({ type: 'confirmAll.chosen' })
  await harness.quiet()
  const asked = bulk()
  expect(asked && selectBulk(asked.getSnapshot())).toMatchObject({ count, step: 'fields' })
  expect(fresh().length).toBe(count)
  asked?.send({ type: 'bulk.confirmed' })
  await harness.pass(5000)
  const left = bulk()
  const failed = left ? (selectBulk(left.getSnapshot()).result?.failed ?? []) : []
  expect(
    fresh()
      .map(({ id }) => String(id))
      .toSorted(),
  ).toEqual(failed.map(({ id }) => id).toSorted())
  expect(fresh().length).toBeLessThan(count)
})

test('a dismissed question confirms nothing', async () => {
  const { harness, confirmAll, bulk, fresh } = await home()
  const count = fresh().length
  confirmAll().send({ type: 'confirmAll.chosen' })
  await harness.quiet()
  bulk()?.send({ type: 'dialog.dismissed' })
  await harness.quiet()
  expect([bulk(), fresh().length]).toEqual([null, count])
})
