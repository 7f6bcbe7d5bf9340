import { expect, test } from 'vitest'
import { bankViewOf, knownBankOf } from './bank.domain.ts'

const privat = 'UA473052990000026007233566002'
const unlisted = 'UA373005280000026007233566003'
const silent = { question: null, isLoading: false, answer: null, failure: null }
const said = (mfo: string, title: string | null) => ({ ...silent, answer: { mfo, title } })

test.each([
  ['no IBAN', 'UA47', silent, { state: 'none' }],
  [
    'a listed bank while the server is asked',
    privat,
    { ...silent, isLoading: true },
    { state: 'known', bank: 'privatbank' },
  ],
  ['a listed bank that the server does not name', privat, said('305299', null), { state: 'known', bank: 'privatbank' }],
  ['the name that the server gives', privat, said('305299', 'Bank'), { state: 'named', title: 'Bank' }],
  ['an answer about another bank', privat, said('322313', 'Bank'), { state: 'known', bank: 'privatbank' }],
  ['another bank while the server is asked', unlisted, { ...silent, isLoading: true }, { state: 'searching' }],
  ['another bank without an answer', unlisted, silent, { state: 'unknown' }],
] as const)('%s', (_, written, view, expected) => {
  expect(bankViewOf(written, view)).toEqual(expected)
})

test('a bank is found in an IBAN with blanks and Cyrillic letters', () => {
  expect(knownBankOf(privat.replace('UA', 'uа').replace(/(.{4})/g, '$1 '))).toBe('privatbank')
})
