import { expect, test } from 'vitest'
import { ordersWith } from './order-search.domain.ts'

test.each([
  ['№104406', '?search=%E2%84%96104406'],
  ['104406', '?search=104406'],
  ['4567', '?search=4567'],
  ['+38 (067) 123-45-67', '?search=380671234567'],
  ['2045 0000 0000 99', '?search=20450000000099'],
  ['456', null],
  ['товар 1234', null],
  ['', null],
])('«%s» finds orders', (typed, search) => {
  expect(ordersWith(typed)?.search ?? null).toBe(search)
})
