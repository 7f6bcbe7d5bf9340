import { expect, test } from 'vitest'
import { expectFullCoverage, explore, gives } from '../../testing/explore.ts'
import { failed, succeeded } from '../kit/load/reading.domain.ts'
import { storeSwitchMachine } from './store-switch.machine.ts'
import { selectStoreSwitch } from './store-switch.selectors.ts'

const option = (id: string) => ({ id, title: `Store ${id}`, text: null, refusal: null })
const found = (...ids: readonly string[]) => gives(succeeded({ options: ids.map(option), isStale: false }))

const busy = { kind: 'refused', status: 429, texts: [], fields: {}, retryAfter: 12 } as const

const model = explore(storeSwitchMachine, {
  input: { app: { send: () => {} }, location: { to: 'payouts' } },
  user: [
    { type: 'location.changed', location: { to: 'payouts' } },
    { type: 'location.changed', location: { to: 'deliveries-apis' } },
    { type: 'location.changed', location: { to: 'deliveries-apis', search: '?store=71' } },
    { type: 'store.chosen', id: '71' },
    { type: 'store.chosen', id: null },
    { type: 'refresh.requested' },
    { type: 'retry.chosen' },
    { type: 'record.changed', section: 'stores' },
  ],
  world: {
    fetchOptions: [found('70', '71'), found('70'), gives(failed({ kind: 'unreachable' })), gives(failed(busy))],
    findForeign: [gives(succeeded([])), gives(failed({ kind: 'unreachable' }))],
  },
})

test('every state and every transition is visited', () => {
  expectFullCoverage('store-switch', model.coverage)
})

test('there is no choice on a page that knows no stores, nor among one store', () => {
  for (const { state } of model.pathsWhere(({ state }) => selectStoreSwitch(state)?.state === 'choice')) {
    expect(state.context.location.to).toBe('deliveries-apis')
    expect(selectStoreSwitch(state)).toHaveProperty('stores.length', 2)
  }
})

test('a store that is not among the loaded ones is never shown as chosen', () => {
  for (const { state } of model.pathsWhere(
    ({ state }) => state.matches({ here: { stores: 'known' } }) && state.context.stores !== null,
  ))
    expect([state.context.location.search ?? '', state.context.stores?.length]).not.toEqual(['?store=71', 1])
})

test('while a busy server asks to wait, the supplier is told how long, and nothing is asked', () => {
  const waits = { here: { stores: 'waiting' } } as const
  for (const { state } of model.pathsWhere(({ state }) => state.matches(waits) && state.context.stores === null))
    expect(selectStoreSwitch(state)).toEqual({
      state: 'delayed',
      message: { key: 'kit.askedToWait', values: { seconds: 12 } },
      mayRetry: false,
    })
  const asked = ['refresh.requested', 'record.changed', 'retry.chosen']
  for (const { to } of model.movesWhere(({ from, event }) => from.matches(waits) && asked.includes(event)))
    expect(to.matches(waits)).toBe(true)
})

test('the choice of a store waits once: a second refusal is repeated by hand only', () => {
  const refused = model.pathsWhere(
    ({ state }) => selectStoreSwitch(state)?.state === 'delayed' && state.context.hasWaited,
  )
  const last = refused.filter(({ state }) => state.matches({ here: { stores: 'known' } }))
  expect(last.length).toBeGreaterThan(0)
  for (const { state } of last) expect(selectStoreSwitch(state)).toMatchObject({ mayRetry: true })
})
