import { expect, test } from 'vitest'
import { anyCountry, type Country, noTelephone, typed, ukraine } from '../countries/countries.domain.ts'
import type { SupplierPatch } from '../session/session.domain.ts'
import { contactIn, draftOf, formIn, isBlank, isHeld, type ManagerForm, mistakesIn } from './manager.domain.ts'

const phone = (digits: string): ManagerForm => ({ mode: 'phone', username: '', telephone: typed(noTelephone, digits) })
const username = (text: string): ManagerForm => ({ mode: 'username', username: text, telephone: noTelephone })

test.each<[string, ManagerForm, string | null, object]>([
  ['no username', username(' @ '), null, { username: { key: 'telegram.usernameRequired' } }],
  ['letters not allowed in a username', username('олена'), null, { username: { key: 'telegram.usernameRule' } }],
  ['more than a username', username('t.me/name?x=1'), null, { username: { key: 'telegram.usernameRule' } }],
  ['a username', username('@@olena'), '@olena', {}],
  ['no telephone', phone('+()'), null, { phone: { key: 'telegram.phoneRequired' } }],
  ['half a telephone', phone('067'), null, { phone: { key: 'session.telephoneRule' } }],
  ['a telephone', phone('0671112233'), '380671112233', {}],
])('%s', (_, form, contact, mistakes) => {
  expect(contactIn(form)).toBe(contact)
  expect(mistakesIn(form)).toEqual(mistakes)
})

test.each<[string, string, SupplierPatch, boolean]>([
  ['the username that was sent', '@olena', { managerTelegram: '@olena' }, true],
  ['the sent username written without @', '@olena', { managerTelegram: 'olena' }, true],
  ['another username', '@olena', { managerTelegram: '@olha' }, false],
  ['the telephone that was sent', '380671112233', { managerTelegram: '380671112233' }, true],
  ['the sent telephone formatted for reading', '380671112233', { managerTelegram: '+38 (067) 111-22-33' }, true],
  ['another telephone', '380671112233', { managerTelegram: '380671112234' }, false],
  ['a telephone where a username was sent', '@olena', { managerTelegram: '380671112233' }, false],
  ['nobody', '@olena', { managerTelegram: null }, false],
  ['no manager field', '380671112233', {}, false],
])('an account with %s is compared with the sent contact', (_, contact, account, held) => {
  expect(isHeld(contact, account)).toBe(held)
})

test('a form without typed text is blank', () => {
  expect([isBlank(phone('')), isBlank(phone('0')), isBlank(username('a'))]).toEqual([true, false, false])
})

const poland: Country = { iso: 'PL', name: 'Poland', prefix: '+48', mask: '###-###-###', flag: '🇵🇱' }

test.each<[string, ManagerForm]>([
  ['nothing', username('')],
  ['a username', username('@olena')],
  ['half a telephone', phone('067')],
  ['a telephone', phone('0671112233')],
  ['a telephone of another country', { ...phone(''), telephone: { country: poland, digits: '600700800' } }],
  ['a telephone that begins like its country code', { ...phone(''), telephone: { country: poland, digits: '004860' } }],
  ['another country before the first digit', { ...phone(''), telephone: { country: poland, digits: '' } }],
  ['a telephone of no known country', { ...phone(''), telephone: { country: anyCountry, digits: '12025550123' } }],
])('a draft of %s restores the form', (_, form) => {
  expect(formIn(draftOf(form))).toEqual(form)
})

test.each([
  ['nothing', {}, ukraine, ''],
  ['a draft without a country', { mode: 'phone', phone: '067' }, ukraine, '067'],
  ['a mask that is too long', { ...poland, phone: '067', mask: '#'.repeat(999) }, ukraine, '067'],
  ['a mask without a digit', { ...poland, phone: '067', mask: '()' }, ukraine, '067'],
  ['an invalid prefix', { ...poland, phone: '067', prefix: '<b>' }, ukraine, '067'],
  ['too many digits', { ...poland, phone: '6007008009' }, poland, '600700800'],
])('from %s only the valid parts are restored', (_, texts, country, digits) => {
  expect(formIn(texts).telephone).toEqual({ country, digits })
})
