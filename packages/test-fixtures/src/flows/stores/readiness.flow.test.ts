import { readinessPath } from '@supplier/core/adapters/http/readiness/readiness.wire'
import { selectSupplier } from '@supplier/core/app/app.selectors'
import { panelParts } from '@supplier/core/app/panel.selectors'
import type { HomeActor } from '@supplier/core/home/home.machine'
import { homeOf } from '@supplier/core/home/home.selectors'
import { readinessLocation } from '@supplier/core/home/lines.domain'
import type { Task } from '@supplier/core/home/task.domain'
import { selectSetup } from '@supplier/core/setup/setup.selectors'
import { expect, onTestFinished, test } from 'vitest'
import { keySeeds, keysName } from '../../world/deliveries/deliveries.ts'
import { seedSupplier } from '../../world/scenarios/seeds.ts'
import { seedTime } from '../../world/seed-time.ts'
import { storesName } from '../../world/stores/primary-store.ts'
import { storeSeeds } from '../../world/stores/store-records.ts'
import type { StoredRecord } from '../../world/world.ts'
import { type Harness, openHarness } from '../kit/harness.ts'

const aDay = 24 * 3_600_000
const [firstKey] = keySeeds(seedSupplier())
const [firstStore] = storeSeeds(seedSupplier())

const key = (days: number) => ({ ...firstKey, expires_at: seedTime + days * aDay }) as StoredRecord
const store = (more: object = {}) => ({ ...firstStore, ...more }) as StoredRecord
const bare = { description: null, phone: null, email: null, products_count: 0 }

const atHome = async (prepare: (harness: Harness) => void = () => {}) => {
  const harness = openHarness({ scenario: 'default', href: '/dashboard/statistics' })
  onTestFinished(harness.closeAll)
  harness.sandbox.clearRequests()
  prepare(harness)
  const withRecords = (more: Readonly<Record<string, readonly StoredRecord[]>>) =>
    harness.sandbox.setWorld((world) => ({
      ...world,
      records: Object.fromEntries(
        Object.entries({ [storesName]: [store()], ...more }).map(([name, rows]) => [name, { 1: rows }]),
      ),
    }))
  withRecords({})
  const tab = harness.open()
  const actor = await tab.shown<HomeActor>('statistics')
  await harness.quiet()
  const panel = await tab.panel()
  const view = (isWhole = false) => {
    const supplier = selectSupplier(tab.app.getSnapshot())
    if (supplier === null) throw new Error('nobody is signed in')
    const setup = selectSetup(panelParts(panel).setup.getSnapshot())
    return homeOf(actor.getSnapshot(), { setup, supplier, isConnectionOff: false, isWhole, offered: null }).tasks
  }
  const nameOf = (task: Task) => (task.kind === 'readiness' ? task.line.id : task.kind)
  return {
    ...harness,
    tab,
    actor,
    panel,
    withRecords,
    view,
    shown: (isWhole?: boolean) => view(isWhole).rows.map(nameOf),
    reads: () => harness.sandbox.requests().filter(({ path }) => path.endsWith(readinessPath)).length,
    refresh: async () => {
      panel.send({ type: 'refresh.requested' })
      await harness.quiet()
    },
  }
}

test('what keeps the supplier from selling is read with the page and again when data may be stale', async () => {
  const home = await atHome()
  expect([home.shown(), home.reads()]).toEqual([['orders', 'chats', 'products', 'stock'], 1])
  home.withRecords({ [keysName]: [key(6)], [storesName]: [store({ status: 'blocked' })] })
  await home.refresh()
  expect([home.shown(), home.reads()]).toEqual([
    ['storeBlocked 70', 'orders', 'chats', 'keyExpiring 701', 'products', 'stock'],
    2,
  ])
  home.withRecords({ [keysName]: [key(300)] })
  await home.refresh()
  expect(home.shown()).toEqual(['orders', 'chats', 'products', 'stock'])
})

test('the days of a key are counted to the time of the last read', async () => {
  const home = await atHome()
  home.withRecords({ [keysName]: [key(2)] })
  await home.refresh()
  const days = () => home.view().rows.flatMap((task) => (task.kind === 'readiness' ? task.line.values['days'] : []))
  expect(days()).toEqual([2])
  home.sandbox.clock.move(aDay)
  await home.refresh()
  expect(days()).toEqual([1])
})

test('one line about each subject is shown, and all of them at the address of the whole list, on the same page', async () => {
  const home = await atHome()
  home.withRecords({ [keysName]: [key(6)], [storesName]: [store(bare)] })
  await home.refresh()
  const urgent = ['storeDescription 70', 'productNone 70', 'orders', 'chats', 'keyExpiring 701', 'products']
  expect([home.shown(), home.view().total]).toEqual([urgent, 8])
  home.tab.app.send({ type: 'navigation.requested', location: readinessLocation })
  await home.quiet()
  expect(home.tab.address()).toBe('/dashboard/statistics#readiness')
  expect(home.tab.page().screen).toBe(home.actor)
  const [first, ...others] = urgent
  expect(home.shown(true)).toEqual([first, 'storeContacts 70', ...others, 'stock'])
})

test('settings that say otherwise have it read again; settings that say the same do not', async () => {
  const home = await atHome()
  const { setup } = panelParts(home.panel)
  setup.send({ type: 'refresh.requested' })
  await home.quiet()
  expect(home.reads()).toBe(1)
  home.sandbox.changeSupplier(1, { steps: { information: true, product: true, delivery: true, payment: false } })
  setup.send({ type: 'refresh.requested' })
  await home.quiet()
  expect(home.reads()).toBe(2)
  expect(home.actor.getSnapshot().context.readiness?.payment?.isReady).toBe(false)
})

test('a failed read keeps the lines and can be retried', async () => {
  const home = await atHome()
  home.withRecords({ [storesName]: [store({ description: null })] })
  await home.refresh()
  home.fault({ kind: 'status', status: 500, method: 'GET', path: `*${readinessPath}`, count: 1 })
  home.withRecords({ [storesName]: [store({ products_count: 0 })] })
  await home.refresh()
  expect(home.shown()).toContain('storeDescription 70')
  home.actor.send({ type: 'retry.chosen' })
  await home.quiet()
  expect(home.shown()).toContain('productNone 70')
})

test('a key whose time is over is reported, and the set-up asks for the delivery again', async () => {
  const home = await atHome()
  home.withRecords({ [keysName]: [key(1)] })
  await home.refresh()
  home.sandbox.clock.move(aDay)
  await home.refresh()
  expect(home.shown()).toContain('keyExpired 701')
  expect(home.actor.getSnapshot().context.readiness?.delivery?.isReady).toBe(false)
  expect(selectSetup(panelParts(home.panel).setup.getSnapshot()).steps?.delivery).toBe(false)
})

test('while the readiness was never read, the page says that not everything is known', async () => {
  const home = await atHome((harness) =>
    harness.fault({ kind: 'status', status: 500, method: 'GET', path: `*${readinessPath}`, count: 1 }),
  )
  expect([home.view().state, home.shown()]).toEqual(['failed', ['orders', 'chats']])
  home.actor.send({ type: 'retry.chosen' })
  await home.quiet()
  expect(home.view().state).toBe('known')
})
