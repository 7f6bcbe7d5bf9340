import { selectMainBalance } from '@supplier/core/balances/balances.selectors'
import type { MainBalanceActor } from '@supplier/core/balances/main-balance.machine'
import { describe, expect, onTestFinished, test } from 'vitest'
import { shownServiceLine } from '../../endpoints/money/balances.view.ts'
import { linesOf, posted } from '../../world/money/lines.ts'
import { withSupplier } from '../../world/world.ts'
import {
  answer,
  type Harness,
  journalOf,
  moves,
  openHarness,
  operationOf,
  operationsOf,
  paywallOf,
  press,
  type SentCall,
  settings,
  subscriptionOf,
  transactions,
} from '../kit/harness.ts'
import type { Tab } from '../kit/headless.ts'
import { statusTroubles, transportTroubles } from '../kit/troubles.ts'

const cost = 499_00

const harness = (scenario: Parameters<typeof openHarness>[0] = {}): Harness => {
  const opened = openHarness(scenario)
  onTestFinished(opened.closeAll)
  return opened
}

const at = async (the: Harness, href?: string): Promise<Tab> => {
  const tab = the.open(href)
  await tab.panel()
  await the.quiet()
  return tab
}

const posts = (the: Harness) => the.sandbox.requests().filter(({ method, path }) => method === 'POST' && path === moves)

const isSubscribed = (the: Harness) => the.sandbox.world().suppliers.find(({ id }) => id === 1)?.subscribed

describe('the paywall', () => {
  test('is shown on the pages that need a subscription, and only there', async () => {
    const the = harness()
    const tab = await at(the)
    expect(paywallOf(tab)).toMatchObject({ step: 'offer', cost, bill: { cost, transfer: 0 } })
    press(tab, 'payments.chosen')
    await the.quiet()
    expect([tab.address(), paywallOf(tab).step]).toEqual(['/payments/balances/main-balance', 'closed'])
    tab.visit('/chats')
    await the.quiet()
    expect(paywallOf(tab).step).toBe('offer')
  })

  test('is not shown to subscribers, nor while settings cannot be read', async () => {
    const subscribed = await at(harness({ scenario: 'default' }))
    expect(paywallOf(subscribed).step).toBe('closed')
    const the = harness()
    the.fault({ kind: 'status', status: 500, path: '*/v1/settings', count: null })
    expect(paywallOf(await at(the)).step).toBe('closed')
  })
})

describe('enough funds', () => {
  test('one click pays, and the whole panel restarts', async () => {
    const the = harness()
    const tab = await at(the)
    const before = subscriptionOf(tab)
    press(tab, 'offer.accepted')
    await the.quiet()
    expect(the.moved()).toEqual([['supplier_panel', cost]])
    expect([paywallOf(tab).step, tab.address(), isSubscribed(the)]).toEqual(['closed', '/orders', true])
    expect(subscriptionOf(tab)).not.toBe(before)
    expect(tab.sent()).toHaveLength(1)
    expect(journalOf(the)).toEqual(['moved'])
    await the.pass(100_000)
    expect(journalOf(the)).toEqual([])
  })

  test('twenty clicks pay once', async () => {
    const the = harness()
    const tab = await at(the)
    for (let click = 0; click < 20; click += 1) press(tab, 'offer.accepted')
    await the.quiet()
    for (let click = 0; click < 20; click += 1) press(tab, 'offer.accepted')
    await the.quiet()
    expect(posts(the)).toHaveLength(1)
    expect(the.moved()).toEqual([['supplier_panel', cost]])
  })

  test('without fresh settings no payment is sent, and the dialog stays', async () => {
    const the = harness()
    const tab = await at(the)
    the.fault({ kind: 'status', status: 500, body: { message: 'Сервіс недоступний' }, path: '*/v1/settings' })
    press(tab, 'offer.accepted')
    await the.quiet()
    expect([posts(the), paywallOf(tab).step, tab.sent()]).toEqual([[], 'offer', ['Сервіс недоступний']])
  })

  test('a raised price is shown before it is paid', async () => {
    const the = harness()
    const tab = await at(the)
    the.sandbox.setWorld((world) => ({ ...world, cost: 599_00 }))
    press(tab, 'offer.accepted')
    await the.quiet()
    expect([posts(the), paywallOf(tab)]).toMatchObject([[], { step: 'ready', bill: { cost: 599_00 } }])
    press(tab, 'payment.confirmed')
    await the.quiet()
    expect(the.moved()).toEqual([['supplier_panel', 599_00]])
  })

  test('a payment that timed out without effect is checked until its patience is over, then offered again', async () => {
    const the = harness()
    const tab = await at(the)
    the.fault({ kind: 'hang', method: 'POST', path: moves })
    press(tab, 'offer.accepted')
    await the.pass(15_000)
    expect(operationOf(tab)).toMatchObject({
      kind: 'paySubscription',
      amount: cost,
      state: 'checking',
      mayClose: false,
    })
    expect([paywallOf(tab), journalOf(the)]).toEqual([{ step: 'closed' }, ['sent']])
    await the.pass(90_000)
    expect([operationOf(tab), tab.sent()]).toEqual([null, ['intents.paymentNotMoved']])
    expect(paywallOf(tab)).toMatchObject({ step: 'offer', note: 'notMoved', bill: { cost } })
    expect([posts(the).length, the.moved(), journalOf(the)]).toEqual([1, [], ['notMoved']])
    press(tab, 'offer.accepted')
    await the.quiet()
    expect([posts(the).length, the.moved()]).toEqual([2, [['supplier_panel', cost]]])
  })

  const lost = ['applied-then-reset', 'applied-then-500', 'applied-then-hang', 'truncate'] as const
  test.each(lost)('a payment that succeeded despite %s is found by its mark and not sent again', async (kind) => {
    const the = harness()
    const tab = await at(the)
    the.fault({ kind, method: 'POST', path: moves })
    press(tab, 'offer.accepted')
    await the.pass(15_000)
    expect([posts(the).length, the.moved()]).toEqual([1, [['supplier_panel', cost]]])
    expect([paywallOf(tab).step, operationOf(tab), tab.sent()]).toEqual(['closed', null, ['intents.paymentMoved']])
  })

  const early = [400, 408, 409, 429, 500, 502, 503, 504, 520, 522, 524]
  test.each(early)(
    'a response with status %i leaves the payment in checking, because the server may still act',
    async (status) => {
      const the = harness()
      const tab = await at(the)
      the.fault({ kind: 'applied-later', status, ms: 80_000, method: 'POST', path: moves })
      press(tab, 'offer.accepted')
      await the.pass(79_000)
      expect([operationOf(tab)?.state, the.moved(), tab.sent()]).toEqual(['checking', [], []])
      press(tab, 'offer.accepted')
      await the.pass(10_000)
      expect([posts(the).length, the.moved(), tab.sent()]).toEqual([
        1,
        [['supplier_panel', cost]],
        ['intents.paymentMoved'],
      ])
    },
  )

  test('a check can be postponed; the operation stays in the list until its outcome is known', async () => {
    const the = harness()
    const tab = await at(the)
    the.fault({ kind: 'applied-later', status: 504, ms: 60_000, method: 'POST', path: moves })
    press(tab, 'offer.accepted')
    await the.quiet()
    answer(tab, 'check.postponed')
    await the.quiet()
    expect([operationOf(tab), operationsOf(tab).all]).toMatchObject([null, [{ state: 'checking' }]])
    expect(paywallOf(tab)).toMatchObject({ step: 'offer', note: 'pending' })
    press(tab, 'offer.accepted')
    await the.quiet()
    expect([posts(the).length, operationOf(tab)?.state]).toEqual([1, 'checking'])
    answer(tab, 'check.postponed')
    await the.pass(66_000)
    expect([operationsOf(tab).all, tab.sent()]).toEqual([[], ['intents.paymentMoved']])
  })

  test('money spent elsewhere: the server’s message and the matching dialog are shown', async () => {
    const the = harness()
    const tab = await at(the)
    the.fault({ kind: 'delay', ms: 100, method: 'POST', path: moves })
    press(tab, 'offer.accepted')
    await the.quiet()
    the.sandbox.changeSupplier(1, { service: 10_00 })
    await the.pass(500)
    expect([the.moved(), paywallOf(tab)]).toMatchObject([[], { step: 'shortOnService', note: 'notMoved' }])
    expect([tab.sent().length, journalOf(the)]).toEqual([1, []])
  })

  test('a subscription paid elsewhere is found, and the paywall closes', async () => {
    const the = harness()
    const tab = await at(the)
    the.fault({ kind: 'delay', ms: 100, method: 'POST', path: moves })
    press(tab, 'offer.accepted')
    await the.quiet()
    the.sandbox.setWorld((world) => withSupplier(world, 1, { subscribed: true }))
    await the.pass(500)
    expect([the.moved(), paywallOf(tab).step]).toEqual([[], 'closed'])
  })

  test('a payment whose tab crashed is found by its mark at the next start', async () => {
    const the = harness()
    const tab = await at(the)
    the.fault({ kind: 'applied-then-hang', method: 'POST', path: moves })
    press(tab, 'offer.accepted')
    await the.quiet()
    the.leave(tab)
    const again = await at(the)
    expect([posts(the).length, paywallOf(again).step, again.sent()]).toEqual([1, 'closed', ['intents.paymentMoved']])
    await the.pass(100_000)
    expect(journalOf(the)).toEqual([])
  })

  test('a payment still in flight when its tab crashed is awaited at the next start, without another payment', async () => {
    const the = harness()
    const tab = await at(the)
    the.fault({ kind: 'applied-later', status: 504, ms: 60_000, method: 'POST', path: moves })
    press(tab, 'offer.accepted')
    await the.quiet()
    the.leave(tab)
    const again = await at(the)
    expect([operationOf(again), operationsOf(again).all]).toMatchObject([null, [{ state: 'checking' }]])
    press(again, 'offer.accepted')
    await the.pass(66_000)
    expect([posts(the).length, the.moved().length, again.sent()]).toEqual([1, 1, ['intents.paymentMoved']])
  })

  test('of two tabs one pays; the other shows that a payment is in progress elsewhere', async () => {
    const the = harness()
    const first = await at(the)
    const second = await at(the)
    the.fault({ kind: 'delay', ms: 1000, method: 'POST', path: moves })
    press(first, 'offer.accepted')
    press(second, 'offer.accepted')
    await the.quiet()
    expect(paywallOf(second)).toEqual({ step: 'prevented', reason: 'elsewhere' })
    await the.pass(2000)
    press(second, 'dialog.dismissed')
    press(second, 'offer.accepted')
    await the.quiet()
    expect([posts(the).length, the.moved()]).toEqual([1, [['supplier_panel', cost]]])
    expect([paywallOf(first).step, paywallOf(second).step]).toEqual(['closed', 'closed'])
  })

  test('offline no payment is sent or queued, and none is sent when the network is back', async () => {
    const the = harness()
    const tab = await at(the)
    tab.report({ type: 'network.lost' })
    press(tab, 'offer.accepted')
    await the.quiet()
    tab.report({ type: 'network.regained' })
    await the.pass(60_000)
    expect([posts(the), the.moved(), paywallOf(tab).step, journalOf(the)]).toEqual([[], [], 'ready', []])
  })

  test.each([0, -5, null])('a cost of %s is refused', async (price) => {
    const the = harness()
    const tab = await at(the)
    the.sandbox.setWorld((world) => ({
      ...world,
      overrides: {
        'GET /admin-suppliers/v1/settings': {
          setup: {},
          balance: { total: 5000 },
          service_balance: { total: 5000 },
          subscribes: { supplier_panel: { cost: price, active: false } },
        },
      },
    }))
    press(tab, 'offer.accepted')
    await the.quiet()
    expect([posts(the), tab.sent()]).toEqual([[], ['failure.unexpected']])
    expect(paywallOf(tab)).toMatchObject({ step: 'offer', bill: null })
  })

  test('while transactions cannot be read, the payment stays unclear, and its dialog can be closed', async () => {
    const the = harness()
    const tab = await at(the)
    the.fault({ kind: 'applied-then-500', method: 'POST', path: moves })
    const broken = the.fault({ kind: 'status', status: 500, path: transactions, count: null, nth: 2 })
    press(tab, 'offer.accepted')
    await the.pass(60_000)
    expect(operationOf(tab)).toMatchObject({ state: 'checking', mayClose: false })
    await the.pass(60_000)
    expect(operationOf(tab)).toMatchObject({ state: 'checking', mayClose: true })
    the.sandbox.faults.clear(broken)
    answer(tab, 'check.chosen')
    await the.quiet()
    expect([posts(the).length, tab.sent()]).toEqual([1, ['intents.paymentMoved']])
  })
})

describe('a shortfall on the service balance', () => {
  const short = (scenario: 'shortOnService' | 'shortOnBoth' = 'shortOnService') => harness({ scenario })
  const missing = cost - 198_90

  const asked = async (the: Harness) => {
    const tab = await at(the)
    press(tab, 'offer.accepted')
    await the.quiet()
    return tab
  }

  test('is shown, transferred and paid', async () => {
    const the = short()
    const tab = await asked(the)
    expect(paywallOf(tab)).toMatchObject({
      step: 'shortOnService',
      bill: { cost, transfer: missing, remains: { main: 12_345_67 - missing, service: 0 } },
    })
    press(tab, 'transfer.confirmed')
    await the.quiet()
    expect(the.moved()).toEqual([
      ['transfer_from_main', missing],
      ['supplier_panel', cost],
    ])
    expect([paywallOf(tab).step, tab.sent().length, isSubscribed(the)]).toEqual(['closed', 2, true])
  })

  test('leads to a top-up if the main balance is below the cost, whatever the service balance is', async () => {
    const the = short('shortOnBoth')
    const tab = await asked(the)
    expect(paywallOf(tab)).toMatchObject({ step: 'shortOnMain', missing: cost - 120_10 })
    press(tab, 'topUp.chosen')
    const screen = await tab.shown<MainBalanceActor>('main-balance')
    await the.quiet()
    expect([posts(the), tab.address()]).toEqual([[], '/payments/balances/main-balance'])
    expect([paywallOf(tab).step, selectMainBalance(screen.getSnapshot()).dialog.open]).toEqual(['closed', 'topUp'])
    const rich = harness({ scenario: 'unsubscribedRich' })
    rich.sandbox.changeSupplier(1, { main: 10_00 })
    expect(paywallOf(await asked(rich))).toMatchObject({ step: 'shortOnMain' })
    expect(posts(rich)).toEqual([])
  })

  test('leaves only the payment to do after a successful transfer and a failed payment', async () => {
    const the = short()
    const tab = await asked(the)
    the.fault({ kind: 'status', status: 422, body: { message: 'Ні' }, method: 'POST', path: moves, nth: 2 })
    press(tab, 'transfer.confirmed')
    await the.quiet()
    expect(paywallOf(tab)).toMatchObject({ step: 'ready', bill: { cost, transfer: 0 } })
    press(tab, 'payment.confirmed')
    await the.quiet()
    expect(the.moved()).toEqual([
      ['transfer_from_main', missing],
      ['supplier_panel', cost],
    ])
  })

  test('whose transfer timed out without effect is checked, then offered again', async () => {
    const the = short()
    const tab = await asked(the)
    the.fault({ kind: 'hang', method: 'POST', path: moves })
    press(tab, 'transfer.confirmed')
    await the.pass(106_000)
    expect([posts(the).length, the.moved(), tab.sent()]).toEqual([1, [], ['intents.transferNotMoved']])
    expect(paywallOf(tab)).toMatchObject({ step: 'offer', note: 'notMoved' })
  })

  test('whose transfer got no response: the transfer is found, not repeated, and the payment is offered', async () => {
    const the = short()
    const tab = await asked(the)
    the.fault({ kind: 'applied-then-reset', method: 'POST', path: moves })
    press(tab, 'transfer.confirmed')
    await the.quiet()
    expect([the.moved(), tab.sent()]).toEqual([[['transfer_from_main', missing]], ['intents.transferMoved']])
    expect(paywallOf(tab)).toMatchObject({ step: 'offer', note: 'covered', bill: { cost, transfer: 0 } })
    press(tab, 'offer.accepted')
    await the.quiet()
    expect([posts(the).length, the.moved()]).toMatchObject([2, [{}, ['supplier_panel', cost]]])
  })

  test('whose requests are delivered twice moves money once', async () => {
    const the = harness({ scenario: 'shortOnService', idempotencyHeader: 'Idempotency-Key' })
    const tab = await asked(the)
    the.fault({ kind: 'duplicate-delivery', method: 'POST', path: moves, count: 2 })
    press(tab, 'transfer.confirmed')
    await the.quiet()
    expect(the.moved()).toEqual([
      ['transfer_from_main', missing],
      ['supplier_panel', cost],
    ])
  })

  test('cancelled during its transfer: the transfer is finished, and no payment is sent', async () => {
    const the = short()
    const tab = await asked(the)
    the.fault({ kind: 'delay', ms: 1000, method: 'POST', path: moves })
    press(tab, 'transfer.confirmed')
    await the.quiet()
    expect(paywallOf(tab)).toEqual({ step: 'wait', activity: 'transferring', mayCancel: true })
    press(tab, 'dialog.dismissed')
    await the.pass(2000)
    expect([the.moved(), tab.sent().length]).toEqual([[['transfer_from_main', missing]], 1])
    expect(paywallOf(tab)).toMatchObject({ step: 'ready', note: 'covered' })
  })

  test('after a reload between transfer and payment: only the payment is offered, and none is sent by itself', async () => {
    const the = short()
    const tab = await asked(the)
    the.fault({ kind: 'hang', method: 'POST', path: moves, nth: 2 })
    press(tab, 'transfer.confirmed')
    await the.quiet()
    the.leave(tab)
    the.sandbox.faults.clear()
    const again = await at(the)
    await the.pass(100_000)
    expect([the.moved(), again.sent()]).toEqual([[['transfer_from_main', missing]], ['intents.paymentNotMoved']])
    expect(paywallOf(again)).toMatchObject({ step: 'offer', bill: { transfer: 0 } })
  })

  test('after a reload right after the transfer: only the payment is left', async () => {
    const the = short()
    const tab = await asked(the)
    the.fault({ kind: 'delay', ms: 1000, method: 'POST', path: moves })
    press(tab, 'transfer.confirmed')
    await the.quiet()
    press(tab, 'dialog.dismissed')
    await the.pass(2000)
    the.leave(tab)
    const again = await at(the)
    expect(paywallOf(again)).toMatchObject({ step: 'offer', note: 'covered', bill: { transfer: 0 } })
    await the.pass(60_000)
    expect(the.moved()).toEqual([['transfer_from_main', missing]])
  })

  test.each([
    [300_10, 299_95, 1000_00, 15],
    [10, 0, 20, 10],
    [30, 20, 100, 10],
    [1_000_000_000, 1, 2_000_000_000, 999_999_999],
  ])('of a cost of %i with %i on the service balance is exact to the kopeck', async (price, service, main, amount) => {
    const the = short()
    the.sandbox.changeSupplier(1, { service, main })
    the.sandbox.setWorld((world) => ({ ...world, cost: price }))
    const tab = await asked(the)
    press(tab, 'transfer.confirmed')
    await the.quiet()
    expect(the.moved()).toEqual([
      ['transfer_from_main', amount],
      ['supplier_panel', price],
    ])
  })

  test('needs no transfer once the service balance has risen', async () => {
    const the = short()
    const tab = await asked(the)
    the.sandbox.changeSupplier(1, { service: 600_00 })
    press(tab, 'transfer.confirmed')
    await the.quiet()
    expect(the.moved()).toEqual([['supplier_panel', cost]])
  })

  test('is calculated anew after two hours of sleep and a new token', async () => {
    const the = short()
    const tab = await asked(the)
    await the.pass(60_000)
    the.sandbox.clock.move(2 * 3_600_000)
    the.sandbox.changeSupplier(1, { service: 100_00 })
    const token = 'rotated'
    the.sandbox.setWorld((world) => ({ ...world, tokens: [{ token, supplierId: 1, createdAt: 0 }] }))
    the.entries.set('user', JSON.stringify({ ...JSON.parse(the.entries.get('user') ?? ''), token }))
    tab.storageChanged('user')
    press(tab, 'transfer.confirmed')
    await the.quiet()
    expect([the.moved(), paywallOf(tab)]).toMatchObject([[], { step: 'shortOnService', bill: { transfer: 399_00 } }])
    press(tab, 'transfer.confirmed')
    await the.quiet()
    expect(the.moved()).toEqual([
      ['transfer_from_main', 399_00],
      ['supplier_panel', cost],
    ])
  })

  test('after a logout in another tab during the transfer: no payment is sent, and the next login reconciles', async () => {
    const the = short()
    const tab = await asked(the)
    the.fault({ kind: 'delay', ms: 1000, method: 'POST', path: moves })
    press(tab, 'transfer.confirmed')
    await the.quiet()
    const user = the.entries.get('user') ?? ''
    the.entries.delete('user')
    tab.storageChanged('user')
    await the.pass(2000)
    expect([the.moved(), journalOf(the)]).toEqual([[['transfer_from_main', missing]], ['sent']])
    the.leave(tab)
    the.entries.set('user', user)
    const again = await at(the)
    expect([paywallOf(again), again.sent()]).toMatchObject([
      { step: 'offer', note: 'covered' },
      ['intents.transferMoved'],
    ])
    await the.pass(60_000)
    expect(the.moved()).toEqual([['transfer_from_main', missing]])
  })
})

describe('a move that the browser resent on its own', () => {
  test.each(['resent', 'resent-then-reset'] as const)(
    '%s: both operations are shown until the supplier closes the message',
    async (kind) => {
      const the = harness({ scenario: 'shortOnService' })
      the.sandbox.changeSupplier(1, { main: 5_000_00, service: 0 })
      const tab = await at(the)
      press(tab, 'offer.accepted')
      await the.quiet()
      the.fault({ kind, method: 'POST', path: moves })
      press(tab, 'transfer.confirmed')
      await the.pass(6000)
      expect(operationOf(tab)).toMatchObject({ state: 'doubled', kind: 'coverShortfall', amount: cost })
      expect(operationOf(tab)?.operations).toHaveLength(2)
      the.leave(tab)
      const again = await at(the)
      expect([operationOf(again), operationsOf(again).all]).toMatchObject([null, [{ state: 'doubled' }]])
      await the.pass(200_000)
      expect(operationsOf(again).all).toHaveLength(1)
    },
  )

  test('is no longer shown once its message is closed', async () => {
    const the = harness({ scenario: 'shortOnService' })
    the.sandbox.changeSupplier(1, { main: 5_000_00, service: 0 })
    const tab = await at(the)
    press(tab, 'offer.accepted')
    await the.quiet()
    the.fault({ kind: 'resent', method: 'POST', path: moves })
    press(tab, 'transfer.confirmed')
    await the.quiet()
    answer(tab, 'operation.closed')
    await the.pass(200_000)
    expect([operationsOf(tab).all, journalOf(the)]).toEqual([[], []])
  })

  test('is found when the second copy arrives late, at the end of the patience', async () => {
    const the = harness({ scenario: 'shortOnService' })
    the.sandbox.changeSupplier(1, { main: 5_000_00, service: 0 })
    const tab = await at(the)
    press(tab, 'offer.accepted')
    await the.quiet()
    press(tab, 'transfer.confirmed')
    await the.pass(30_000)
    const own = linesOf(the.sandbox.world(), 1, 'service').findLast(({ type }) => type === 'transfer_in')
    the.sandbox.setWorld((world) =>
      posted(world, 1, the.sandbox.clock.now(), [
        { purse: 'service', type: 'transfer_in', amount: own?.amount ?? 0, description: own?.description ?? '' },
      ]),
    )
    await the.pass(70_000)
    expect(operationOf(tab)).toMatchObject({ state: 'doubled' })
  })

  test('is shown as carried out even if the server refused the second copy', async () => {
    const the = harness({ scenario: 'shortOnService' })
    const tab = await at(the)
    press(tab, 'offer.accepted')
    await the.quiet()
    the.sandbox.changeSupplier(1, { main: cost })
    the.fault({ kind: 'resent', method: 'POST', path: moves })
    press(tab, 'transfer.confirmed')
    await the.pass(6000)
    expect([the.moved()[0], tab.sent()[0]]).toEqual([['transfer_from_main', cost - 198_90], 'subscription.transferred'])
  })
})

describe('a payment that could be sent twice is not sent', () => {
  test('with full storage', async () => {
    let isFull = false
    const the = harness({ isStorageFull: () => isFull })
    const tab = await at(the)
    isFull = true
    press(tab, 'offer.accepted')
    await the.quiet()
    expect([posts(the), paywallOf(tab)]).toEqual([[], { step: 'prevented', reason: 'unwritable' }])
    isFull = false
    press(tab, 'dialog.dismissed')
    press(tab, 'offer.accepted')
    await the.quiet()
    expect(the.moved()).toEqual([['supplier_panel', cost]])
  })

  test('without locks and channels', async () => {
    const the = harness({ hasLocks: false, areTabsHeard: false })
    const tab = await at(the)
    press(tab, 'offer.accepted')
    await the.pass(2000)
    expect([posts(the), paywallOf(tab)]).toEqual([[], { step: 'prevented', reason: 'unprovable' }])
  })

  test('without locks: a single tab pays, and of two tabs that press together one pays', async () => {
    const the = harness({ hasLocks: false })
    const [first, second] = [await at(the), await at(the)]
    press(first, 'offer.accepted')
    press(second, 'offer.accepted')
    await the.pass(3000)
    expect([posts(the).length, the.moved()]).toEqual([1, [['supplier_panel', cost]]])
  })
})

describe('a wrong clock', () => {
  test.each([
    [-24, false],
    [24, false],
    [-24, true],
    [24, true],
  ])(
    'off by %i hours while a payment is unclear, corrected: %s; the payment is still awaited and resolved',
    async (hours, sendsDate) => {
      const the = harness({ sendsDate })
      const toasts = (tab: Tab) => tab.sent().filter((key) => !key.startsWith('connectivity.'))
      const tab = await at(the)
      the.fault({ kind: 'applied-later', status: 504, ms: 60_000, method: 'POST', path: moves })
      press(tab, 'offer.accepted')
      await the.quiet()
      the.setSkew(hours * 3_600_000)
      the.leave(tab)
      const again = await at(the)
      await the.pass(30_000)
      expect([operationsOf(again).all[0]?.state, toasts(again)]).toEqual(['checking', []])
      press(again, 'offer.accepted')
      await the.pass(40_000)
      expect([posts(the).length, the.moved().length, toasts(again)]).toEqual([1, 1, ['intents.paymentMoved']])
    },
  )
})

describe('the transaction list', () => {
  const mixed = (order: 'oldest' | 'mute', extra: number) => (call: SentCall, send: () => Promise<Response>) => {
    if (call.path !== transactions) return send()
    const lines = linesOf(the.sandbox.world(), 1, 'service').map(shownServiceLine)
    const shown = order === 'mute' ? lines.toReversed().map((line) => ({ ...line, description: null })) : lines
    const meta = { last_page: Math.max(1, Math.ceil(lines.length / extra)) }
    const data = shown.slice((call.page - 1) * extra, call.page * extra)
    return Promise.resolve(new Response(JSON.stringify({ data, meta })))
  }
  let the: Harness

  test('oldest first, over many pages: the move is found', async () => {
    the = harness({ between: mixed('oldest', 3) })
    const tab = await at(the)
    the.fault({ kind: 'applied-then-reset', method: 'POST', path: moves })
    press(tab, 'offer.accepted')
    await the.quiet()
    expect([posts(the).length, tab.sent()]).toEqual([1, ['intents.paymentMoved']])
  })

  const short = async () => {
    the = harness({ scenario: 'shortOnService', between: mixed('mute', 10) })
    const tab = await at(the)
    press(tab, 'offer.accepted')
    await the.quiet()
    return tab
  }

  test('without descriptions: the sums prove the move when no other line was added', async () => {
    const tab = await short()
    the.fault({ kind: 'applied-then-reset', method: 'POST', path: moves })
    press(tab, 'transfer.confirmed')
    await the.pass(100_000)
    expect([the.moved().length, tab.sent()]).toEqual([1, ['intents.transferMoved']])
  })

  test('without descriptions and with another charge: the outcome is unknown, and the supplier decides', async () => {
    const tab = await short()
    the.fault({ kind: 'applied-then-reset', method: 'POST', path: moves })
    press(tab, 'transfer.confirmed')
    await the.quiet()
    the.sandbox.setWorld((world) =>
      posted(world, 1, the.sandbox.clock.now(), [{ purse: 'service', type: 'sms', amount: -10_00 }]),
    )
    await the.pass(100_000)
    expect([operationOf(tab), tab.sent(), journalOf(the)]).toMatchObject([
      { state: 'unknown', mayClose: true },
      [],
      ['unknown'],
    ])
    press(tab, 'transfer.confirmed')
    await the.quiet()
    expect(posts(the)).toHaveLength(1)
    answer(tab, 'operation.closed')
    await the.quiet()
    expect([operationsOf(tab).all, journalOf(the)]).toEqual([[], []])
  })

  test('with another charge: the mark identifies the move', async () => {
    the = harness({ scenario: 'shortOnService' })
    const tab = await at(the)
    press(tab, 'offer.accepted')
    await the.quiet()
    the.fault({ kind: 'applied-then-hang', method: 'POST', path: moves })
    press(tab, 'transfer.confirmed')
    await the.pass(1000)
    the.sandbox.setWorld((world) =>
      posted(world, 1, the.sandbox.clock.now(), [{ purse: 'service', type: 'sms', amount: -10_00 }]),
    )
    await the.pass(15_000)
    expect(tab.sent()).toEqual(['intents.transferMoved'])
  })
})

test.each([[[]], [{ balance: 5000 }], ['abc']])(
  'a service balance of %j is unknown: no payment is calculated from it, and the paywall shows so',
  async (written) => {
    const the = harness({
      scenario: 'shortOnService',
      between: async (call, send) => {
        const response = await send()
        if (call.path !== settings || !response.ok) return response
        return new Response(JSON.stringify({ ...(await response.json()), service_balance: written }))
      },
    })
    const tab = await at(the)
    press(tab, 'offer.accepted')
    await the.quiet()
    expect([posts(the), paywallOf(tab)]).toMatchObject([[], { step: 'unreadable', cost }])
  },
)

test('a settings response that arrives after the dialog was cancelled moves no money', async () => {
  const the = harness()
  const tab = await at(the)
  the.fault({ kind: 'delay', ms: 1000, path: settings })
  press(tab, 'offer.accepted')
  await the.quiet()
  press(tab, 'dialog.dismissed')
  await the.pass(2000)
  expect([posts(the), the.moved()]).toEqual([[], []])
})

test('a move that the server carries out long after the client’s timeout is found and not repeated', async () => {
  const the = harness({ scenario: 'shortOnService' })
  const tab = await at(the)
  press(tab, 'offer.accepted')
  await the.quiet()
  the.fault({ kind: 'delay', ms: 29_000, method: 'POST', path: moves })
  press(tab, 'transfer.confirmed')
  for (let second = 0; second < 60; second += 1) {
    await the.pass(1000)
    press(tab, 'transfer.confirmed')
  }
  expect(the.moved()).toEqual([['transfer_from_main', cost - 198_90]])
  expect(paywallOf(tab)).toMatchObject({ step: 'offer', note: 'covered' })
})

describe.each([...statusTroubles, ...transportTroubles])('a payment that fails with $name', (trouble) => {
  test('is sent once, shows the outcome, and can be repeated if it had no effect', async () => {
    const the = harness()
    const tab = await at(the)
    the.fault({ ...trouble.fault, method: 'POST', path: moves })
    press(tab, 'offer.accepted')
    await the.pass(120_000)
    const { step } = paywallOf(tab)
    expect([posts(the).length, the.moved().length]).toEqual([1, trouble.isApplied ? 1 : 0])
    expect(trouble.isApplied ? ['closed'] : ['ready', 'offer']).toContain(step)
    expect(operationsOf(tab).all).toEqual([])
    const isRefused = [403, 404, 413, 422].includes(trouble.status ?? 0)
    const unclear = trouble.isApplied ? ['intents.paymentMoved'] : ['intents.paymentNotMoved']
    if (trouble.status !== 401) expect(tab.sent()).toEqual(isRefused ? [trouble.words] : unclear)
  })
})

describe.each([settings, transactions])('when %s cannot be read', (path) => {
  test.each([...statusTroubles, ...transportTroubles])(
    'with $name, no payment is sent and the offer stays',
    async (trouble) => {
      const the = harness()
      const tab = await at(the)
      the.fault({ ...trouble.fault, method: 'GET', path, count: null })
      press(tab, 'offer.accepted')
      await the.pass(20_000)
      expect([posts(the), the.moved()]).toEqual([[], []])
      expect(paywallOf(tab)).toMatchObject({ step: 'offer' })
      expect(tab.sent()).toHaveLength(1)
    },
  )
})
