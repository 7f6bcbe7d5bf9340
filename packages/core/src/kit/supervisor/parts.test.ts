import { beforeEach, expect, test } from 'vitest'
import { type AnyStateMachine, assign, createActor, setup } from 'xstate'
import type { Hearer } from './hears.ts'
import { invokesOf, machinesOf, type NameOf, partOf, partsIn, passOnTo, routesOf, type Supervising } from './parts.ts'

type ShopEvent =
  | { type: 'price.changed'; price: number }
  | { type: 'shop.closed' }
  | { type: 'till.lost' }
  | { type: 'guest.came' }
  | { type: 'guest.left' }

interface ShopContext extends Supervising {
  readonly currency: string
  readonly hasGuest: boolean
}

interface ShopArgs {
  readonly context: ShopContext
}

let heard: string[] = []
beforeEach(() => {
  heard = []
})

type TillEvent = { type: 'price.changed'; price: number } | { type: 'rest' } | { type: 'break' }

const till = setup({
  types: { input: {} as { currency: string }, events: {} as TillEvent },
  actions: {
    throws: () => {
      throw new Error('broken on purpose')
    },
    hear: ({ event }) => void heard.push(`till ${event.type}`),
  },
}).createMachine({
  id: 'till',
  on: { 'price.changed': { actions: 'hear' }, rest: { actions: 'hear' }, break: { actions: 'throws' } },
})

const sign = setup({
  types: { events: {} as { type: 'write'; text: string } | { type: 'till.lost' } },
  actions: { hear: ({ event }) => void heard.push('text' in event ? `sign ${event.text}` : `sign ${event.type}`) },
  delays: { soon: 1 },
}).createMachine({
  id: 'sign',
  on: { write: { actions: 'hear' }, 'till.lost': { actions: 'hear' } },
})

const guest = setup({
  types: { events: {} as { type: 'shop.closed' } },
  actions: { hear: ({ event }) => void heard.push(`guest ${event.type}`) },
}).createMachine({ id: 'guest', on: { 'shop.closed': { actions: 'hear' } } })

const part = partOf<ShopArgs, ShopEvent>()
const outside = {
  tell: ({ currency }, { type }: { type: 'street.told' }) => void heard.push(`${type} of ${currency}`),
  hears: { 'shop.closed': () => ({ type: 'street.told' }) },
} satisfies Hearer<ShopContext, ShopEvent, { type: 'street.told' }>

const table = {
  sign: part(sign)({
    input: () => ({}),
    hears: {
      'price.changed': ({ price }) => (price > 0 ? { type: 'write', text: `costs ${price}` } : null),
      'shop.closed': () => ({ type: 'write', text: 'closed' }),
      'till.lost': 'same',
    },
  }),
  till: part(till)({
    input: ({ context: { currency } }) => ({ currency }),
    hears: { 'price.changed': 'same', 'shop.closed': () => ({ type: 'rest' }) },
    whenFaulted: { type: 'till.lost' },
  }),
  guest: { hears: { 'shop.closed': 'same' } } satisfies Hearer<ShopContext, ShopEvent, { type: 'shop.closed' }>,
  outside,
}

const actors: Readonly<Record<string, AnyStateMachine>> = { ...machinesOf(table), guest }

const shop = setup({
  types: { context: {} as ShopContext, events: {} as ShopEvent },
  actors,
  actions: {
    passOn: passOnTo<ShopContext, ShopEvent>(table, ({ faulted, hasGuest }, name) =>
      name === 'guest' ? hasGuest : !faulted.includes(name),
    ),
    logFault: assign(({ context }, name: string) => ({ faulted: [...context.faulted, name] })),
    countGuest: assign((_, hasGuest: boolean) => ({ hasGuest })),
  },
}).createMachine({
  id: 'shop',
  context: { currency: 'hryvnia', faulted: [], hasGuest: false },
  invoke: invokesOf(table, (name) => [{ type: 'logFault', params: name } as const]),
  on: routesOf<ShopEvent>(table),
  initial: 'empty',
  states: {
    empty: { on: { 'guest.came': { target: 'visited', actions: { type: 'countGuest', params: true } } } },
    visited: {
      invoke: { id: 'guest', src: 'guest', onError: {} },
      on: { 'guest.left': { target: 'empty', actions: { type: 'countGuest', params: false } } },
    },
  },
})

const open = (machine: typeof shop = shop) => {
  const actor = createActor(machine)
  actor.start()
  return {
    actor,
    parts: partsIn<typeof table>(actor),
    tells: (event: ShopEvent): readonly string[] => {
      heard = []
      actor.send(event)
      return heard
    },
    faulted: () => actor.getSnapshot().context.faulted,
  }
}

const kill = ({ parts }: ReturnType<typeof open>) => {
  parts.till.subscribe({ error: () => {} })
  parts.till.send({ type: 'break' })
}

test('an event is sent to each recipient that maps it, mapped for it, in the order of the table', () => {
  const { tells } = open()
  expect(tells({ type: 'price.changed', price: 5 })).toEqual(['sign costs 5', 'till price.changed'])
  expect(tells({ type: 'price.changed', price: 0 })).toEqual(['till price.changed'])
  expect(tells({ type: 'till.lost' })).toEqual(['sign till.lost'])
})

test('a recipient with `tell` receives the event at once, before the parts', () => {
  expect(open().tells({ type: 'shop.closed' })).toEqual(['street.told of hryvnia', 'sign closed', 'till rest'])
})

test('a temporary child receives events while it exists', () => {
  const { actor, tells } = open()
  actor.send({ type: 'guest.came' })
  expect(tells({ type: 'shop.closed' })).toContain('guest shop.closed')
  actor.send({ type: 'guest.left' })
  expect(tells({ type: 'shop.closed' })).not.toContain('guest shop.closed')
})

test('a part that throws is recorded and gets no more events; the others keep running and are informed', () => {
  const run = open()
  kill(run)
  expect(heard).toEqual(['sign till.lost'])
  expect(run.faulted()).toEqual(['till'])
  expect(run.tells({ type: 'price.changed', price: 5 })).toEqual(['sign costs 5'])
  expect(run.actor.getSnapshot().status).toBe('active')
})

test.each<[string, { context: () => never } | { entry: () => never }]>([
  ['creates its context', { context: thrown }],
  ['enters its initial state', { entry: thrown }],
])('a part that throws while it %s is recorded as well', (_, broken) => {
  const machine = shop.provide({ actors: { till: setup({}).createMachine({ id: 'till', ...broken }) } })
  const run = open(machine as typeof shop)
  expect(run.faulted()).toEqual(['till'])
  expect(run.tells({ type: 'price.changed', price: 5 })).toEqual(['sign costs 5'])
})

function thrown(): never {
  throw new Error('broken on purpose')
}

test('a row compiles only with the events and the input of its machine', () => {
  const name: NameOf<typeof table> = 'till'
  // @ts-expect-error the supervisor does not start the guest
  const other: NameOf<typeof table> = 'guest'
  void part(till)({
    input: ({ context: { currency } }) => ({ currency }),
    // @ts-expect-error the till does not know this event
    hears: { 'shop.closed': 'same' },
  })
  void part(till)({
    input: ({ context: { currency } }) => ({ currency }),
    // @ts-expect-error the till expects a price
    hears: { 'shop.closed': () => ({ type: 'price.changed' }) },
  })
  void part(till)({
    input: ({ context: { currency } }) => ({ currency }),
    // @ts-expect-error the shop has no such event
    hears: { 'weather.changed': () => ({ type: 'rest' }) },
  })
  void part(till)({
    // @ts-expect-error the currency is missing
    input: () => ({}),
    hears: {},
  })
  void part(sign)({
    input: () => ({}),
    hears: {},
    // @ts-expect-error the shop has no such event
    whenFaulted: { type: 'sign.lost' },
  })
  expect([name, other]).toEqual(['till', 'guest'])
})
