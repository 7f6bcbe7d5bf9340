import { expect, test } from 'vitest'
import { noTelephone, typed } from '../countries/countries.domain.ts'
import { contactIn, draftOf, isBlank, type ManagerForm, mistakesIn } from './manager.domain.ts'

const phone = (digits: string): ManagerForm => ({ mode: 'phone', username: '', telephone: typed(noTelephone, digits) })
const username = (text: string): ManagerForm => ({ mode: 'username', username: text, telephone: noTelephone })

test.each<[string, ManagerForm, string | null, object]>([
  ['no username', username(' @ '), null, { username: { key: 'telegram.usernameRequired' } }],
  ['a username', username('@@olena'), '@olena', {}],
  ['no telephone', phone('+()'), null, { phone: { key: 'telegram.phoneRequired' } }],
  ['half a telephone', phone('067'), null, { phone: { key: 'session.telephoneRule' } }],
  ['a telephone', phone('0671112233'), '380671112233', {}],
])('%s', (_, form, contact, mistakes) => {
  expect(contactIn(form)).toBe(contact)
  expect(mistakesIn(form)).toEqual(mistakes)
})

test('a draft remembers both ways, and nothing typed is no draft', () => {
  expect(draftOf(phone('067'))).toEqual({ mode: 'phone', username: '', phone: '067' })
  expect([isBlank(phone('')), isBlank(phone('0')), isBlank(username('a'))]).toEqual([true, false, false])
})
