import { expect, test } from 'vitest'
import { fromPromise } from 'xstate'
import { breaks, expectFullCoverage, explore, fails, gives } from '../../testing/explore.ts'
import { storeNameMachine } from './store-name.machine.ts'

const silent = fromPromise(() => new Promise<never>(() => {})) as never
const refusal = { kind: 'refused', status: 422, texts: [{ text: 'no' }], retryAfter: null } as const

const walk = explore(storeNameMachine.provide({ actors: { draft: silent } }), {
  input: { trunk: { send: () => {} }, clock: { now: () => 0 }, supplierId: 1 },
  user: [
    { type: 'field.typed', field: 'storeName', text: '' },
    { type: 'field.typed', field: 'storeName', text: ' \u200b ' },
    { type: 'field.typed', field: 'storeName', text: ' Lavka ' },
    { type: 'form.submitted' },
    { type: 'name.learned', storeName: '' },
    { type: 'name.learned', storeName: 'Lavka' },
    { type: 'name.learned', storeName: 'Other' },
  ],
  facts: {
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
  expectFullCoverage('store-name', walk.coverage)
})

test('no way traps', () => {
  expect(walk.trapsFor(({ status }) => status === 'done')).toEqual([])
})

test('a name of nothing that can be seen is never sent', () => {
  const sent = walk.movesWhere(({ from, to }) => !from.matches('saving') && to.matches('saving'))
  for (const { to } of sent) expect(to.context.sent?.storeName).toMatch(/^(Lavka|Shop)$/)
})

test('what was typed is never overwritten by what an earlier visit left', () => {
  const found = walk.movesWhere(({ from, event }) => event === 'draft.found' && from.context.storeName !== '')
  for (const { from, to } of found) expect(to.context.storeName).toBe(from.context.storeName)
})
