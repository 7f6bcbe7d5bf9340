import { expect, test } from 'vitest'
import { expectFullCoverage } from '../../../testing/explore.ts'
import { exploreForm } from '../../../testing/explore-form.ts'
import type { FormRules } from './form.domain.ts'
import { createFormMachine } from './form.machine.ts'
import { selectForm } from './form.selectors.ts'

type Field = 'name' | 'city' | 'key'

const rules: FormRules<Field, string> = {
  mistakesIn: ({ name }) => (name === '' ? { name: { key: 'session.required' } } : {}),
  wireNames: { first_name: 'name' },
  secrets: ['key'],
  unclear: { type: 'account.invalidated' },
  saved: () => [],
}

const model = exploreForm(createFormMachine<Field, string>('someForm', rules), {
  values: { name: 'Anna', city: 'Lviv', key: '' },
  mistaken: { field: 'name', text: '' },
  typed: { field: 'name', text: 'Olha' },
  secret: 'key',
  answer: 'ok',
  wireName: 'first_name',
})

test('every state and every transition is visited', () => {
  expectFullCoverage('form', model.coverage)
})

test('only valid values with changes are sent', () => {
  const sent = model.movesWhere(({ from, to }) => !from.hasTag('busy') && to.hasTag('busy'))
  for (const { to } of sent) {
    expect(rules.mistakesIn(to.context.values, to.context.saved)).toEqual({})
    expect(selectForm(to).isChanged).toBe(true)
  }
})

test('sending clears the errors and the note of the previous response', () => {
  const sent = model.movesWhere(({ from, to }) => !from.hasTag('busy') && to.hasTag('busy'))
  for (const { to } of sent) expect([to.context.errors, to.context.note]).toEqual([{}, null])
})

test('while saving, typing is ignored and nothing is sent twice', () => {
  const during = model.movesWhere(
    ({ from, to, event }) => from.hasTag('busy') && to.hasTag('busy') && event !== 'values.loaded',
  )
  for (const { from, to } of during) expect(to.context.values).toEqual(from.context.values)
})

test('a refusal keeps all typed text', () => {
  const refused = model.movesWhere(({ event }) => event === 'xstate.error.actor.saveForm')
  for (const { from, to } of refused) {
    expect(to.context.values).toEqual(from.context.values)
    expect(to.context.note !== null || to.context.errors.name !== undefined).toBe(true)
  }
})

test('newer saved values never overwrite typed text', () => {
  const events = model.movesWhere(
    ({ from, event }) => event === 'values.loaded' && from.context.values.name !== from.context.saved.name,
  )
  for (const { from, to } of events) expect(to.context.values.name).toBe(from.context.values.name)
})

test('a draft is put into the fields only on request', () => {
  const offers = model.movesWhere(({ event }) => event === 'draft.found')
  for (const { from, to } of offers) expect(to.context.values).toEqual(from.context.values)
})
