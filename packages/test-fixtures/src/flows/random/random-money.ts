import { selectPayoutDialog } from '@supplier/core/payouts/payout-request.selectors'
import type { PayoutsActor } from '@supplier/core/payouts/payouts.machine'
import { selectPayouts } from '@supplier/core/payouts/payouts.selectors'
import * as fc from 'fast-check'
import type { Fault } from '../../faults/fault.ts'
import { posted } from '../../world/money/lines.ts'
import type { ScenarioName } from '../../world/names.ts'
import { withSupplier } from '../../world/world.ts'
import {
  answer,
  moves,
  operationsOf,
  paywallOf,
  press,
  settings,
  subscriptionOf,
  transactions,
  transferOf,
  withdrawalBeside,
  withdrawalOf,
  withdrawalPath,
} from '../kit/harness.ts'
import {
  learn,
  loadAnew,
  openShop,
  payoutsPath,
  type Shop,
  type ShopOptions,
  takeBack,
  wrongAtRest,
  wrongIn,
} from '../money/shop.ts'

const clicks = [
  'offer.accepted',
  'transfer.confirmed',
  'payment.confirmed',
  'dialog.dismissed',
  'payments.chosen',
  'topUp.chosen',
] as const
type Click = (typeof clicks)[number]

/** The primary button of each step of the paywall. */
const primary: Readonly<Record<string, Click>> = {
  offer: 'offer.accepted',
  shortOnMain: 'dialog.dismissed',
  shortOnService: 'transfer.confirmed',
  ready: 'payment.confirmed',
  unreadable: 'offer.accepted',
  prevented: 'dialog.dismissed',
}

type Spoiling = Pick<Fault, 'kind'> & Readonly<Record<string, unknown>>

const spoilings: readonly Spoiling[] = [
  ...(['hang', 'refuse', 'reset-before', 'truncate', 'html-200', 'empty-200', 'wrong-types'] as const).map((kind) => ({
    kind,
  })),
  ...(['applied-then-reset', 'applied-then-hang', 'applied-then-500'] as const).map((kind) => ({ kind })),
  ...[401, 403, 404, 408, 409, 413, 422, 429, 500, 502, 503, 504, 520, 522, 524].map((status) => ({
    kind: 'status' as const,
    status,
  })),
]

/** The server or its gateway answers with an error, and the server carries out the move later. */
const lates: readonly Spoiling[] = [408, 409, 429, 500, 502, 503, 504, 520, 522, 524].flatMap((status) =>
  [0, 1000, 20_000, 60_000, 100_000, 120_000].map((ms) => ({ kind: 'applied-later' as const, status, ms })),
)

type Command = fc.AsyncCommand<object, Shop>

/** Runs an action, waits until the app is idle, then checks all invariants. */
const command = (name: string, act: (shop: Shop) => unknown): Command => ({
  check: () => true,
  run: async (_, shop) => {
    await act(shop)
    await shop.harness.quiet()
    const found = wrongIn(shop)
    if (found.length > 0) throw new Error(found.join('; '))
  },
  toString: () => name,
})

const click = ({ tabs, expected }: Shop, location: number, event: Click | undefined): void => {
  const tab = tabs[location]
  const actor = tab && subscriptionOf(tab)
  if (!tab || !actor || !event) return
  const confirms = event.endsWith('.accepted') || event.endsWith('.confirmed')
  if (confirms && actor.getSnapshot().can({ type: event })) expected.allowed.get(tab)?.clear()
  press(tab, event)
}

const first = ({ tabs }: Shop, location: number): Click | undefined => {
  const tab = tabs[location]
  return tab ? primary[paywallOf(tab).step] : undefined
}

/**
 * Sets one delay per path, replacing an earlier one: added delays would exceed the patience, and no real server acts
 * that late.
 */
const slow = ({ harness }: Shop, at: string, ms: number): void => {
  const { faults } = harness.sandbox
  for (const { id, fault } of faults.list()) if (fault.kind === 'delay' && fault.path === at) faults.clear(id)
  harness.fault({ kind: 'delay', ms, path: at })
}

const location = fc.constantFrom(0, 0, 0, 1)
const path = fc.constantFrom(moves, moves, moves, payoutsPath, withdrawalPath, settings, transactions)
const balance = fc.oneof(fc.constantFrom(0, 1, 199_99, 499_00), fc.integer({ min: 0, max: 2_000_00 }))

const people: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 4,
    arbitrary: location.map((at) =>
      command(`${at} presses the first button`, (shop) => click(shop, at, first(shop, at))),
    ),
  },
  {
    weight: 1,
    arbitrary: location.map((at) =>
      command(`${at} presses the first button three times`, (shop) => {
        const event = first(shop, at)
        for (let time = 0; time < 3; time += 1) click(shop, at, event)
      }),
    ),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(location, fc.constantFrom(...clicks))
      .map(([at, event]) => command(`${at} presses ${event}`, (shop) => click(shop, at, event))),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(location, fc.constantFrom('/orders', '/orders', '/payments'))
      .map(([at, href]) => command(`${at} goes to ${href}`, ({ tabs }) => tabs[at]?.visit(href))),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(location, fc.constantFrom('/payments/balances/main-balance', '/payments/balances/balance-services'))
      .map(([at, href]) =>
        command(`${at} opens a transfer at ${href}`, async ({ harness, tabs }) => {
          tabs[at]?.visit(href)
          await harness.quiet()
          tabs[at]?.page().screen?.send({ type: 'transfer.chosen' })
        }),
      ),
  },
  {
    weight: 3,
    arbitrary: fc.tuple(location, fc.constantFrom(1, 50_00, 100_00, 100_00)).map(([at, amount]) =>
      command(`${at} transfers ${amount}`, ({ tabs, expected }) => {
        const tab = tabs[at]
        const dialog = tab && transferOf(tab)
        if (!dialog) return
        dialog.send({ type: 'amount.edited', text: (amount / 100).toFixed(2) })
        expected.allowed.get(tab)?.add(amount)
        dialog.send({ type: 'form.submitted' })
        dialog.send({ type: 'form.submitted' })
      }),
    ),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(location, fc.constantFrom('dialog.dismissed' as const, 'direction.toggled' as const))
      .map(([at, type]) =>
        command(`${at} presses ${type} in the transfer`, ({ tabs }) => {
          const tab = tabs[at]
          if (tab) transferOf(tab)?.send({ type })
        }),
      ),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(location, fc.constantFrom('check.chosen' as const, 'check.postponed' as const, 'check.postponed' as const))
      .map(([at, type]) =>
        command(`${at} presses ${type} in an operation`, ({ tabs }) => {
          const tab = tabs[at]
          if (tab) answer(tab, type)
        }),
      ),
  },
  {
    weight: 1,
    arbitrary: location.map((at) =>
      command(`${at} closes what nobody can tell`, ({ tabs }) => {
        const tab = tabs[at]
        // Close only messages about doubled moves: before closing an unclear one, a real supplier would check the
        // transactions.
        if (tab && operationsOf(tab).shown?.state === 'doubled') answer(tab, 'operation.closed')
      }),
    ),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(location, fc.constantFrom(100_00, 150_00))
      .map(([at, amount]) =>
        command(`${at} asks for a payout of ${amount}`, (shop) => requestPayout(shop, at, amount)),
      ),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(location, fc.constantFrom(200_00, 200_00, 350_00))
      .map(([at, amount]) =>
        command(`${at} withdraws a bonus of ${amount}`, (shop) => withdrawBonus(shop, at, amount)),
      ),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(location, fc.boolean())
      .map(([at, isPaid]) =>
        command(`${at} tops up, and ${isPaid ? 'pays' : 'does not pay'}`, (shop) => topUp(shop, at, isPaid)),
      ),
  },
  { weight: 1, arbitrary: location.map((at) => command(`${at} logs out, and loads anew`, (shop) => logOut(shop, at))) },
  { weight: 2, arbitrary: location.map((at) => command(`${at} is loaded anew`, (shop) => loadAnew(shop, at))) },
)

/** Logs out and signs the same supplier in again. */
const logOut = async (shop: Shop, at: number): Promise<void> => {
  shop.tabs[at]?.app.send({ type: 'logout.chosen' })
  await shop.harness.quiet()
  await loadAnew(shop, at)
}

const requestPayout = async ({ harness, tabs, expected }: Shop, at: number, amount: number): Promise<void> => {
  const tab = tabs[at]
  if (!tab) return
  tab.visit('/payments/payouts')
  await harness.quiet()
  const { location, screen } = tab.page()
  if (location.to !== 'payouts' || !screen) return
  const payouts = screen as PayoutsActor
  payouts.send({ type: 'request.chosen' })
  const dialogNow = () => {
    const { dialog } = selectPayouts(payouts.getSnapshot())
    return dialog.open === 'request' ? dialog.request : null
  }
  const request = dialogNow()
  const first = request && selectPayoutDialog(request.getSnapshot())
  if (!request || first?.step !== 'form') return
  first.form.send({ type: 'amount.typed', text: (amount / 100).toFixed(2) })
  await harness.pass(500)
  first.form.send({ type: 'form.submitted' })
  await harness.quiet()
  expected.allowed.get(tab)?.add(amount)
  request.send({ type: 'payout.confirmed' })
  request.send({ type: 'payout.confirmed' })
}

const withdrawBonus = async ({ harness, tabs, expected }: Shop, at: number, amount: number): Promise<void> => {
  const tab = tabs[at]
  if (!tab) return
  tab.visit('/referrals')
  await harness.quiet()
  withdrawalBeside(tab)?.send({ type: 'withdrawal.chosen' })
  await harness.quiet()
  const dialog = withdrawalOf(tab)
  if (!dialog) return
  dialog.send({ type: 'amount.edited', text: (amount / 100).toFixed(2) })
  expected.allowed.get(tab)?.add(amount)
  dialog.send({ type: 'form.submitted' })
  dialog.send({ type: 'form.submitted' })
}

const topUp = async ({ harness, tabs }: Shop, at: number, isPaid: boolean): Promise<void> => {
  const tab = tabs[at]
  if (!tab) return
  tab.visit('/payments/balances/main-balance?topUp')
  await harness.quiet()
  const dialog = tab.page().screen?.getSnapshot()?.children?.topUp
  dialog?.send({ type: 'amount.typed', text: '200' })
  dialog?.send({ type: 'form.submitted' })
  await harness.quiet()
  const invoice = harness.sandbox.world().invoices.at(-1)
  if (invoice && isPaid) harness.sandbox.settleInvoice(invoice.id, 'pay')
}

const faults: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc
      .tuple(path, fc.constantFrom(...spoilings), fc.integer({ min: 1, max: 2 }))
      .map(([at, fault, nth]) =>
        command(`${JSON.stringify(fault)} strikes call ${nth} of ${at}`, ({ harness }) =>
          harness.fault({ ...fault, path: at, nth, ...(at === payoutsPath && { method: 'POST' }) }),
        ),
      ),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(fc.constantFrom(moves, moves, payoutsPath, withdrawalPath), fc.constantFrom(...lates))
      .map(([at, fault]) =>
        command(`${JSON.stringify(fault)} strikes ${at}`, ({ harness }) =>
          harness.fault({ ...fault, path: at, method: 'POST' }),
        ),
      ),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(path, fc.constantFrom(300, 14_000, 16_000, 20_000, 29_000))
      .map(([at, ms]) => command(`${at} takes ${ms} ms`, (shop) => slow(shop, at, ms))),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(location, fc.constantFrom('network.lost' as const, 'network.regained' as const))
      .map(([at, type]) => command(`${at}: ${type}`, ({ tabs }) => tabs[at]?.report({ type }))),
  },
  {
    weight: 4,
    arbitrary: fc.constantFrom('answered' as const, 'lost' as const).map((resend) =>
      command(`the browser sends the next move again: ${resend}`, ({ weather }) => {
        // A copy whose line lost its mark, its own line or its state looks like another move, so do not resend any.
        const { descriptions, shapes, statuses } = weather
        if (descriptions === 'kept' && shapes !== 'joined' && statuses === 'kept') weather.resend = resend
      }),
    ),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('newest' as const, 'oldest' as const, 'mixed' as const)
      .map((order) => command(`transactions come ${order} first`, ({ weather }) => Object.assign(weather, { order }))),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom('object', 'object', 'number', 'text', 'list', 'other' as const).map((shape) =>
      command(`the service balance is written as ${shape}`, ({ weather }) => {
        weather.balanceShape = shape as Shop['weather']['balanceShape']
      }),
    ),
  },
  {
    weight: 1,
    arbitrary: fc
      .boolean()
      .map((isFull) =>
        command(`storage is ${isFull ? 'full' : 'free'}`, ({ weather }) =>
          Object.assign(weather, { isStorageFull: isFull }),
        ),
      ),
  },
  {
    weight: 1,
    arbitrary: fc
      .integer({ min: -24 * 3_600_000, max: 24 * 3_600_000 })
      .map((ms) => command(`the browser's clock is ${ms} ms apart`, ({ harness }) => harness.setSkew(ms))),
  },
)

const elsewhere: fc.Arbitrary<Command> = fc.oneof(
  fc
    .constantFrom(1_00, 499_00, 50_00)
    .map((amount) =>
      command(`something else charges ${amount}`, ({ harness }) =>
        harness.sandbox.setWorld((world) =>
          posted(world, 1, harness.sandbox.clock.now(), [
            { purse: 'service', type: 'sms', amount: -amount, description: 'SMS' },
          ]),
        ),
      ),
    ),
  fc
    .constantFrom(499_00, 499_01, 650_00)
    .map((cost) =>
      command(`the price is ${cost}`, ({ harness }) => harness.sandbox.setWorld((world) => ({ ...world, cost }))),
    ),
  fc
    .tuple(balance, balance)
    .map(([main, service]) =>
      command(`the balances are ${main} and ${service}`, ({ harness }) =>
        harness.sandbox.changeSupplier(1, { main, service }),
      ),
    ),
  fc.constantFrom(100_00, 5_000_00).map((service) =>
    command(`the main balance is large, the service balance ${service}, and every tab learns of it`, async (shop) => {
      shop.harness.sandbox.changeSupplier(1, { main: 50_000_00, service })
      await learn(shop)
    }),
  ),
  fc
    .constantFrom('cancelled' as const, 'returned' as const, 'returned with the mark' as const)
    .map((how) => command(`the marketplace takes back the newest move: ${how}`, (shop) => takeBack(shop, how))),
  fc.boolean().map((subscribed) =>
    command(`subscribed is ${subscribed}, and every tab learns of it`, async (shop) => {
      shop.harness.sandbox.setWorld((world) => withSupplier(world, 1, { subscribed }))
      await learn(shop)
    }),
  ),
)

const time = fc
  .constantFrom(400, 1500, 5000, 16_000, 50_000, 130_000)
  .map((ms) => command(`${ms} ms pass`, ({ harness }) => harness.pass(ms)))

const happening: fc.Arbitrary<Command> = fc.oneof(
  { withCrossShrink: true },
  { weight: 1, arbitrary: fc.constant(command('nothing happens', () => {})) },
  { weight: 8, arbitrary: people },
  { weight: 5, arbitrary: faults },
  { weight: 4, arbitrary: time },
  { weight: 2, arbitrary: elsewhere },
)

const options: fc.Arbitrary<ShopOptions> = fc.record({
  scenario: fc.constantFrom<ScenarioName>('unsubscribedRich', 'shortOnService', 'shortOnBoth'),
  isKeyed: fc.boolean(),
  sendsDate: fc.boolean(),
  hasLocks: fc.constantFrom(true, true, true, false),
  descriptions: fc.constantFrom('kept', 'kept', 'none', 'spoilt', 'spoilt'),
  types: fc.constantFrom('kept', 'kept', 'none', 'spoilt'),
  shapes: fc.constantFrom('kept', 'kept', 'split', 'joined'),
  statuses: fc.constantFrom('kept', 'kept', 'spoilt'),
})

/** The property that no intent moves money twice, no amount is wrong, and no tab hangs in the end. */
export const moneyIsSafe = (afterRun: (shop: Shop) => void = () => {}) =>
  fc.asyncProperty(
    options,
    fc.array(happening, { minLength: 20, maxLength: 60, size: 'max' }),
    async (chosen, commands) => {
      const shop = await openShop(chosen)
      try {
        await fc.asyncModelRun(() => ({ model: {}, real: shop }), commands)
        const found = await wrongAtRest(shop)
        if (found.length > 0) throw new Error(found.join('; '))
        shop.harness.rested()
        afterRun(shop)
      } finally {
        shop.harness.closeAll()
      }
    },
  )
