import { expect, test } from 'vitest'
import { expectFullCoverage, explore, gives } from '../../testing/explore.ts'
import { failed, succeeded } from '../kit/load/reading.domain.ts'
import type { Thing, ThingKind } from './finder.domain.ts'
import { finderMachine } from './finder.machine.ts'
import { selectThings } from './finder.selectors.ts'

const thing = (kind: ThingKind, id: string, text: string): Thing => ({
  kind,
  id,
  title: text,
  note: null,
  sum: null,
  text,
  location: { to: kind },
})

const away = gives(failed({ kind: 'unreachable' }))

const model = explore(finderMachine, {
  input: { app: { send: () => {} } },
  user: [
    { type: 'query.typed', query: 'сукня' },
    { type: 'query.typed', query: ' сукня  синя ' },
    { type: 'query.typed', query: 'с' },
  ],
  world: {
    findOrders: [gives(succeeded([thing('orders', '1', 'Сукня Марія')])), away],
    findProducts: [
      gives(succeeded([thing('products', '1', 'Сукня синя'), thing('products', '2', 'Сукня біла')])),
      away,
    ],
    findStores: [gives(succeeded([])), away],
  },
  project: ({ sought, found }) => [sought, found.orders?.sought, found.products?.sought, found.stores?.sought],
})

test('every state and every transition is visited', () => {
  expectFullCoverage('finder', model.coverage)
})

test('a kind that fails leaves what the others found', () => {
  const alone = { seeking: { orders: 'failed', products: 'known' } } as const
  for (const { state } of model.pathsWhere(({ state }) => state.matches(alone))) {
    const { things, failed: unread } = selectThings(state)
    expect(unread).toContain('orders')
    expect(things.filter(({ kind }) => kind === 'products').length).toBeGreaterThan(0)
  }
})

test('until the newer answer comes, only those of the older one stay that have every typed word', () => {
  const isOlder = (one: (typeof model.paths)[number]['state']) =>
    one.matches('typing') && one.context.sought === 'сукня синя' && one.context.found.products?.sought === 'сукня'
  for (const { state } of model.pathsWhere(({ state }) => isOlder(state)))
    expect(selectThings(state).things.flatMap(({ kind, title }) => (kind === 'products' ? [title] : []))).toEqual([
      'Сукня синя',
    ])
})

test('one letter finds nothing and asks nobody', () => {
  for (const { state } of model.pathsWhere(({ state }) => state.context.sought === 'с')) {
    expect(state.matches('idle')).toBe(true)
    expect(selectThings(state)).toEqual({ isBusy: false, things: [], failed: [] })
  }
})
