import { expect, test } from 'vitest'
import { expectFullCoverage, explore, gives } from '../../testing/explore.ts'
import { failed, succeeded } from '../kit/load/reading.domain.ts'
import type { Readiness } from './answer.domain.ts'
import { whyMachine } from './why.machine.ts'
import { selectCommonReasons, selectWhyNotSelling } from './why.selectors.ts'

const readiness: Readiness = {
  stores: null,
  information: null,
  delivery: null,
  payment: { isReady: false, missing: [] },
  keys: [{ id: '3', title: null, carrier: 'nova', status: 'expired', expiresAt: null }],
  subscription: null,
  isTelegramLinked: null,
  debt: null,
  overdue: null,
  products: null,
}
const product = { id: '7', status: 'active', problems: [], stores: [], moderation: null, variantCount: 0 } as const
const page = { rows: [], page: 1, total: 0, lastPage: 1 }

const model = explore(whyMachine, {
  input: { app: { send: () => {} }, clock: { now: () => 5 } },
  user: [
    { type: 'page.read', page, query: { page: 1 }, isFiltered: false },
    { type: 'record.loaded', row: product },
    { type: 'refresh.requested' },
    { type: 'retry.chosen' },
  ],
  world: { fetchReadiness: [gives(succeeded(readiness)), gives(failed({ kind: 'unreachable' }))] },
})

test('every state and every transition is visited', () => {
  expectFullCoverage('why', model.coverage)
})

test('what stops all products is told once it is known, and a failed read is told as such', () => {
  for (const { state } of model.paths) {
    const { general } = selectWhyNotSelling(state, product)
    const isKnown = state.context.readiness !== null
    expect(general.map(({ code }) => code)).toEqual(isKnown ? ['keyExpired', 'paymentNone'] : [])
    const common = selectCommonReasons(state, [product, product])
    expect(common === 'failed').toBe(state.matches('failed'))
    if (common !== 'failed') expect(common.map(({ code }) => code)).toEqual(isKnown ? ['keyExpired'] : [])
  }
})
