import { expect, test } from 'vitest'
import { breaks, expectFullCoverage, explore, fails, gives } from '../../testing/explore.ts'
import { typed } from '../countries/countries.domain.ts'
import { loginMachine } from './login.machine.ts'
import { nothingCarried } from './session.domain.ts'

const half = typed(nothingCarried.telephone, '067111')
const whole = typed(nothingCarried.telephone, '0671112233')
const refused = fails({
  kind: 'refused',
  status: 422,
  texts: [],
  fields: { telephone: [{ text: 'Unknown' }] },
  retryAfter: null,
})

const walk = explore(loginMachine, {
  input: {
    trunk: { send: () => {} },
    clock: { now: () => 0 },
    place: { to: 'login' },
    carried: nothingCarried,
    supplier: null,
  },
  user: [
    { type: 'telephone.changed', telephone: half },
    { type: 'telephone.changed', telephone: whole },
    { type: 'form.submitted' },
  ],
  world: { requestCode: [gives(), fails(), refused], countries: [breaks()] },
})

test('every state and every transition is visited', () => {
  expectFullCoverage('login', walk.coverage)
})

test('a code can be asked for whatever happened before', () => {
  expect(walk.trapsFor((state) => state.matches('requestingCode'))).toEqual([])
})

test('no code is asked for before the telephone is whole', () => {
  const asking = walk.paths.filter(({ state }) => state.matches('requestingCode'))
  expect(asking).not.toEqual([])
  for (const { state } of asking) {
    expect(state.children['requestCode']?.getSnapshot()).toMatchObject({ input: { telephone: '380671112233' } })
  }
})

test('a busy step ignores the form', () => {
  const again = walk.moves.filter(({ from, event }) => from.hasTag('busy') && event === 'form.submitted')
  expect(again).not.toEqual([])
  for (const { from, to } of again) expect(to.children).toEqual(from.children)
})

test('no answer takes the typed telephone away', () => {
  const answers = walk.moves.filter(({ event }) => event.startsWith('xstate.'))
  expect(answers).not.toEqual([])
  for (const { from, to } of answers) expect(to.context.telephone).toEqual(from.context.telephone)
})
