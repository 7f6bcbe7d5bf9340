import { expect, test } from 'vitest'
import { someSession } from '../../testing/ports.ts'
import type { SupplierPatch } from '../session/session.domain.ts'
import {
  type AccountField,
  accountTabIn,
  changesToSend,
  mistakesIn,
  savedPatch,
  tabToMend,
  valuesOf,
} from './preferences.domain.ts'

const supplier = { ...someSession.supplier, storeName: 'Ґанок', carrierKey: '0123456789abcdef', managerContact: null }
const saved = valuesOf(supplier)

test('the saved key is never put into its field', () => {
  expect(saved).toEqual({
    firstname: 'Anna',
    lastname: 'Test',
    telephone: '380671112233',
    storeName: 'Ґанок',
    managerContact: '',
    carrierKey: '',
  })
})

test.each<[AccountField, string, string | null]>([
  ['firstname', 'Olha', null],
  ['firstname', 'O', 'session.nameLength'],
  ['firstname', '', 'account.notErased'],
  ['lastname', ' \u200b ', 'account.notErased'],
  ['lastname', 'o'.repeat(51), 'session.nameLength'],
  ['telephone', '380502223344', null],
  ['telephone', '48501234567', null],
  ['telephone', '+38 06711', 'session.telephoneRule'],
  ['telephone', '', 'account.notErased'],
  ['storeName', 'Крамниця', null],
  ['storeName', '', 'account.notErased'],
  ['storeName', 'я'.repeat(255), null],
  ['storeName', '😀'.repeat(256), 'account.tooLong'],
  ['managerContact', '', null],
  ['managerContact', ' ', 'account.notErased'],
  ['carrierKey', 'a'.repeat(256), 'account.tooLong'],
  ['carrierKey', '   ', 'account.notErased'],
])('%s is validated: %j', (field, text, key) => {
  expect(mistakesIn({ ...saved, [field]: text }, saved)).toEqual(key === null ? {} : { [field]: { key } })
})

test('unchanged fields are not validated', () => {
  const odd = { ...saved, firstname: 'O', telephone: '12', storeName: 's'.repeat(300) }
  expect(mistakesIn(odd, odd)).toEqual({})
})

test.each([
  [{ firstname: ' Olha ' }, { firstname: 'Olha' }],
  [{ firstname: '', storeName: '\u200b', lastname: 'Test' }, { lastname: 'Test' }],
  [{}, {}],
])('the changes %j are sent without empty values', (changes, sent) => {
  expect(changesToSend(changes)).toEqual(sent)
})

test.each<[string, SupplierPatch | null, SupplierPatch]>([
  ['nothing', null, { firstname: 'Olha', carrierKey: '••••••cdef' }],
  [
    'the account',
    { firstname: 'Ольга', isTelephoneConfirmed: false },
    { firstname: 'Ольга', isTelephoneConfirmed: false, carrierKey: '••••••cdef' },
  ],
  [
    'only empty fields',
    { firstname: '', lastname: ' \u200b', storeName: null, carrierKey: '' },
    { firstname: 'Olha', carrierKey: '••••••cdef' },
  ],
])(
  'after a response with %s the sent values are saved, overridden by the server’s non-empty ones',
  (_, account, patch) => {
    const changes = { firstname: ' Olha', lastname: '', carrierKey: '0123456789abcdef' }
    expect(savedPatch({ text: null, account }, changes)).toEqual(patch)
  },
)

test.each([
  [undefined, 'profile'],
  ['#store', 'store'],
  ['#channels', 'channels'],
  ['#nowhere', 'profile'],
])('the hash %j opens the tab %s', (hash, tab) => {
  expect(accountTabIn(hash)).toBe(tab)
})

test('the form switches to a tab with a mistake unless the shown tab has one', () => {
  const wrong = { key: 'onboarding.storeNameRequired' } as const
  expect(tabToMend({}, 'profile')).toBe(null)
  expect(tabToMend({ storeName: wrong }, 'profile')).toBe('store')
  expect(tabToMend({ storeName: wrong, firstname: wrong }, 'profile')).toBe(null)
  expect(tabToMend({ storeName: wrong, firstname: wrong }, 'channels')).toBe('store')
})
