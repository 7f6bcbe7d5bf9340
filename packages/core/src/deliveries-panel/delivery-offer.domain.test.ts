import { expect, test } from 'vitest'
import { kopecks } from '../kernel/money.ts'
import { type DeliveryMethod, deliveryMethods } from './deliveries-panel.section.ts'
import { deliveryOfferOf } from './delivery-offer.domain.ts'

const values = {
  tariff: 'carrier',
  price: '',
  payer: 'recipient',
  freeFrom: '1000',
  days: '1',
  cutoff: '',
  address: '',
  note: '',
  regions: [],
  stores: [],
} as const
const quote = { cost: kopecks(80_00), daysFrom: 1, daysTo: 2, to: 'Kyiv', weight: null }

test.each([
  ['the carrier’s price', {}, quote, { price: 'carrier', sample: 8000, freeFrom: 100_000, days: { from: 2, to: 3 } }],
  ['no quote yet', {}, null, { price: 'carrier', sample: null, days: null }],
  ['a fixed price', { tariff: 'fixed', price: '60' }, null, { price: 6000, sample: null, freeFrom: 100_000 }],
  ['a price that cannot be read', { tariff: 'fixed', price: 'x' }, null, { price: null }],
  ['a free delivery', { tariff: 'free' }, null, { price: 'free', freeFrom: null }],
  ['a delivery that the sender pays', { payer: 'sender' }, quote, { price: 'free', freeFrom: null, sample: null }],
  ['unreadable days', { days: 'x' }, quote, { days: null }],
  ['orders after a time', { cutoff: '15.30' }, null, { cutoff: '15:30' }],
  ['a time that cannot be read', { cutoff: '25:00' }, null, { cutoff: null }],
  ['one day', {}, { ...quote, daysTo: null }, { days: { from: 2, to: 2 } }],
] as const)('%s', (_, more, read, expected) => {
  expect(deliveryOfferOf({ ...values, ...more }, null, read)).toMatchObject(expected)
})

const method = (id: string, missing: DeliveryMethod['missing']) => ({ id, title: id, missing }) as DeliveryMethod

test.each([
  ['a carrier that lacks an address', 'carrier', method('ukrposhta', ['address']), 'address', null],
  ['a carrier that lacks several things', 'carrier', method('nova', ['key', 'sender']), 'key', null],
  ['a carrier that lacks nothing', 'carrier', method('meest', []), null, { method: 'meest' }],
  ['a price of one’s own', 'fixed', method('ukrposhta', ['address']), null, null],
  ['a courier of one’s own', 'carrier', method('courier', ['address']), null, null],
  ['no method yet', 'carrier', null, null, null],
] as const)(
  'a sample parcel is calculated only for a method that is complete: %s',
  (_, tariff, row, needs, question) => {
    expect(deliveryOfferOf({ ...values, tariff }, row, null).sampleNeeds).toBe(needs)
    expect(deliveryMethods.questionOf?.({ ...values, tariff }, row)).toEqual(question)
  },
)
