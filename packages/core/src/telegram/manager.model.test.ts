import { expect, test } from 'vitest'
import { fromPromise } from 'xstate'
import { breaks, expectFullCoverage, explore, fails, gives } from '../../testing/explore.ts'
import { noTelephone, typed } from '../countries/countries.domain.ts'
import { contactIn } from './manager.domain.ts'
import { managerMachine } from './manager.machine.ts'
import { selectManager } from './telegram.selectors.ts'

const silent = fromPromise(() => new Promise<never>(() => {})) as never
const machine = managerMachine.provide({ actors: { countries: silent, draft: silent } })

const model = explore(machine, {
  input: { app: { send: () => {} }, clock: { now: () => 0 }, supplierId: 1 },
  user: [
    { type: 'mode.chosen', mode: 'phone' },
    { type: 'mode.chosen', mode: 'username' },
    { type: 'username.typed', text: ' @ ' },
    { type: 'username.typed', text: '@@olena' },
    { type: 'form.submitted' },
    { type: 'contact.updated', managerTelegram: '@olena' },
    { type: 'contact.updated', managerTelegram: null },
  ],
  childEvents: {
    countries: [
      { type: 'telephone.changed', telephone: noTelephone },
      { type: 'telephone.changed', telephone: typed(noTelephone, '067') },
      { type: 'telephone.changed', telephone: typed(noTelephone, '0671112233') },
    ],
    draft: [
      { type: 'draft.found', texts: { mode: 'phone', username: '', phone: '067' } },
      { type: 'draft.found', texts: { username: 'olena' } },
    ],
  },
  world: {
    countries: [breaks()],
    draft: [breaks()],
    saveManagerContact: [
      gives(),
      fails(),
      fails({
        kind: 'refused',
        status: 422,
        texts: [{ text: 'taken' }],
        fields: { manager_telegram_username: [{ text: 'taken' }] },
        retryAfter: null,
      }),
    ],
    fetchAccount: [
      gives({ managerTelegram: '@olena' }),
      gives({ managerTelegram: '380671112233' }),
      gives({ managerTelegram: null }),
      fails(),
    ],
  },
})

test('every state and every transition is visited', () => {
  expectFullCoverage('manager', model.coverage)
})

test('an invalid contact is never sent', () => {
  const sent = model.movesWhere(({ from, to }) => !from.matches('saving') && to.matches('saving'))
  for (const { to } of sent) expect(contactIn(to.context)).toMatch(/^(@olena|380671112233)$/)
})

test('switching the mode clears the errors and keeps the typed text', () => {
  const chosen = model.movesWhere(({ from, event }) => event === 'mode.chosen' && from.matches('filling'))
  for (const { from, to } of chosen) {
    expect(selectManager(to).errors).toEqual({})
    expect([to.context.username, to.context.telephone]).toEqual([from.context.username, from.context.telephone])
  }
})

test('a form that is being saved ignores the supplier’s events', () => {
  const during = model.movesWhere(({ from, event }) => from.matches('saving') && /^(mode|username|form)\./.test(event))
  for (const { from, to } of during) expect([to.value, to.context]).toEqual([from.value, from.context])
})

test('the form can always be finished', () => {
  expect(model.trapsFor(({ status }) => status === 'done')).toEqual([])
})

test('a draft of an earlier visit never overwrites typed text', () => {
  const found = model.movesWhere(({ from, event }) => event === 'draft.found' && from.context.username !== '')
  for (const { from, to } of found) expect(to.context.username).toBe(from.context.username)
})
