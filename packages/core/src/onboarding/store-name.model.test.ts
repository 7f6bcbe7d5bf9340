import { expect, test } from 'vitest'
import { fromPromise } from 'xstate'
import { breaks, expectFullCoverage, explore, fails, gives } from '../../testing/explore.ts'
import { storeNameMachine } from './store-name.machine.ts'

const silent = fromPromise(() => new Promise<never>(() => {})) as never
const refusal = { kind: 'refused', status: 422, texts: [{ text: 'no' }], retryAfter: null } as const

const model = explore(storeNameMachine.provide({ actors: { draft: silent } }), {
  input: { app: { send: () => {} }, clock: { now: () => 0 }, supplierId: 1 },
  user: [
    { type: 'field.typed', field: 'storeName', text: '' },
    { type: 'field.typed', field: 'storeName', text: ' \u200b ' },
    { type: 'field.typed', field: 'storeName', text: ' Lavka ' },
    { type: 'form.submitted' },
    { type: 'name.updated', storeName: '' },
    { type: 'name.updated', storeName: 'Lavka' },
    { type: 'name.updated', storeName: 'Other' },
  ],
  childEvents: {
    draft: [
      { type: 'draft.found', texts: { storeName: 'Shop' } },
      { type: 'draft.found', texts: {} },
    ],
  },
  world: {
    draft: [breaks()],
    saveStoreName: [
      gives(),
      fails(),
      fails({ ...refusal, fields: {} }),
      fails({ ...refusal, fields: { store_name: [{ text: 'taken' }] } }),
    ],
    fetchAccount: [gives({ storeName: 'Lavka' }), gives({ storeName: 'Other' }), gives({}), fails()],
  },
})

test('every state and every transition is visited', () => {
  expectFullCoverage('store-name', model.coverage)
})

test('the form can always be finished', () => {
  expect(model.trapsFor(({ status }) => status === 'done')).toEqual([])
})

test('a name without visible characters is never sent', () => {
  const sent = model.movesWhere(({ from, to }) => !from.matches('saving') && to.matches('saving'))
  for (const { to } of sent) expect(to.context.sent?.storeName).toMatch(/^(Lavka|Shop)$/)
})

test('a draft of an earlier visit never overwrites typed text', () => {
  const found = model.movesWhere(({ from, event }) => event === 'draft.found' && from.context.storeName !== '')
  for (const { from, to } of found) expect(to.context.storeName).toBe(from.context.storeName)
})
