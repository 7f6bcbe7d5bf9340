import { expect, test } from 'vitest'
import { telephoneMistake, tidyTelephone } from './sender-phone.domain.ts'

test.each([
  ['067 111 22 33', '380671112233'],
  ['+38(067)-111-22-33', '380671112233'],
  ['380671112233', '380671112233'],
])('%s is stored as %s', (written, stored) => {
  expect(tidyTelephone(written)).toBe(stored)
  expect(telephoneMistake(written)).toBe(null)
})

test.each(['67 111 22 33', '+48 600 100 200', '38067111223', 'телефон'])('%s is not a Ukrainian number', (written) => {
  expect(telephoneMistake(written)).toEqual({ key: 'session.telephoneRule' })
})
