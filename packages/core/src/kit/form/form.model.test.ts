import { expect, test } from 'vitest'
import { expectFullCoverage } from '../../../testing/explore.ts'
import { walkForm } from '../../../testing/form-walk.ts'
import type { FormRules } from './form.domain.ts'
import { createFormMachine } from './form.machine.ts'
import { selectForm } from './form.selectors.ts'

type Field = 'name' | 'city' | 'key'

const rules: FormRules<Field, string> = {
  mistakesIn: ({ name }) => (name === '' ? { name: { key: 'session.required' } } : {}),
  wireNames: { first_name: 'name' },
  secrets: ['key'],
  guardsLeaving: true,
  unclear: { type: 'account.outdated' },
  saved: () => [],
}

const walk = walkForm(createFormMachine<Field, string>('someForm', rules), {
  values: { name: 'Anna', city: 'Lviv', key: '' },
  mistaken: { field: 'name', text: '' },
  typed: { field: 'name', text: 'Olha' },
  secret: 'key',
  answer: 'ok',
  wireName: 'first_name',
})

test('every state and every transition is visited', () => {
  expectFullCoverage('form', walk.coverage)
})

test('nothing that breaks a rule is ever sent, nor anything that is saved already', () => {
  const sent = walk.movesWhere(({ from, to }) => !from.hasTag('busy') && to.hasTag('busy'))
  for (const { to } of sent) {
    expect(rules.mistakesIn(to.context.values, to.context.saved)).toEqual({})
    expect(selectForm(to).isChanged).toBe(true)
  }
})

test('what an earlier answer said is gone while another one is awaited', () => {
  const sent = walk.movesWhere(({ from, to }) => !from.hasTag('busy') && to.hasTag('busy'))
  for (const { to } of sent) expect([to.context.errors, to.context.note]).toEqual([{}, null])
})

test('a saving form ignores who types on, and sends nothing twice', () => {
  const during = walk.movesWhere(
    ({ from, to, event }) => from.hasTag('busy') && to.hasTag('busy') && event !== 'values.learned',
  )
  for (const { from, to } of during) expect(to.context.values).toEqual(from.context.values)
})

test('a refusal loses nothing that was typed', () => {
  const refused = walk.movesWhere(({ event }) => event === 'xstate.error.actor.saveForm')
  for (const { from, to } of refused) {
    expect(to.context.values).toEqual(from.context.values)
    expect(to.context.note !== null || to.context.errors.name !== undefined).toBe(true)
  }
})

test('news of what is saved never overwrite what was typed', () => {
  const news = walk.movesWhere(
    ({ from, event }) => event === 'values.learned' && from.context.values.name !== from.context.saved.name,
  )
  for (const { from, to } of news) expect(to.context.values.name).toBe(from.context.values.name)
})

test('what was left unsaved is only put into the fields when it was asked for', () => {
  const offers = walk.movesWhere(({ event }) => event === 'draft.found')
  for (const { from, to } of offers) expect(to.context.values).toEqual(from.context.values)
})
