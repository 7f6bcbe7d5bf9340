import { expect, test } from 'vitest'
import { expectFullCoverage } from '../../testing/explore.ts'
import { exploreForm } from '../../testing/explore-form.ts'
import { accountFormMachine } from './account-form.machine.ts'

const model = exploreForm(accountFormMachine, {
  values: {
    firstname: 'Anna',
    lastname: 'Koval',
    telephone: '+380671112233',
    storeName: 'Lavka',
    managerContact: '',
    carrierKey: '',
  },
  mistaken: { field: 'storeName', text: '' },
  typed: { field: 'firstname', text: 'Olha' },
  secret: 'carrierKey',
  answer: { text: null },
  wireName: 'firstname',
})

test('every state and every transition is visited', () => {
  expectFullCoverage('account-form', model.coverage)
})

test('a draft of an earlier visit is offered, and fills the fields only on request', () => {
  const found = model.movesWhere(({ event }) => event === 'draft.found')
  expect(found.some(({ to }) => to.context.offer !== null)).toBe(true)
  for (const { from, to } of found) expect(to.context.values).toEqual(from.context.values)
})
