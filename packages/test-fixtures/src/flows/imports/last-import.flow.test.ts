import { panelParts } from '@supplier/core/app/panel.selectors'
import type { HomeActor } from '@supplier/core/home/home.machine'
import { lastImportAtHome } from '@supplier/core/home/home.selectors'
import type { LastImportActor } from '@supplier/core/import-list/last-import.machine'
import { selectWaiting } from '@supplier/core/kit/list/list.selectors'
import type { AnySection } from '@supplier/core/kit/section/section.domain'
import { sectionList } from '@supplier/core/kit/section/section.selectors'
import { products } from '@supplier/core/products/products.section'
import { selectSetup } from '@supplier/core/setup/setup.selectors'
import { expect, onTestFinished, test } from 'vitest'
import type { Sandbox } from '../../sandbox/sandbox.ts'
import { productsOf, withProducts } from '../../world/products/products.ts'
import { supplierById } from '../../world/world.ts'
import { openHarness } from '../kit/harness.ts'
import { realtimeOf } from '../kit/live.ts'
import { openSection, pathIn } from '../kit/sections.ts'
import { importIn } from './imports.ts'

const file = ['Артикул;Назва;Категорія;Ціна;Залишок', 'IMP-1;Чашка;Посуд;100;5', 'IMP-2;Глечик;Посуд;200;3'].join('\n')

test('after an import the step of the set-up, the list, the page of products and the home page agree, live', async () => {
  let sandbox: Sandbox | null = null
  const harness = openHarness({ scenario: 'brandNew', ports: { realtime: realtimeOf(() => sandbox) } })
  onTestFinished(harness.closeAll)
  sandbox = harness.sandbox
  sandbox.changeSupplier(1, {
    store_name: 'Крамниця',
    telegram_id: '77',
    manager_telegram_username: '@k',
    subscribed: true,
    steps: { information: true, product: false, delivery: false, payment: false },
  })
  const home = harness.open('/dashboard/statistics')
  const homeActor = await home.shown<HomeActor>('statistics')
  const panel = harness.open('/products/panel')
  const panelActor = await panel.shown<LastImportActor>('products-panel')
  const list = await openSection(products as unknown as AnySection, pathIn(products as unknown as AnySection), harness)
  await harness.quiet()
  const lasts = () =>
    [panelActor, lastImportAtHome(homeActor.getSnapshot())].map((one) => one?.getSnapshot().context.last)
  const stepIn = async () => selectSetup(panelParts(await home.panel()).setup.getSnapshot()).steps?.product
  expect([lasts(), list.list().state, await stepIn()]).toEqual([[null, null], 'nothingYet', false])

  const page = await importIn(harness)
  await page.choose(file)
  expect(lasts()).toMatchObject([{ status: 'mapping' }, { status: 'mapping' }])
  await page.check()
  const done = await page.run()
  expect(done).toMatchObject({ status: 'completed', counts: { created: 2 } })
  await harness.pass(4000)
  const same = { id: done.id, status: 'completed', counts: done.counts }
  expect(lasts()).toMatchObject([same, same])
  // New rows wait above those that are shown.
  const shown = sectionList<AnySection>(list.actor()).getSnapshot()
  expect(list.rows().length + Number(selectWaiting(shown))).toBe(2)
  // What was imported are drafts; the first of them that leaves its draft ends the step of the set-up.
  expect(await stepIn()).toBe(false)
  harness.sandbox.setWorld((world) => {
    const supplier = supplierById(world, 1)
    if (supplier === undefined) throw new Error('There is no supplier')
    const [first] = productsOf(world, supplier)
    return first === undefined ? world : withProducts(world, supplier, [{ ...first, status: 'moderation' }])
  })
  await harness.pass(1000)
  expect(await stepIn()).toBe(true)
})

test('without the socket the last import is followed by asking, and rests when it ended', async () => {
  const harness = openHarness({ scenario: 'default' })
  onTestFinished(harness.closeAll)
  const page = await importIn(harness)
  await page.choose(file)
  await page.check()
  await page.send({ type: 'start.chosen' })
  const tab = harness.open('/products/panel')
  const actor = await tab.shown<LastImportActor>('products-panel')
  await harness.quiet()
  expect(actor.getSnapshot().context.last?.status).toBe('importing')
  await harness.pass(12_000)
  expect(actor.getSnapshot().context.last?.status).toBe('completed')
  harness.sandbox.clearRequests()
  await harness.pass(12_000)
  expect(harness.sandbox.requests().filter(({ path }) => path.endsWith('/imports'))).toEqual([])
})
