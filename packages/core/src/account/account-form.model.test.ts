import { expect, test } from 'vitest'
import { expectFullCoverage } from '../../testing/explore.ts'
import { walkForm } from '../../testing/form-walk.ts'
import { accountFormMachine } from './account-form.machine.ts'

const walk = walkForm(accountFormMachine, {
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
  expectFullCoverage('account-form', walk.coverage)
})

test('what an earlier visit left is offered, and put into the fields only when that is asked for', () => {
  const found = walk.movesWhere(({ event }) => event === 'draft.found')
  expect(found.some(({ to }) => to.context.offer !== null)).toBe(true)
  for (const { from, to } of found) expect(to.context.values).toEqual(from.context.values)
})
