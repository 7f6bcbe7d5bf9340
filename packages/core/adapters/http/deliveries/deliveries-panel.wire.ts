import * as v from 'valibot'
import { deliveryMethods, payers, regions, tariffs } from '../../../src/deliveries-panel/deliveries-panel.section.ts'
import { isTime } from '../../../src/kit/fields/time-fields.domain.ts'
import { LaxText } from '../kit/kernel.wire.ts'
import { sumOnWire, typedSum } from '../kit/money.wire.ts'
import { wireOf } from '../kit/section.wire.ts'
import { StoreIds, storesOnWire } from '../stores/store-switch.wire.ts'
import { quoteAt } from './quote.wire.ts'

export const deliveriesPath = '/admin-suppliers/v1/deliveries'

const Sum = v.nullable(v.pipe(v.number(), v.minValue(0)))
const ShortText = v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(255)))

export const DeliveryBody = v.object({
  is_enabled: v.boolean(),
  tariff: v.picklist(tariffs),
  price: Sum,
  payer: v.picklist(payers),
  free_from: Sum,
  days_to_send: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(30)),
  cutoff_time: v.nullable(v.pipe(v.string(), v.check(isTime))),
  address: ShortText,
  note: ShortText,
  regions: v.array(v.picklist(regions)),
  store_ids: StoreIds,
})

export const deliveriesWire = wireOf({
  section: deliveryMethods,
  base: deliveriesPath,
  paths: { days_to_send: 'days', cutoff_time: 'cutoff' },
  entries: { cutoff_time: LaxText, address: LaxText, note: LaxText },
  valuesOf: (
    { cutoff_time: cutoff, address, note },
    { tariff, price, payer, freeFrom, days, regions: chosen, stores },
  ) => ({
    tariff,
    price: typedSum(price),
    payer,
    freeFrom: typedSum(freeFrom),
    days: String(days),
    cutoff: cutoff ?? '',
    address: address ?? '',
    note: note ?? '',
    regions: chosen,
    stores,
  }),
  bodyOf: ({ tariff, price, payer, freeFrom, days, cutoff, address, note, regions: chosen, stores }) => ({
    ...(tariff !== undefined && { tariff }),
    ...(price !== undefined && { price: sumOnWire(price) }),
    ...(payer !== undefined && { payer }),
    ...(freeFrom !== undefined && { free_from: sumOnWire(freeFrom) }),
    ...(days !== undefined && { days_to_send: Number(days) }),
    ...(cutoff !== undefined && { cutoff_time: cutoff || null }),
    ...(address !== undefined && { address: address || null }),
    ...(note !== undefined && { note: note || null }),
    ...(chosen !== undefined && { regions: chosen }),
    ...storesOnWire(stores),
  }),
  question: quoteAt(({ method }) => `${deliveriesPath}/${encodeURIComponent(String(method))}/test`),
  requestOf: ({ command, version }) => ({
    method: 'PATCH',
    path: '',
    body: { version, is_enabled: command === 'enable' },
  }),
})
