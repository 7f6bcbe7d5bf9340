import * as v from 'valibot'
import { readNumber } from '../../../src/kit/fields/number-fields.domain.ts'
import {
  cargoKinds,
  declaredRules,
  moneyBacks,
  type WaybillValues,
  waybillPayers,
  waybillPayments,
} from '../../../src/parcels/waybill.domain.ts'
import type { WirePaths } from '../kit/form.http.ts'
import { KnownNumber, LaxText, objectOrNull } from '../kit/kernel.wire.ts'
import { KnownHryvnias, sumOnWire, typedSum } from '../kit/money.wire.ts'
import { Word } from '../kit/word.wire.ts'

const Count = v.nullable(v.pipe(v.number(), v.minValue(0.1), v.maxValue(1000)))

/** The defaults of a new waybill. A change contains only the changed fields. */
export const WaybillBody = v.partial(
  v.object({
    payer: v.picklist(waybillPayers),
    payment: v.picklist(waybillPayments),
    cargo: v.picklist(cargoKinds),
    weight: Count,
    seats: Count,
    length: Count,
    width: Count,
    height: Count,
    description: v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(120))),
    declared_value_rule: v.picklist(declaredRules),
    declared_value: v.nullable(v.number()),
    return_money: v.picklist(moneyBacks),
  }),
)

export const KnownWaybill = objectOrNull({
  payer: Word(waybillPayers, waybillPayers[0]),
  payment: Word(waybillPayments, waybillPayments[0]),
  cargo: Word(cargoKinds, cargoKinds[0]),
  weight: KnownNumber,
  seats: KnownNumber,
  length: KnownNumber,
  width: KnownNumber,
  height: KnownNumber,
  description: LaxText,
  declared_value_rule: Word(declaredRules, declaredRules[0]),
  declared_value: KnownHryvnias,
  return_money: Word(moneyBacks, moneyBacks[0]),
})

const typedNumber = (read: number | null | undefined): string => (read == null ? '' : String(read).replace('.', ','))

export const waybillValuesOf = (wire: v.InferOutput<typeof KnownWaybill>): WaybillValues => ({
  payer: wire?.payer ?? waybillPayers[0],
  payment: wire?.payment ?? waybillPayments[0],
  cargo: wire?.cargo ?? cargoKinds[0],
  weight: typedNumber(wire?.weight),
  seats: typedNumber(wire?.seats),
  length: typedNumber(wire?.length),
  width: typedNumber(wire?.width),
  height: typedNumber(wire?.height),
  description: wire?.description ?? '',
  declaredRule: wire?.declared_value_rule ?? declaredRules[0],
  declaredValue: typedSum(wire?.declared_value ?? null),
  moneyBack: wire?.return_money ?? moneyBacks[0],
})

const names = {
  payer: 'payer',
  payment: 'payment',
  cargo: 'cargo',
  weight: 'weight',
  seats: 'seats',
  length: 'length',
  width: 'width',
  height: 'height',
  description: 'description',
  declaredRule: 'declared_value_rule',
  declaredValue: 'declared_value',
  moneyBack: 'return_money',
} as const satisfies Record<keyof WaybillValues, string>

/** The fields of the form by the paths of a refusal. */
export const waybillPaths: WirePaths = Object.fromEntries(
  Object.entries(names).map(([field, name]) => [`defaults.${name}`, field]),
)

const numbers: ReadonlySet<string> = new Set(['weight', 'seats', 'length', 'width', 'height'])

const onWire = (field: string, typed: string): unknown => {
  if (field === 'declaredValue') return sumOnWire(typed)
  return numbers.has(field) ? readNumber(typed, 1) : typed || null
}

/** The part of a body about the waybill; empty when nothing of it was changed. */
export const waybillOnWire = (values: Partial<WaybillValues>) => {
  const sent = Object.entries(names).flatMap(([field, name]) => {
    const typed = values[field as keyof WaybillValues]
    return typed === undefined ? [] : [[name, onWire(field, typed)]]
  })
  return sent.length === 0 ? {} : { defaults: Object.fromEntries(sent) }
}
