import { expect, test } from 'vitest'
import { isIban, maskedIban } from './iban.ts'

test.each([
  ['UA743052990000026007233566001', true],
  ['UA263220010000026201234567890', true],
  ['DE89370400440532013000', true],
  ['GB29NWBK60161331926819', true],
  ['UA743052990000026007233566002', false],
  ['UA473052990000026007233566001', false],
  ['UA74305299000002600723356600', false],
  ['ua743052990000026007233566001', false],
  ['', false],
])('%s is a valid account: %j', (written, expected) => {
  expect(isIban(written)).toBe(expected)
})

test('a masked account shows only its country and its end', () => {
  expect(maskedIban('UA743052990000026007233566001')).toBe('UA••6001')
})
