import { expect, test } from 'vitest'
import { breaks, expectFullCoverage, explore } from '../../testing/explore.ts'
import { someSession } from '../../testing/ports.ts'
import type { DeliveryKey } from '../deliveries-apis/deliveries-apis.section.ts'
import { emptySignInDraft } from '../session/session.domain.ts'
import { novaMachine } from './nova.machine.ts'

const key: DeliveryKey = {
  id: '1',
  title: 'Ключ',
  status: 'checking',
  last4: 'eeff',
  nextLast4: null,
  owner: null,
  stores: [],
  isDefault: true,
  expiresAt: null,
  orders: 0,
  perMinute: null,
  lastError: null,
}
const read = (keys: readonly DeliveryKey[]) =>
  ({ type: 'value.read', value: { keys, senderCount: 0, method: null } }) as const

const model = explore(novaMachine, {
  input: {
    app: { send: () => {} },
    clock: { now: () => 0 },
    ids: { next: () => 'id-1' },
    location: { to: 'deliveries-nova' },
    signInDraft: emptySignInDraft,
    supplier: someSession.supplier,
  },
  user: [
    { type: 'data.invalidated' },
    { type: 'tab.shown' },
    { type: 'record.changed', section: 'delivery-keys', id: '1', version: 2 },
  ],
  childEvents: { load: [read([key]), read([])] },
  world: { load: [breaks()] },
})

test('every state and every transition is visited', () => {
  expectFullCoverage('nova', model.coverage)
  expect(model.paths.length).toBeGreaterThan(0)
})
