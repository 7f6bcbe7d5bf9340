import { expect, test } from 'vitest'
import { attachMistakes } from './order-fields.domain.ts'

test.each([
  ['nova', '2045 1234 5678 90', true],
  ['nova', '204512345', false],
  ['meest', 'CV12345678', true],
  ['courier', '5', true],
  ['courier', 'Марія', true],
])('the waybill of %s with the number "%s" may be attached: %j', (carrier, ttn, isRight) => {
  expect(Object.keys(attachMistakes({ carrier, ttn }))).toEqual(isRight ? [] : ['ttn'])
})
