import { panelParts } from '@supplier/core/app/panel.selectors'
import { pathOf } from '@supplier/core/kernel/routes'
import { type FinderView, nothingFound, selectThings } from '@supplier/core/shell/finder.selectors'
import { finderIn } from '@supplier/core/shell/shell.selectors'
import { expect, onTestFinished, test } from 'vitest'
import { openHarness } from '../kit/harness.ts'

/** The quick search of a signed-in supplier, open. */
const openSearch = async () => {
  const harness = openHarness({ scenario: 'default' })
  onTestFinished(harness.closeAll)
  const tab = harness.open('/settings/customizing')
  await tab.panel()
  await harness.quiet()
  const { shell } = panelParts(await tab.panel())
  shell.send({ type: 'dialog.opened', dialog: 'palette' })
  const found = (): FinderView => {
    const finder = finderIn(shell.getSnapshot())
    return finder ? selectThings(finder.getSnapshot()) : nothingFound
  }
  const asked = () =>
    harness.sandbox
      .requests()
      .filter(({ path }) => /\/(orders|products|stores)$/.test(path))
      .map(({ path }) => path.split('/').at(-1))
  const type = async (query: string) => {
    shell.send({ type: 'query.typed', query })
    await harness.quiet()
  }
  const find = async (query: string) => {
    await type(query)
    await harness.pass(500)
    return found().things
  }
  return { harness, tab, shell, found, asked, type, find }
}

test('finds a product by its name and its code, an order by its number, and a buyer by name and telephone', async () => {
  const { find } = await openSearch()
  const [order] = await find('104406')
  expect([order?.kind, order?.title, order && pathOf(order.location)]).toEqual([
    'orders',
    '№ 104406',
    expect.stringMatching(/^\/orders\?order=\d+$/),
  ])
  const buyer = order?.note ?? ''
  expect((await find(buyer)).map(({ title }) => title)).toContain('№ 104406')
  const telephone = order?.text.match(/\d{12}/)?.[0] ?? ''
  expect(
    (await find(`+${telephone.slice(0, 2)} ${telephone.slice(2, 5)} ${telephone.slice(5)}`)).map((one) => one.title),
  ).toContain('№ 104406')
  const products = (await find('KO-2011')).filter(({ kind }) => kind === 'products')
  expect(products.map(({ note }) => note)).toContain('KO-2011')
  const byName = await find(products[0]?.title ?? '')
  expect(byName.map(({ id, kind }) => `${kind} ${id}`)).toContain(`products ${products[0]?.id}`)
})

test('a word costs one request for each kind, however fast it is typed, and the same word none', async () => {
  const { type, find, asked } = await openSearch()
  const before = asked().length
  for (const query of ['к', 'ко', 'ков', 'ковд']) await type(query)
  expect(asked().length).toBe(before)
  await find('ковдра')
  expect(asked().slice(before).toSorted()).toEqual(['orders', 'products', 'stores'])
  await find(' ковдра ')
  expect(asked().length).toBe(before + 3)
})

test('a kind that the server refuses is named, and the others are found', async () => {
  const { harness, find, found } = await openSearch()
  harness.fault({ kind: 'status', status: 500, method: 'GET', path: '/admin-suppliers/v1/orders', count: null })
  expect((await find('KO-2011')).map(({ kind }) => kind)).toEqual(['products'])
  expect(found()).toMatchObject({ isBusy: false, failed: ['orders'] })
})

test('closing it ends the search, and what was opened is remembered', async () => {
  const { tab, harness, shell, find } = await openSearch()
  const [order] = await find('104406')
  if (!order) throw new Error('no order')
  shell.send({ type: 'entry.picked', location: order.location, recent: { id: 'orders/1', thing: order } })
  await harness.quiet()
  expect(pathOf(tab.page().location)).toBe(pathOf(order.location))
  expect(finderIn(shell.getSnapshot())).toBe(undefined)
  expect(shell.getSnapshot().context.recent.map(({ thing }) => thing?.title)).toEqual(['№ 104406'])
})
