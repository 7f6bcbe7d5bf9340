import { expect, test } from 'vitest'
import { readableTelephone } from './telephone.domain.ts'

test.each([
  ['380671112233', '+380 67 111 22 33'],
  ['48123456789', '+48123456789'],
  ['3806711122', '+3806711122'],
  ['', ''],
])('the telephone %j is shown as %j', (telephone, shown) => {
  expect(readableTelephone(telephone)).toBe(shown)
})
