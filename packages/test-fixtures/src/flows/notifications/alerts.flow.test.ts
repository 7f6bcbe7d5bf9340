import { pathOf } from '@supplier/core/kernel/routes'
import { expect, test } from 'vitest'
import { orderNews } from '../../world/orders/order-news.ts'
import { withOrders } from '../../world/orders/orders.ts'
import type { Harness } from '../kit/harness.ts'
import type { Tab } from '../kit/headless.ts'
import { deskHarness, ordersIn } from '../orders/order-desk.ts'

/** A browser in which the supplier allowed notifications, with its tabs open. */
const desk = async (count = 1) => {
  const harness = deskHarness({ scenario: 'default', isStorageHeard: true })
  const tabs: Tab[] = []
  for (let at = 0; at < count; at += 1) {
    const tab = harness.open('/settings/customizing')
    await tab.panel()
    await harness.pass(3000)
    tabs.push(tab)
  }
  return { harness, tabs }
}

/** Buyers place orders, or the supplier makes them by hand. */
const place = async (harness: Harness, ids: readonly number[], source = 'marketplace') => {
  const { sandbox } = harness
  const [before, now, supplier] = [sandbox.world(), sandbox.clock.now(), sandbox.world().suppliers[0] as never]
  const like = ordersIn(harness).find(({ status }) => status === 'new')
  if (!like) throw new Error('no new order')
  const made = ids.map((id) => ({
    ...like,
    id,
    number: String(id),
    source: source as never,
    created_at: new Date(now).toISOString(),
    client_key: null as never,
  }))
  sandbox.setWorld((world) => withOrders(world, supplier, made, now))
  for (const one of orderNews(before, sandbox.world(), supplier, now)) if ('event' in one) sandbox.emit(one)
  await harness.pass(6000)
}

const allow = async (harness: Harness, tab: Tab) => {
  await tab.ports.alerts.requestPermission(undefined, new AbortController().signal)
  tab.attend(false)
  await harness.quiet()
}

test('a new order is told once nobody looks at the page, and its notification opens it', async () => {
  const { harness, tabs } = await desk()
  const [tab] = tabs as [Tab]
  await place(harness, [200_001])
  expect(tab.alerted()).toMatchObject({ notes: [], sounds: 0, icon: 'marked' })
  await allow(harness, tab)
  await place(harness, [200_002])
  expect(tab.alerted().notes).toMatchObject([{ kind: 'orders', count: 1, numbers: ['200002'] }])
  tab.openNote()
  await harness.quiet()
  expect(pathOf(tab.page().location)).toBe('/orders?order=200002')
})

test('a burst of orders makes one notification, and an order made by hand none', async () => {
  const { harness, tabs } = await desk()
  const [tab] = tabs as [Tab]
  await allow(harness, tab)
  await place(harness, [200_001, 200_002, 200_003])
  expect(tab.alerted().notes).toMatchObject([{ count: 3, location: { to: 'orders', search: '?tab=new' } }])
  await place(harness, [200_004], 'manual')
  expect(tab.alerted().notes.length).toBe(1)
})

test('the channel push of the settings turns the notifications off', async () => {
  const { harness, tabs } = await desk()
  const [tab] = tabs as [Tab]
  await allow(harness, tab)
  const { fetchSettings, writeSettings } = tab.ports.notificationSettings
  const signal = new AbortController().signal
  const settings = await fetchSettings(undefined, signal)
  await writeSettings(
    { kind: 'settings', settings: { ...settings, switches: { ...settings.switches, push: false } } },
    signal,
  )
  await place(harness, [200_001])
  expect(tab.alerted().notes).toEqual([])
})

test('of several tabs the one that was looked at last plays the sound', async () => {
  const { harness, tabs } = await desk(2)
  const [first, second] = tabs as [Tab, Tab]
  await first.ports.alerts.saveSound(true, new AbortController().signal)
  await place(harness, [200_001])
  expect([first.alerted().sounds, second.alerted().sounds]).toEqual([0, 1])
  second.attend(false)
  first.attend(true)
  await harness.quiet()
  await place(harness, [200_002])
  expect([first.alerted().sounds, second.alerted().sounds]).toEqual([1, 1])
  harness.leave(first)
  await harness.quiet()
  await place(harness, [200_003])
  expect(second.alerted().sounds).toBe(2)
})
