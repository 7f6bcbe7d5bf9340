import { expect, test } from 'vitest'
import type { Senders } from '../deliveries-sender/deliveries-sender.section.ts'
import type { ValuesIn } from '../kit/section/section.domain.ts'
import { limitMistakes, sampleParcel } from './branch-limits.domain.ts'

type Values = Parameters<typeof limitMistakes>[0]
const locker = { isLocker: true, weight: 30, sides: [60, 40, 30] }
const branch = { isLocker: false, weight: 30, sides: null }
const typed = (values: Partial<ValuesIn<Senders>>, facts: unknown = locker): Values =>
  ({
    kind: 'branch',
    warehouse: { id: '1', title: 'Поштомат', facts },
    weight: '',
    seats: '',
    length: '',
    width: '',
    height: '',
    ...values,
  }) as Values

const tooLong = (max: number) => ({ key: 'deliveries.tooLong', values: { max } })

test.each<[string, Partial<ValuesIn<Senders>>, unknown, object]>([
  ['nothing typed', {}, locker, {}],
  ['the largest weight', { weight: '30' }, locker, {}],
  ['a heavier parcel', { weight: '30,1' }, branch, { weight: { key: 'deliveries.tooHeavy', values: { max: 30 } } }],
  ['several seats in a locker', { seats: '2' }, locker, { seats: { key: 'deliveries.oneSeat' } }],
  ['several seats in a branch', { seats: '2' }, branch, {}],
  ['a parcel that fits when it is turned', { length: '30', width: '60', height: '40' }, locker, {}],
  ['a long side', { length: '30', width: '61', height: '40' }, locker, { width: tooLong(60) }],
  ['two long sides', { length: '60', width: '55', height: '31' }, locker, { width: tooLong(40), height: tooLong(30) }],
  ['sides that are not all typed', { length: '300' }, locker, {}],
  ['no known size', { length: '300', width: '300', height: '300' }, branch, {}],
  ['no known limits', { weight: '500', seats: '2' }, null, {}],
  ['a courier who comes to the address', { weight: '500', kind: 'address' }, locker, {}],
  ['an unreadable weight', { weight: 'багато' }, locker, {}],
])('%s', (_, values, facts, expected) => {
  expect(limitMistakes(typed(values, facts))).toEqual(expected)
})

test('a sample parcel has the weight and the size that were typed', () => {
  expect(sampleParcel(typed({ weight: '2,5', length: '30', width: '20', height: '10' }))).toEqual({
    weight: 2.5,
    length: 30,
    width: 20,
    height: 10,
  })
  expect(sampleParcel(typed({ weight: '0', length: '30' }))).toEqual({})
})
