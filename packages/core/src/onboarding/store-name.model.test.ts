import { expect, test } from 'vitest'
import { expectFullCoverage } from '../../testing/explore.ts'
import { walkForm } from '../../testing/form-walk.ts'
import { storeNameMachine } from './store-name.machine.ts'

const walk = walkForm(storeNameMachine, {
  values: { storeName: '' },
  mistaken: { field: 'storeName', text: '  ' },
  typed: { field: 'storeName', text: 'Lavka' },
  answer: { text: null },
  wireName: 'store_name',
  // What was left stands in the field at once: nothing is offered.
  unused: ['draft.restored', 'draft.dismissed', 'guard hasOffer', 'action rememberOffer'],
})

test('every state and every transition is visited', () => {
  expectFullCoverage('store-name', walk.coverage)
})

test('what an earlier visit left stands in the field at once', () => {
  const found = walk.moves.filter(({ event, from }) => event === 'draft.found' && from.context.values.storeName === '')
  expect(found.some(({ to }) => to.context.values.storeName === 'Lavka')).toBe(true)
  for (const { to } of found) expect(to.context.offer).toBe(null)
})

test('a name of spaces alone is never sent', () => {
  const sent = walk.moves.filter(({ from, to }) => !from.hasTag('busy') && to.hasTag('busy'))
  expect(sent).not.toEqual([])
  for (const { to } of sent) expect(to.context.values.storeName.trim()).not.toBe('')
})
