import { expect, test } from 'vitest'
import { expectFullCoverage, explore, gives } from '../../testing/explore.ts'
import { failed, succeeded } from '../kit/load/reading.domain.ts'
import { storeSwitchMachine } from './store-switch.machine.ts'
import { selectStoreSwitch } from './store-switch.selectors.ts'

const option = (id: string) => ({ id, title: `Store ${id}`, text: null, refusal: null })
const found = (...ids: readonly string[]) => gives(succeeded({ options: ids.map(option), isStale: false }))

const model = explore(storeSwitchMachine, {
  input: { app: { send: () => {} }, location: { to: 'payouts' } },
  user: [
    { type: 'location.changed', location: { to: 'payouts' } },
    { type: 'location.changed', location: { to: 'deliveries-apis' } },
    { type: 'location.changed', location: { to: 'deliveries-apis', search: '?store=71' } },
    { type: 'store.chosen', id: '71' },
    { type: 'store.chosen', id: null },
    { type: 'refresh.requested' },
    { type: 'record.changed', section: 'stores' },
  ],
  world: {
    fetchOptions: [found('70', '71'), found('70'), gives(failed({ kind: 'unreachable' }))],
    findForeign: [gives(succeeded([])), gives(failed({ kind: 'unreachable' }))],
  },
})

test('every state and every transition is visited', () => {
  expectFullCoverage('store-switch', model.coverage)
})

test('there is no choice on a page that knows no stores, nor among one store', () => {
  for (const { state } of model.pathsWhere(({ state }) => selectStoreSwitch(state) !== null)) {
    expect(state.context.location.to).toBe('deliveries-apis')
    expect(selectStoreSwitch(state)?.stores).toHaveLength(2)
  }
})

test('a store that is not among the loaded ones is never shown as chosen', () => {
  for (const { state } of model.pathsWhere(
    ({ state }) => state.matches({ here: { stores: 'known' } }) && state.context.stores !== null,
  ))
    expect([state.context.location.search ?? '', state.context.stores?.length]).not.toEqual(['?store=71', 1])
})
