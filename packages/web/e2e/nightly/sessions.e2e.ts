import { type PlainRouteName, pathOf, routeNames, routeOf } from '@supplier/core/kernel/routes'
import { acts, expectReplay, expectWrittenTest, record, recorded, shown } from '../models/drive.ts'
import { expect, test } from '../seated.ts'

/** The sandbox build, which can record sessions. */
test.use({ build: 'dist-sandbox', actionTimeout: 15_000 })

/** What a drive finds to do on a page; on the others it opens the page. A new list does not pass without its row. */
const done: Readonly<Record<string, readonly (keyof typeof acts)[]>> = {
  statistics: ['file'],
  advertising: ['search', 'filter', 'command', 'file'],
  orders: ['search', 'filter', 'command', 'bulk', 'file'],
  products: ['search', 'filter', 'command', 'bulk', 'file', 'change'],
  'products-import': ['file'],
  shelvings: ['search', 'filter', 'command', 'file', 'change'],
  attributes: ['search', 'filter', 'command', 'file'],
  'attribute-groups': ['search', 'filter', 'command', 'file', 'change'],
  reviews: ['search', 'filter', 'file', 'change'],
  'deliveries-panel': ['search', 'filter', 'command', 'file', 'change'],
  'deliveries-apis': ['search', 'filter', 'command', 'file', 'change'],
  'deliveries-sender': ['search', 'command', 'file', 'change'],
  'payment-methods-methods': ['search', 'filter', 'command', 'file', 'change'],
  'main-balance': ['search', 'filter', 'file'],
  'balance-services': ['search', 'filter', 'file'],
  payouts: ['search', 'filter', 'file'],
  chats: ['search'],
  integrations: ['search', 'filter', 'command', 'file', 'change'],
  stores: ['search', 'filter', 'command', 'file'],
  notifications: ['filter'],
  referrals: ['filter', 'file'],
  'telegram-ads': ['search', 'filter', 'command', 'file'],
  preferences: ['file'],
}

const pages = routeNames.filter((to) => {
  const { area, redirect, path } = routeOf(to) as { area: string; redirect?: string; path: string }
  return area === 'admin' && redirect === undefined && !path.includes(':')
}) as readonly PlainRouteName[]

for (const to of pages) {
  test(`a session on ${to} replays`, async ({ page }, info) => {
    await record(page)
    const found: string[] = []
    for (const [name, act] of Object.entries(acts)) {
      // A full load between the acts: the recording goes on.
      await page.goto(pathOf({ to }))
      await shown(page)
      if (await act(page)) found.push(name)
    }
    await expectReplay(await recorded(page, info, to))
    expect(found).toEqual(done[to] ?? [])
  })
}

const written = [
  'orders',
  'products',
  'shelvings',
  'attributes',
  'attribute-groups',
  'reviews',
  'deliveries-panel',
  'payment-methods-methods',
  'integrations',
  'stores',
] as const

for (const to of written) {
  test(`what a person did on ${to} passes as a test of its own`, async ({ page }, info) => {
    await record(page)
    await page.goto(pathOf({ to }))
    await shown(page)
    for (const act of ['search', 'filter', 'change'] as const) await acts[act](page)
    await expectWrittenTest(await recorded(page, info, to), to)
  })
}
