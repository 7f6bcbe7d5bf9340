import * as fc from 'fast-check'
import type { Fault } from '../faults/fault.ts'
import type { ScenarioName } from '../world/names.ts'
import { withSupplier } from '../world/world.ts'
import { learn, loadAnew, openShop, type Shop, wrongAtRest, wrongIn } from './shop.ts'
import { moves, paywallOf, press, settings, subscriptionOf, trail, transferOf } from './till.ts'

const clicks = [
  'offer.accepted',
  'transfer.confirmed',
  'payment.confirmed',
  'check.chosen',
  'dialog.dismissed',
  'payments.chosen',
  'topUp.chosen',
] as const
type Click = (typeof clicks)[number]

/** What a hasty supplier presses first. */
const primary: Readonly<Record<string, Click>> = {
  offer: 'offer.accepted',
  shortOnMain: 'dialog.dismissed',
  shortOnService: 'transfer.confirmed',
  ready: 'payment.confirmed',
  unchecked: 'check.chosen',
  elsewhere: 'dialog.dismissed',
}

type Spoiling = Pick<Fault, 'kind'> & Readonly<Record<string, unknown>>

const spoilings: readonly Spoiling[] = [
  ...(['hang', 'refuse', 'reset-before', 'truncate', 'html-200', 'empty-200', 'wrong-types'] as const).map((kind) => ({
    kind,
  })),
  ...(['applied-then-reset', 'applied-then-hang', 'applied-then-500'] as const).map((kind) => ({ kind })),
  ...[401, 409, 422, 429, 500, 504].map((status) => ({ kind: 'status' as const, status })),
]

type Command = fc.AsyncCommand<object, Shop>

/** Something happens, and then everything that must always hold is looked at. */
const command = (name: string, act: (shop: Shop) => unknown): Command => ({
  check: () => true,
  run: async (_, shop) => {
    await act(shop)
    await shop.till.quiet()
    const found = wrongIn(shop)
    if (found.length > 0) throw new Error(found.join('; '))
  },
  toString: () => name,
})

const click = ({ tabs, expected }: Shop, place: number, fact: Click | undefined): void => {
  const tab = tabs[place]
  const actor = tab && subscriptionOf(tab)
  if (!tab || !actor || !fact) return
  const confirms = fact.endsWith('.accepted') || fact.endsWith('.confirmed')
  if (confirms && actor.getSnapshot().can({ type: fact })) expected.allowed.get(tab)?.clear()
  press(tab, fact)
}

const first = ({ tabs }: Shop, place: number): Click | undefined => {
  const tab = tabs[place]
  return tab ? primary[paywallOf(tab).step] : undefined
}

/** One delay at a time: no server carries out a request later than it has long given up on. */
const slow = ({ till }: Shop, at: string, ms: number): void => {
  const { faults } = till.sandbox
  for (const { id, fault } of faults.list()) if (fault.kind === 'delay' && fault.path === at) faults.clear(id)
  till.fault({ kind: 'delay', ms, path: at })
}

const place = fc.constantFrom(0, 0, 0, 1)
const path = fc.constantFrom(moves, moves, moves, settings, trail)
const balance = fc.oneof(fc.constantFrom(0, 1, 199_99, 499_00), fc.integer({ min: 0, max: 2_000_00 }))

const people: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 4,
    arbitrary: place.map((at) => command(`${at} presses the first button`, (shop) => click(shop, at, first(shop, at)))),
  },
  {
    weight: 1,
    arbitrary: place.map((at) =>
      command(`${at} presses the first button three times`, (shop) => {
        const fact = first(shop, at)
        for (let time = 0; time < 3; time += 1) click(shop, at, fact)
      }),
    ),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(place, fc.constantFrom(...clicks))
      .map(([at, fact]) => command(`${at} presses ${fact}`, (shop) => click(shop, at, fact))),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(place, fc.constantFrom('/orders', '/orders', '/payments'))
      .map(([at, href]) => command(`${at} goes to ${href}`, ({ tabs }) => tabs[at]?.visit(href))),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(place, fc.constantFrom('/payments/balances/main-balance', '/payments/balances/balance-services'))
      .map(([at, href]) =>
        command(`${at} opens a transfer at ${href}`, async ({ till, tabs }) => {
          tabs[at]?.visit(href)
          await till.quiet()
          tabs[at]?.page().screen?.send({ type: 'transfer.chosen' })
        }),
      ),
  },
  {
    weight: 3,
    arbitrary: fc.tuple(place, fc.constantFrom(1, 50_00, 100_00, 100_00)).map(([at, amount]) =>
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
      .tuple(place, fc.constantFrom('check.chosen' as const, 'dialog.dismissed' as const, 'direction.toggled' as const))
      .map(([at, type]) =>
        command(`${at} presses ${type} in the transfer`, ({ tabs }) => {
          const tab = tabs[at]
          if (tab) transferOf(tab)?.send({ type })
        }),
      ),
  },
  { weight: 1, arbitrary: place.map((at) => command(`${at} is loaded anew`, (shop) => loadAnew(shop, at))) },
)

const faults = (isKeyed: boolean): fc.Arbitrary<Command> =>
  fc.oneof(
    {
      weight: 3,
      arbitrary: fc
        .tuple(path, fc.constantFrom(...spoilings), fc.integer({ min: 1, max: 2 }))
        .map(([at, fault, nth]) =>
          command(`${JSON.stringify(fault)} strikes call ${nth} of ${at}`, ({ till }) =>
            till.fault({ ...fault, path: at, nth }),
          ),
        ),
    },
    {
      weight: 3,
      arbitrary: fc
        .tuple(path, fc.constantFrom(300, 14_000, 16_000, 20_000, 29_000))
        .map(([at, ms]) => command(`${at} takes ${ms} ms`, (shop) => slow(shop, at, ms))),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(place, fc.constantFrom('network.lost' as const, 'network.regained' as const))
        .map(([at, type]) => command(`${at}: ${type}`, ({ tabs }) => tabs[at]?.noticeLine({ type }))),
    },
    {
      weight: isKeyed ? 1 : 0,
      arbitrary: fc.constant(
        command('the network doubles a move', ({ till }) => till.fault({ kind: 'duplicate-delivery', path: moves })),
      ),
    },
  )

const elsewhere: fc.Arbitrary<Command> = fc.oneof(
  fc
    .constantFrom(499_00, 499_01, 650_00)
    .map((cost) =>
      command(`the price is ${cost}`, ({ till }) => till.sandbox.setWorld((world) => ({ ...world, cost }))),
    ),
  fc
    .tuple(balance, balance)
    .map(([main, service]) =>
      command(`the balances are ${main} and ${service}`, ({ till }) =>
        till.sandbox.changeSupplier(1, { main, service }),
      ),
    ),
  fc.constantFrom(100_00, 5_000_00).map((service) =>
    command(`the main balance is large, the service balance ${service}, and every tab learns of it`, async (shop) => {
      shop.till.sandbox.changeSupplier(1, { main: 50_000_00, service })
      await learn(shop)
    }),
  ),
  fc.boolean().map((subscribed) =>
    command(`subscribed is ${subscribed}, and every tab learns of it`, async (shop) => {
      shop.till.sandbox.setWorld((world) => withSupplier(world, 1, { subscribed }))
      await learn(shop)
    }),
  ),
)

const time = fc
  .constantFrom(400, 5000, 16_000, 50_000)
  .map((ms) => command(`${ms} ms pass`, ({ till }) => till.pass(ms)))

const happening = (isKeyed: boolean): fc.Arbitrary<Command> =>
  fc.oneof(
    { withCrossShrink: true },
    { weight: 1, arbitrary: fc.constant(command('nothing happens', () => {})) },
    { weight: 8, arbitrary: people },
    { weight: 5, arbitrary: faults(isKeyed) },
    { weight: 4, arbitrary: time },
    { weight: 2, arbitrary: elsewhere },
  )

const scenarios: readonly ScenarioName[] = ['unsubscribedRich', 'shortOnService', 'shortOnBoth']

/** Whatever happens, no intent moves money twice, no amount is wrong, and every run ends where a person can go on. */
export const moneyIsSafe = (afterRun: (shop: Shop) => void = () => {}) =>
  fc.asyncProperty(
    fc.constantFrom(...scenarios),
    fc
      .boolean()
      .chain((isKeyed) =>
        fc.tuple(fc.constant(isKeyed), fc.array(happening(isKeyed), { minLength: 20, maxLength: 60, size: 'max' })),
      ),
    async (scenario, [isKeyed, commands]) => {
      const shop = await openShop(scenario, isKeyed)
      try {
        await fc.asyncModelRun(() => ({ model: {}, real: shop }), commands)
        const found = await wrongAtRest(shop)
        if (found.length > 0) throw new Error(found.join('; '))
        afterRun(shop)
      } finally {
        shop.till.closeAll()
      }
    },
  )
