import { selectMainBalance, serviceBalanceParts } from '@supplier/core/balances/balances.selectors'
import type { MainBalanceActor } from '@supplier/core/balances/main-balance.machine'
import type { ServiceBalanceActor } from '@supplier/core/balances/service-balance.machine'
import type { ListPage, ListQuery, ListRow } from '@supplier/core/kit/list/list.domain'
import { selectWaiting } from '@supplier/core/kit/list/list.selectors'
import type { ListActor } from '@supplier/core/kit/list/list.setup'
import type { PayoutsActor } from '@supplier/core/payouts/payouts.machine'
import { selectPayouts } from '@supplier/core/payouts/payouts.selectors'
import { expect, onTestFinished, test } from 'vitest'
import { posted } from '../../world/money/lines.ts'
import { payoutRequested, requisitesOf } from '../../world/money/payouts.ts'
import type { World } from '../../world/world.ts'
import { openHarness, transferOf } from '../kit/harness.ts'
import type { Tab } from '../kit/headless.ts'

type Ledger = ListActor<ListRow, ListQuery, ListPage<ListRow>>

const line = (purse: 'main' | 'service') => (world: World, now: number) =>
  posted(world, 1, now, [{ purse, type: 'bonus', amount: 100_00 }])

const payout = (world: World, now: number) => {
  const requisitesId = requisitesOf(world, 1)[0]?.id ?? 0
  const wanted = { supplierId: 1, amount: 100_00, comment: '', clientKey: null, intent: null, requisitesId }
  return payoutRequested(world, wanted, now)[0]
}

const ledgers = [
  [
    'main-balance',
    { add: line('main'), moneyIn: (on: MainBalanceActor) => selectMainBalance(on.getSnapshot()).balance, by: 100_00 },
  ],
  [
    'balance-services',
    {
      add: line('service'),
      moneyIn: (on: ServiceBalanceActor) => serviceBalanceParts(on.getSnapshot()).figure.getSnapshot().context.value,
      by: 100_00,
    },
  ],
  [
    'payouts',
    {
      add: payout,
      moneyIn: (on: PayoutsActor) => selectPayouts(on.getSnapshot()).totals?.available ?? null,
      by: -100_00,
    },
  ],
] as const

type Name = (typeof ledgers)[number][0]

const opened = async (name: Name) => {
  const the = openHarness({ scenario: 'default' })
  onTestFinished(the.closeAll)
  const tab = the.open('/orders')
  await tab.panel()
  tab.app.send({ type: 'navigation.requested', location: { to: name } })
  await tab.shown(name)
  await the.quiet()
  const list = () => tab.page().screen?.getSnapshot().children.list as Ledger
  const rows = () => list().getSnapshot().context.found?.page.rows ?? []
  return { the, tab, list, rows, waiting: () => selectWaiting(list().getSnapshot()) }
}

const moneyOn = (tab: Tab, moneyIn: (on: never) => number | null): number => moneyIn(tab.page().screen as never) ?? 0

test.each(ledgers)('%s: a line from elsewhere waits, and the money is fresh at once', async (name, ledger) => {
  const { the, tab, list, rows, waiting } = await opened(name)
  const [before, money] = [rows(), moneyOn(tab, ledger.moneyIn)]
  the.sandbox.setWorld((world) => ledger.add(world, the.sandbox.clock.now()))
  tab.app.send({ type: 'balances.changed' })
  await the.quiet()
  expect([rows(), waiting(), moneyOn(tab, ledger.moneyIn)]).toEqual([before, 1, money + ledger.by])
  list().send({ type: 'newest.chosen' })
  expect([rows()[1], waiting()]).toEqual([before[0], null])
})

test.each(ledgers)('%s: whoever comes back sees the newest lines and the fresh money', async (name, ledger) => {
  const { the, tab, rows, waiting } = await opened(name)
  const [before, money] = [rows(), moneyOn(tab, ledger.moneyIn)]
  tab.app.send({ type: 'navigation.requested', location: { to: 'stores' } })
  await the.quiet()
  the.sandbox.setWorld((world) => ledger.add(world, the.sandbox.clock.now()))
  tab.visit(name === 'payouts' ? '/payments/payouts' : `/payments/balances/${name}`)
  await the.quiet()
  expect([rows()[1], waiting(), moneyOn(tab, ledger.moneyIn)]).toEqual([before[0], null, money + ledger.by])
})

test.each(['main-balance', 'balance-services'] as const)('%s: a transfer from here is shown at once', async (name) => {
  const { the, tab, rows, waiting } = await opened(name)
  const before = rows()
  tab.page().screen?.send({ type: 'transfer.chosen' })
  await the.quiet()
  transferOf(tab)?.send({ type: 'amount.edited', text: '10' })
  transferOf(tab)?.send({ type: 'form.submitted' })
  await the.quiet()
  expect([rows()[1], waiting()]).toEqual([before[0], null])
})
