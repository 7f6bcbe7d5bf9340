import {
  type HomeActor,
  homeOf,
  panelParts,
  readinessLocation,
  selectSetup,
  selectSupplier,
  type Task,
  unbuiltRoutes,
} from '@supplier/core'
import { readinessPath } from '@supplier/core/wire/readiness'
import { expect, onTestFinished, test } from 'vitest'
import { seedTime } from '../world/seeds.ts'
import type { StoredRecord } from '../world/world.ts'
import { type Harness, openHarness } from './harness.ts'

const record = (id: number, more: object): StoredRecord => ({ id, version: 1, ...more })
const inDays = (days: number) => seedTime + days * 24 * 3_600_000

const key = (days: number) =>
  record(7, {
    title: 'Основний',
    carrier: 'nova',
    status: 'active',
    expires_at: inDays(days),
    checking_since: null,
    pending: null,
    is_disabled: false,
    is_refused: false,
  })

const store = (more: object = {}) =>
  record(5, {
    name: 'Крамниця',
    status: 'active',
    pause: null,
    description: 'Усе для дому',
    phone: '380671112233',
    email: null,
    products_count: 4,
    ...more,
  })

const calm = { 'delivery-keys': [key(300)], stores: [store()] }

const atHome = async (prepare: (harness: Harness) => void = () => {}) => {
  const harness = openHarness({ scenario: 'default', href: '/dashboard/statistics' })
  onTestFinished(harness.closeAll)
  harness.sandbox.clearRequests()
  prepare(harness)
  const withRecords = (records: Readonly<Record<string, readonly StoredRecord[]>>) =>
    harness.sandbox.setWorld((world) => ({
      ...world,
      records: Object.fromEntries(Object.entries({ ...calm, ...records }).map(([name, rows]) => [name, { 1: rows }])),
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
    return homeOf(actor.getSnapshot(), { setup, supplier, isConnectionOff: false, isWhole, unbuilt: unbuiltRoutes })
      .tasks
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
  expect([home.shown(), home.reads()]).toEqual([['orders', 'chats'], 1])
  home.withRecords({ 'delivery-keys': [key(6)], stores: [store({ status: 'blocked' })] })
  await home.refresh()
  expect([home.shown(), home.reads()]).toEqual([['storeBlocked 5', 'orders', 'chats', 'keyExpiring 7'], 2])
  home.withRecords({})
  await home.refresh()
  expect(home.shown()).toEqual(['orders', 'chats'])
})

test('the days of a key are counted to the time of the last read', async () => {
  const home = await atHome()
  home.withRecords({ 'delivery-keys': [key(2)] })
  await home.refresh()
  const days = () => home.view().rows.flatMap((task) => (task.kind === 'readiness' ? task.line.values['days'] : []))
  expect(days()).toEqual([2])
  home.sandbox.clock.move(24 * 3_600_000)
  await home.refresh()
  expect(days()).toEqual([1])
})

test('three lines are shown, and all of them at the address of the whole list, on the same page', async () => {
  const home = await atHome()
  home.withRecords({
    'delivery-keys': [key(6)],
    stores: [store({ status: 'blocked', description: null, phone: null })],
  })
  await home.refresh()
  expect(home.shown()).toEqual(['storeBlocked 5', 'orders', 'chats', 'keyExpiring 7', 'storeContacts 5'])
  expect(home.view().total).toBe(6)
  home.tab.app.send({ type: 'navigation.requested', location: readinessLocation })
  await home.quiet()
  expect(home.tab.address()).toBe('/dashboard/statistics#readiness')
  expect(home.tab.page().screen).toBe(home.actor)
  expect(home.shown(true)).toEqual([
    'storeBlocked 5',
    'orders',
    'chats',
    'keyExpiring 7',
    'storeContacts 5',
    'storeDescription 5',
  ])
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
  home.withRecords({ stores: [store({ description: null })] })
  await home.refresh()
  home.fault({ kind: 'status', status: 500, method: 'GET', path: `*${readinessPath}`, count: 1 })
  home.withRecords({ stores: [store({ phone: null })] })
  await home.refresh()
  expect(home.shown()).toContain('storeDescription 5')
  home.actor.send({ type: 'retry.chosen' })
  await home.quiet()
  expect(home.shown()).toContain('storeContacts 5')
})

test('while the readiness was never read, the page says that not everything is known', async () => {
  const home = await atHome((harness) =>
    harness.fault({ kind: 'status', status: 404, method: 'GET', path: `*${readinessPath}`, count: 1 }),
  )
  expect([home.view().state, home.shown()]).toEqual(['failed', ['orders', 'chats']])
  home.actor.send({ type: 'retry.chosen' })
  await home.quiet()
  expect(home.view().state).toBe('known')
})
