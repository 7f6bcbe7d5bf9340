import { expect, test } from 'vitest'
import { breaks, expectFullCoverage, explore, gives } from '../../testing/explore.ts'
import { someSession } from '../../testing/ports.ts'
import { failed, succeeded } from '../kit/load/reading.domain.ts'
import type { Product } from '../products/products.domain.ts'
import type { Readiness } from '../readiness/answer.domain.ts'
import { emptySignInDraft } from '../session/session.domain.ts'
import { createdMachine } from './created.machine.ts'
import { selectCreated } from './created.selectors.ts'

const product = {
  id: '7',
  title: 'Plate',
  status: 'moderation',
  problems: [],
  stores: [],
  moderation: null,
} as unknown as Product
const readiness: Readiness = {
  stores: null,
  information: null,
  delivery: null,
  payment: { isReady: false, missing: [] },
  keys: [],
  subscription: null,
  isTelegramLinked: null,
  debt: null,
  overdue: null,
  products: null,
}
const to = 'product-created'
const sent: { readonly type: string; readonly location?: unknown }[] = []

const model = explore(createdMachine, {
  runsLive: true,
  input: {
    app: { send: (event) => void sent.push(event) },
    clock: { now: () => 0 },
    ids: { next: () => 'key-1' },
    location: { to, search: '?product=7' },
    signInDraft: emptySignInDraft,
    supplier: someSession.supplier,
  },
  user: [
    { type: 'query.changed', location: { to, search: '?product=7' } },
    { type: 'query.changed', location: { to } },
    { type: 'value.read', value: readiness },
    { type: 'retry.chosen' },
    { type: 'copy.chosen' },
    { type: 'data.invalidated' },
    { type: 'record.changed', section: 'products', id: '7', version: 2 },
    { type: 'record.changed', section: 'products', id: '8', version: 2 },
  ],
  world: {
    readiness: [breaks()],
    fetchProduct: [gives(succeeded(product)), gives(succeeded(null)), gives(failed({ kind: 'unreachable' }))],
    send: [
      gives({ result: 'done', answer: '9' }),
      gives({ result: 'unclear', failure: { kind: 'timedOut' } }),
      gives({ result: 'refused', failure: { kind: 'refused', status: 409, texts: [], fields: {}, retryAfter: null } }),
      breaks(),
    ],
  },
  project: ({ id, product: shown, readiness: read }) => [id, shown?.id, read === null],
})

test('every state and every transition is visited', () => {
  expectFullCoverage('created', model.coverage)
})

test('opening and reading the page again creates nothing', () => {
  for (const { event, from, to: next } of model.moves)
    if (next.matches('copying') && !from.matches('copying')) expect(event).toBe('copy.chosen')
})

test('a copy is opened, and the page stays until then', () => {
  for (const { state } of model.pathsWhere(({ state }) => state.matches('copying')))
    expect(selectCreated(state)).toMatchObject({ state: 'shown', isCopying: true })
  expect(sent).toContainEqual({
    type: 'navigation.requested',
    location: { to: 'product-edit', params: { id: '9' } },
  })
})

test('from every state the product can be shown, unless the address names none', () => {
  for (const { state } of model.paths)
    if (state.context.id !== null)
      expect(model.canReach((one) => selectCreated(one).state === 'shown', state)).toBe(true)
})
