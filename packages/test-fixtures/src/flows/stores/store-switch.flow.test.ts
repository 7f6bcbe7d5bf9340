import { appParts, selectLocation } from '@supplier/core/app/app.selectors'
import { panelParts } from '@supplier/core/app/panel.selectors'
import { sections as plainSections } from '@supplier/core/app/panel-screens.compose'
import { deliveryKeys } from '@supplier/core/deliveries-apis/deliveries-apis.section'
import { senders } from '@supplier/core/deliveries-sender/deliveries-sender.section'
import { type Location, pathOf, type RouteName, routeOf } from '@supplier/core/kernel/routes'
import type { AnySection } from '@supplier/core/kit/section/section.domain'
import { paymentMethods } from '@supplier/core/payment-methods-methods/payment-methods-methods.section'
import { products } from '@supplier/core/products/products.section'
import { selectStoreSwitch } from '@supplier/core/store-switch/store-switch.selectors'
import { stores } from '@supplier/core/stores/stores.section'
import { expect, onTestFinished, test } from 'vitest'
import { type Harness, openHarness } from '../kit/harness.ts'
import { openSection, pathIn, sectionIn, sections } from '../kit/sections.ts'

const sectionOf = (section: unknown) => section as AnySection
const keysPath = '/deliveries/nova/apis'
const sendersPath = '/deliveries/nova/sender'

const opened = async (path: string = keysPath, harness: Harness = openHarness({ scenario: 'default' })) => {
  onTestFinished(harness.closeAll)
  const tab = harness.open(path)
  const { storeSwitch } = panelParts(await tab.panel())
  await harness.quiet()
  return {
    harness,
    tab,
    view: () => selectStoreSwitch(storeSwitch.getSnapshot()),
    choice: () => {
      const view = selectStoreSwitch(storeSwitch.getSnapshot())
      return view?.state === 'choice' ? view : null
    },
    choose: async (id: string | null) => {
      storeSwitch.send({ type: 'store.chosen', id })
      await harness.quiet()
    },
    go: async (location: Location) => {
      tab.app.send({ type: 'navigation.requested', location })
      await harness.quiet()
    },
    path: () => pathOf(selectLocation(tab.app.getSnapshot())),
    titles: (section: unknown) =>
      sectionIn(sectionOf(section), harness, tab)
        .rows()
        .map((row) => (row as unknown as { readonly title: string }).title),
  }
}
const closeStore = async (harness: Harness, id: string) => {
  const one = await openSection(sectionOf(stores), pathIn(sectionOf(stores)), harness)
  await one.choose('close', id)
  expect(one.rows().find((row) => row.id === id)).toMatchObject({ status: 'closed' })
}

test('a page offers the choice exactly when its list has a filter by store', () => {
  const routes = Object.keys(plainSections) as readonly RouteName[]
  const filtered = sections.filter(({ query }) => 'store' in query).map(({ route }) => route)
  expect(routes.filter((to) => routeOf(to).byStore).toSorted()).toEqual(filtered.toSorted())
})

test('the chosen store narrows the list, stays in the address, and goes along to other pages that know stores', async () => {
  const one = await opened(`${keysPath}?sort=title`)
  expect(one.view()).toMatchObject({ chosen: null, stores: { length: 5 } })
  expect(one.titles(deliveryKeys)).toContain('Ключ для складу')
  await one.choose('70')
  expect(one.path()).toBe(`${keysPath}?sort=title&store=70`)
  expect(one.view()).toMatchObject({ chosen: { id: '70', title: 'Крамниця Олени' } })
  expect(one.titles(deliveryKeys)).toEqual(['Основний ключ', 'Старий ключ'])
  await one.go({ to: 'main-balance' })
  expect([one.path(), one.view()]).toEqual(['/payments/balances/main-balance', null])
  await one.go({ to: 'deliveries-sender' })
  expect([one.path(), one.titles(senders)]).toEqual([`${sendersPath}?store=70`, ['Склад на Подолі']])
  await one.choose(null)
  expect([one.path(), one.titles(senders)]).toEqual([sendersPath, ['Склад на Подолі', 'Майстерня у Львові']])
  await one.go({ to: 'payment-methods-methods' })
  expect(one.path()).toBe('/payment-methods/methods')
})

test('a switch of the store keeps the search, the filters and the order, and begins at the first page', async () => {
  const one = await opened(`${keysPath}?search=${encodeURIComponent('ключ')}&status=active&sort=title&page=2`)
  const kept = `search=${encodeURIComponent('ключ')}&status=active&sort=title`
  await one.choose('70')
  expect(one.path()).toBe(`${keysPath}?${kept}&store=70`)
  expect(one.titles(deliveryKeys)).toEqual(['Основний ключ'])
  await one.choose('71')
  expect(one.path()).toBe(`${keysPath}?${kept}&store=71`)
  await one.choose(null)
  expect(one.path()).toBe(`${keysPath}?${kept}`)
})

const potsOf = (title: string) => `category_id=${encodeURIComponent(`311~${title}`)}`

test('a switch drops the filter under which the new store has nothing, and says so', async () => {
  const kept = 'tab=active&store=70&price=100..'
  const one = await opened(`/products?${potsOf('Горщики')}&${kept}`)
  expect(one.titles(products).length).toBeGreaterThan(0)
  await one.choose('72')
  expect(one.path()).toBe('/products?tab=active&price=100..&store=72')
  const [toast] = appParts(one.tab.app).toasts.getSnapshot().context.toasts
  expect(toast?.message).toEqual({
    key: 'storeSwitch.dropped',
    values: { store: 'Садові дрібниці', filters: 'Горщики' },
  })
})

test('a switch to all stores keeps every filter', async () => {
  const one = await opened(`/products?${potsOf('Горщики')}&store=70`)
  await one.choose(null)
  expect([one.path(), one.tab.sent()]).toEqual([`/products?${potsOf('Горщики')}`, []])
})

test('a filter stays when the server does not say what the new store has', async () => {
  const one = await opened(`/products?${potsOf('Горщики')}&store=70`)
  one.harness.fault({ kind: 'refuse', method: 'GET', path: '/admin-suppliers/v1/products' })
  await one.choose('72')
  expect(one.path()).toBe(`/products?${potsOf('Горщики')}&store=72`)
})

test('the address bar and the history show just what they ask for', async () => {
  const one = await opened(`${keysPath}?store=71`)
  one.tab.app.send({ type: 'address.changed', href: sendersPath })
  await one.harness.quiet()
  expect([one.path(), one.choice()?.chosen]).toEqual([sendersPath, null])
})

test('the page of a record leads back to the list of the chosen store', async () => {
  const one = await opened('/payment-methods/methods?store=71')
  const [method] = sectionIn(sectionOf(paymentMethods), one.harness, one.tab).rows()
  await sectionIn(sectionOf(paymentMethods), one.harness, one.tab).open(method?.id ?? '')
  expect([one.path(), one.view()]).toEqual([`/payment-methods/methods/details/${method?.id}?store=71`, null])
  sectionIn(sectionOf(paymentMethods), one.harness, one.tab).form()?.send({ type: 'form.dismissed' })
  await one.harness.quiet()
  expect(one.path()).toBe('/payment-methods/methods?store=71')
})

test('a link with a store that is gone opens all stores and says so', async () => {
  const one = await opened(`${keysPath}?store=999&search=ключ`)
  expect([one.path(), one.choice()?.chosen]).toEqual([`${keysPath}?search=${encodeURIComponent('ключ')}`, null])
  expect(one.tab.sent()).toEqual(['storeSwitch.gone'])
})

test('a chosen store that is closed elsewhere is forgotten', async () => {
  const one = await opened(`${keysPath}?store=72`)
  expect(one.choice()?.chosen).toMatchObject({ id: '72' })
  await closeStore(one.harness, '72')
  one.tab.app.send({ type: 'account.invalidated' })
  await one.harness.quiet()
  expect([one.path(), one.choice()?.chosen, one.choice()?.stores.length]).toEqual([keysPath, null, 4])
  expect(one.tab.sent()).toContain('storeSwitch.gone')
})

test('a store that was closed while another page was open is forgotten on the way back', async () => {
  const one = await opened(`${keysPath}?store=72`)
  await one.go({ to: 'stores' })
  await sectionIn(sectionOf(stores), one.harness, one.tab).choose('close', '72')
  await one.go({ to: 'deliveries-sender' })
  expect([one.path(), one.choice()?.chosen]).toEqual([sendersPath, null])
})

test('a supplier with one store has nothing to choose', async () => {
  const one = await opened(keysPath, openHarness({ scenario: 'unsubscribedRich' }))
  one.harness.sandbox.setWorld((world) => ({ ...world, records: { ...world.records, stores: { 1: [] } } }))
  one.tab.app.send({ type: 'account.invalidated' })
  await one.harness.quiet()
  expect(one.view()).toBe(null)
})

test('the key of some stores is saved with them and shows their names', async () => {
  const one = await openSection(
    sectionOf(deliveryKeys),
    pathIn(sectionOf(deliveryKeys), '701'),
    openHarness({ scenario: 'default' }),
  )
  onTestFinished(one.harness.closeAll)
  one.type({ stores: [{ id: '71', title: 'Крамничка на Подолі' }] })
  await one.submit()
  expect(one.rows().find(({ id }) => id === '701')).toMatchObject({
    stores: [{ id: '71', title: 'Крамничка на Подолі' }],
  })
})

test('a busy server is given the time that it asks for, and the supplier is told', async () => {
  const harness = openHarness({ scenario: 'default' })
  const path = '/admin-suppliers/v1/stores'
  const headers = { 'Retry-After': '12' }
  harness.fault({
    kind: 'status',
    status: 429,
    body: { message: 'Зачекайте.' },
    headers,
    method: 'GET',
    path,
    count: 1,
  })
  const one = await opened(keysPath, harness)
  const asked = () => harness.sandbox.requests().filter((request) => request.path === path).length
  const waiting = { state: 'delayed', message: { key: 'kit.askedToWait', values: { seconds: 12 } }, mayRetry: false }
  expect([asked(), one.view()]).toEqual([1, waiting])
  await one.go({ to: 'deliveries-sender' })
  await harness.pass(10_000)
  expect([asked(), one.view()]).toEqual([1, waiting])
  await harness.pass(2500)
  expect([asked(), one.view()]).toMatchObject([2, { state: 'choice', stores: { length: 5 } }])
})
