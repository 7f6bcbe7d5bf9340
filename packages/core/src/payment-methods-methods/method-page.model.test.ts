import { expect, test } from 'vitest'
import { breaks, expectFullCoverage, explore } from '../../testing/explore.ts'
import { someSession } from '../../testing/ports.ts'
import { emptySignInDraft } from '../session/session.domain.ts'
import { methodPageMachine } from './method-page.machine.ts'

const location = { to: 'payment-methods-details' as const, params: { id: '7' } }

const model = explore(methodPageMachine, {
  input: {
    app: { send: () => {} },
    clock: { now: () => 0 },
    ids: { next: () => 'id-1' },
    location,
    signInDraft: emptySignInDraft,
    supplier: someSession.supplier,
  },
  user: [
    { type: 'query.changed', location },
    { type: 'data.invalidated' },
    { type: 'supplier.updated', supplier: someSession.supplier },
    { type: 'record.changed', section: 'payment-methods', id: '7', version: 2 },
    { type: 'tab.shown' },
  ],
  world: { page: [breaks()], test: [breaks()] },
  project: () => [],
})

test('every state and every transition is visited', () => {
  expectFullCoverage('method-page', model.coverage)
})

test('a broken test payment leaves the page of the method at work', () => {
  const broken = model.movesWhere(({ event }) => event === 'xstate.error.actor.test')
  for (const { to } of broken) expect(to.status).toBe('active')
})
