import type * as v from 'valibot'
import { readNumber } from '../../../src/kit/fields/number-fields.domain.ts'
import type { AnyValues } from '../../../src/kit/form/record.domain.ts'
import type { WaybillDefaults } from '../../../src/orders/order-details.domain.ts'
import { isLocker } from '../../../src/orders/order-place.domain.ts'
import type { TtnQuote, TtnValues } from '../../../src/orders/order-waybill.domain.ts'
import { cargoKinds, moneyBacks, waybillPayers, waybillPayments } from '../../../src/parcels/waybill.domain.ts'
import { KnownNumber, LaxText, objectOrNull } from '../kit/kernel.wire.ts'
import { KnownHryvnias, sumOnWire } from '../kit/money.wire.ts'
import { questionWireOf } from '../kit/section.wire.ts'
import { Word } from '../kit/word.wire.ts'
import { placeOnWire } from './order-place.wire.ts'

const oneOf = <const Choice extends string>(choices: readonly [Choice, ...Choice[]]) => Word(choices, choices[0])

/** The values that the server proposes for a new waybill. */
export const KnownWaybillDefaults = objectOrNull({
  payer: oneOf(waybillPayers),
  payment: oneOf(waybillPayments),
  cargo: oneOf(cargoKinds),
  weight: KnownNumber,
  seats: KnownNumber,
  size: objectOrNull({ length: KnownNumber, width: KnownNumber, height: KnownNumber }),
  declared_value: KnownHryvnias,
  money_back: oneOf(moneyBacks),
  description: LaxText,
  ship_on: LaxText,
})

export const waybillDefaultsOf = (wire: v.InferOutput<typeof KnownWaybillDefaults>): WaybillDefaults | null =>
  wire && {
    payer: wire.payer,
    payment: wire.payment,
    cargo: wire.cargo,
    weight: wire.weight,
    seats: wire.seats,
    size: wire.size,
    declaredValue: wire.declared_value,
    moneyBack: wire.money_back,
    description: wire.description ?? '',
    shipOn: wire.ship_on ?? '',
  }

/** The sides of a parcel in centimetres. */
export const sizeOnWire = (values: AnyValues) => {
  const { length, width, height } = values as TtnValues
  return { length: readNumber(length), width: readNumber(width), height: readNumber(height) }
}

/** The values of the form as the carrier gets them, through our server. */
export const shipmentOnWire = (values: AnyValues) => {
  const form = values as TtnValues
  return {
    recipient: { name: form.recipientName, phone: form.recipientPhone },
    place: placeOnWire(form),
    payer: form.payer,
    payment: form.payment,
    cargo: form.cargo,
    weight: readNumber(form.weight, 1),
    seats: readNumber(form.seats),
    size: isLocker(form) ? sizeOnWire(form) : null,
    declared_value: sumOnWire(form.declaredValue),
    money_back: form.moneyBack,
    description: form.description,
    ship_on: form.shipOn,
  }
}

/** The price and the day of a parcel; the request makes nothing. */
export const ttnQuoteAt = (base: string) =>
  questionWireOf({
    requestOf: ({ order, ...values }) => ({
      method: 'POST',
      path: `${base}/${encodeURIComponent(String(order))}/shipments/quote`,
      body: shipmentOnWire(values),
    }),
    entries: { price: KnownHryvnias, estimated_on: LaxText },
    answerOf: ({ price, estimated_on }): TtnQuote => ({ price, arrivesOn: estimated_on }),
  })
