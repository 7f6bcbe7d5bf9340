import { expect, test } from 'vitest'
import { farMessage } from './far.domain.ts'
import { money, number } from './number-fields.domain.ts'

const above = (times: number) => ({ key: 'kit.farAbove', values: { times } })
const below = (times: number) => ({ key: 'kit.farBelow', values: { times } })

test.each([
  ['a price without its comma', money(), '1 234,50', '123450', above(100)],
  ['ten times as much', money(), '12', '120', above(10)],
  ['a little less than that', money(), '12', '119,99', null],
  ['a tenth', money(), '120', '12', below(10)],
  ['a price that is free of charge', money(), '120', '0', null],
  ['the first price', money(), '', '120', null],
  ['a price from zero', money(), '0', '120', null],
  ['a price that is taken out', money(), '120', '', null],
  ['an unreadable one', money(), '120', 'x', null],
  ['pieces', number(), '5', '500', null],
])('a figure far from the present one is asked about: %s', (_, field, from, to, asked) => {
  expect(farMessage(field, from, to)).toEqual(asked)
})
