import * as v from 'valibot'
import { type Reply, refused } from '../../http/laravel.ts'
import { kyivDay } from '../days.ts'
import { carrierAway } from '../deliveries/carrier.ts'
import { isCarrierAway, isWorkingKey, keysOf, refusalOf, sendersOf } from '../deliveries/deliveries.ts'
import { limitsOf, warehouseAt } from '../deliveries/directory.ts'
import type { Supplier, World } from '../world.ts'
import {
  codOf,
  inState,
  liveTtn,
  type OrderPlace,
  type OrderRecord,
  type OrderShipment,
  orderEdited,
  totalOf,
} from './order-records.ts'
import { ttnOf } from './order-seeds.ts'
import { type OrderOutcome, orderRefused } from './order-steps.ts'

const Named = v.object({ ref: v.string(), title: v.string() })

export const Place = v.object({
  settlement: v.nullable(Named),
  kind: v.picklist(['branch', 'locker', 'address', 'pickup']),
  warehouse: v.optional(v.nullable(Named), null),
  street: v.optional(v.nullable(Named), null),
  building: v.optional(v.nullable(v.string()), null),
  flat: v.optional(v.nullable(v.string()), null),
})

export const Recipient = v.object({ name: v.string(), phone: v.string() })

const Side = v.nullable(v.number())

/** The ТТН form. Money back is one of three words, or an object with its kind. */
export const ShipmentForm = v.object({
  recipient: Recipient,
  place: Place,
  payer: v.picklist(['recipient', 'sender', 'third']),
  payment: v.picklist(['cash', 'non_cash']),
  cargo: v.picklist(['parcel', 'documents', 'cargo']),
  weight: v.nullable(v.number()),
  seats: v.nullable(v.number()),
  size: v.optional(v.nullable(v.object({ length: Side, width: Side, height: Side })), null),
  declared_value: v.nullable(v.number()),
  money_back: v.pipe(
    v.union([
      v.picklist(['none', 'cod', 'control']),
      v.pipe(
        v.object({ kind: v.picklist(['none', 'cod', 'control']) }),
        v.transform(({ kind }) => kind),
      ),
    ]),
  ),
  description: v.nullable(v.string()),
  ship_on: v.string(),
})

export type ShipmentForm = v.InferOutput<typeof ShipmentForm>

type Errors = Readonly<Record<string, readonly string[]>>

export const recipientErrors = ({ name, phone }: v.InferOutput<typeof Recipient>): Errors => ({
  ...(name.trim().length < 2 && { 'recipient.name': ['Вкажіть ім’я та прізвище отримувача.'] }),
  ...(!/^380\d{9}$/.test(phone) && { 'recipient.phone': ['Введіть коректний номер телефону.'] }),
})

export const placeErrors = ({ kind, settlement, warehouse, street, building }: OrderPlace): Errors => {
  if (kind === 'pickup') return {}
  if (settlement === null) return { 'place.settlement': ['Виберіть населений пункт.'] }
  if (kind === 'address') {
    return {
      ...(street === null && { 'place.street': ['Виберіть вулицю.'] }),
      ...(!building && { 'place.building': ['Вкажіть будинок.'] }),
    }
  }
  return warehouse?.ref.startsWith(`${settlement.ref}/`)
    ? {}
    : { 'place.warehouse': ['Виберіть відділення цього населеного пункту.'] }
}

/** What our own server finds wrong, before the carrier is asked. */
const formErrors = (
  { recipient, place, weight, seats, declared_value, description, ship_on }: ShipmentForm,
  now: number,
) => ({
  ...recipientErrors(recipient),
  ...placeErrors(place),
  ...((weight === null || weight < 0.1 || weight > 1000) && { weight: ['Вага: від 0,1 до 1000 кг.'] }),
  ...((seats === null || seats < 1 || seats > 100) && { seats: ['Кількість місць: від 1 до 100.'] }),
  ...((declared_value === null || declared_value < 1) && { declared_value: ['Оголошена вартість: від 1 грн.'] }),
  ...((description ?? '').trim().length < 3 && { description: ['Опишіть вміст: щонайменше 3 символи.'] }),
  ...(!(ship_on >= kyivDay(now)) && { ship_on: ['Дата відправлення вже минула.'] }),
})

interface Refusal {
  readonly code: string
  readonly field: string | null
  readonly text: string
}

const refusal = (code: string, field: string | null, text: string): Refusal => ({ code, field, text })

/** The field of the form that each code of the carrier is about. */
const fieldOfCode: Readonly<Record<string, string>> = {
  recipient_phone: 'recipient.phone',
  recipient_name: 'recipient.name',
  settlement_unknown: 'place.settlement',
  warehouse_closed: 'place.warehouse',
  warehouse_limit_weight: 'weight',
  warehouse_limit_size: 'size',
  locker_one_seat: 'seats',
  locker_needs_size: 'size',
  money_back_too_high: 'money_back',
  control_needs_contract: 'money_back',
  declared_too_low: 'declared_value',
  payer_needs_contract: 'payer',
  date_past: 'ship_on',
}

/** What the carrier refuses: what the board says, and otherwise what its branches do not accept. */
const carrierObjection = (world: World, order: OrderRecord, form: ShipmentForm): Refusal | null => {
  const { carrierRefusal: code } = world
  if (code !== undefined) return refusal(code, fieldOfCode[code] ?? null, refusalOf(world))
  const { place, weight, seats, size, money_back: back, declared_value: declared } = form
  const branch = place.warehouse ? warehouseAt(place.warehouse.ref) : undefined
  if (place.warehouse && place.kind !== 'address') {
    if (branch === undefined) return refusal('settlement_unknown', 'place.warehouse', 'Такого відділення немає.')
    if (!branch.isOpen) return refusal('warehouse_closed', 'place.warehouse', 'Відділення тимчасово зачинене.')
    const { max_weight: most, max_size: biggest } = limitsOf(branch)
    if (Number(weight) > most) return refusal('warehouse_limit_weight', 'weight', `Тут приймають до ${most} кг.`)
    if (branch.kind === 'locker') {
      if (Number(seats) > 1) return refusal('locker_one_seat', 'seats', 'У поштомат приймають одне місце.')
      const { length, width, height } = size ?? { length: null, width: null, height: null }
      if (!length || !width || !height) return refusal('locker_needs_size', 'size', 'Для поштомата вкажіть розміри.')
      if (length > biggest.length || width > biggest.width || height > biggest.height)
        return refusal('warehouse_limit_size', 'size', 'Посилка не поміститься у комірку поштомата.')
    }
  }
  const money = back === 'none' ? 0 : codOf(order)
  if (money > Number(declared))
    return refusal('declared_too_low', 'declared_value', 'Оголошена вартість не може бути меншою за післяплату.')
  return null
}

const refusedByCarrier = ({ code, field, text }: Refusal): Reply => ({
  status: 424,
  body: {
    message: text,
    code: 'provider_refused',
    details: { provider: 'nova', provider_code: code, field },
    ...(field !== null && { errors: { [field]: [text] } }),
  },
})

/** Why no ТТН can be made with these values now; `null` when it can. */
export const shipmentRefusal = (
  order: OrderRecord,
  form: ShipmentForm,
  world: World,
  supplier: Supplier,
  now: number,
): Reply | null => {
  if (liveTtn(order)) return orderRefused(order, 'Замовлення вже має ТТН.', 'has_ttn')
  if (!['confirmed', 'packing'].includes(order.status))
    return orderRefused(order, 'ТТН створюють для підтвердженого замовлення.', 'not_confirmed')
  if (form.place.kind === 'pickup') return orderRefused(order, 'Для самовивозу ТТН не потрібна.', 'not_needed')
  const keys = keysOf(world, supplier, now)
  if (!keys.some((key) => isWorkingKey(key, now)))
    return orderRefused(order, 'Немає чинного ключа Нової Пошти.', keys.length === 0 ? 'key_missing' : 'key_expired')
  if (sendersOf(world, supplier).length === 0)
    return orderRefused(order, 'Спершу додайте відправника.', 'sender_missing')
  const errors = formErrors(form, now)
  if (Object.keys(errors).length > 0) return refused(errors)
  if (isCarrierAway(world)) return carrierAway
  const objection = carrierObjection(world, order, form)
  return objection && refusedByCarrier(objection)
}

const day = 24 * 3_600_000

/** The price of a parcel and the day on which it arrives. */
export const quoted = ({ weight, seats, ship_on: day0, place }: ShipmentForm) => ({
  price:
    80 +
    Math.max(0, Math.ceil(Number(weight)) - 1) * 5 +
    (Number(seats) - 1) * 20 +
    (place.kind === 'address' ? 45 : 0),
  estimated_on: new Date(Date.parse(`${day0}T00:00:00Z`) + 2 * day).toISOString().slice(0, 10),
})

const longWait = 60_000

/** How long the carrier takes to answer: not at all, some seconds, or until our server asks about a lost answer. */
const waitOf = ({ carrierPace }: World): number => {
  if (carrierPace === undefined || carrierPace.state === 'prompt') return 0
  return carrierPace.state === 'loses' ? longWait : carrierPace.ms
}

const shipmentOf = (order: OrderRecord, fields: Partial<OrderShipment>, now: number): OrderShipment => {
  const id = order.id * 100 + order.ttns + 1
  return {
    id,
    ttn: ttnOf(id),
    state: 'created',
    carrier: 'nova',
    carrier_code: null,
    carrier_status: null,
    stored_until: null,
    printed_at: null,
    price: null,
    estimated_on: null,
    made_at: now,
    answered_at: now,
    script_seen: 0,
    client_key: null,
    error: null,
    ...fields,
  }
}

/** The order with a ТТН that the carrier has created, or will have. */
export const withTtn = (order: OrderRecord, form: ShipmentForm, world: World, key: string | null, now: number) => {
  const wait = waitOf(world)
  const answer = { client_key: key, ...quoted(form), answered_at: now + wait }
  const isMade = wait === 0
  const first = isMade ? { carrier_code: '1', carrier_status: 'Відправник створив накладну' } : {}
  const shipment = shipmentOf(order, { ...answer, ...first, state: isMade ? 'created' : 'creating' }, now)
  const fields = { recipient: form.recipient, place: form.place, shipment, ttns: order.ttns + 1 }
  const text = isMade ? `Створено ТТН ${shipment.ttn}` : 'ТТН створюється'
  return orderEdited(order, { ...fields, ...(isMade && inState(order, 'ready', now)) }, text, now)
}

/** The numbers of the carriers that have their own form; the supplier’s own courier goes by anything. */
const attachable: Readonly<Record<string, RegExp>> = { nova: /^(\d{11}|\d{14})$/, courier: /^.{1,40}$/ }

/** A ТТН that was made elsewhere. */
export const attached = (
  order: OrderRecord,
  { carrier, ttn: typed }: { readonly carrier: string; readonly ttn: string },
  others: readonly OrderRecord[],
  key: string,
  now: number,
): OrderOutcome => {
  if (liveTtn(order)) return orderRefused(order, 'Замовлення вже має ТТН.', 'has_ttn')
  if (!['confirmed', 'packing'].includes(order.status))
    return orderRefused(order, 'ТТН додають до підтвердженого замовлення.', 'not_confirmed')
  const ttn = typed.replace(/\s+/g, '').toUpperCase()
  const isRight = (attachable[carrier] ?? /^[A-Z0-9]{5,30}$/).test(ttn)
  if (!isRight) return refused({ ttn: [carrier === 'nova' ? 'ТТН має містити 14 цифр.' : 'Перевірте номер.'] })
  const owner = others.find((other) => other.id !== order.id && liveTtn(other)?.ttn === ttn)
  if (owner) {
    const text = `Ця ТТН уже в замовленні №${owner.number}.`
    const errors = { ttn: [text] }
    const details = { reason: 'ttn_of_other_order', number: owner.number, order_id: owner.id }
    return { status: 422, body: { message: text, code: 'ttn_of_other_order', errors, details } }
  }
  const shipment = shipmentOf(order, { carrier, ttn, state: 'attached', client_key: key }, now)
  const fields = { ...inState(order, 'ready', now), shipment, ttns: order.ttns + 1 }
  return { value: orderEdited(order, fields, `Додано ТТН ${ttn}`, now) }
}

/** The order without its ТТН, as long as the carrier has not got the parcel. */
export const withoutTtn = (order: OrderRecord, world: World, now: number): OrderOutcome => {
  const ttn = liveTtn(order)
  if (ttn?.state === 'creating') return orderRefused(order, 'ТТН ще створюється.', 'creating')
  if (ttn && ttn.carrier_code !== null && ttn.carrier_code !== '1')
    return orderRefused(order, 'Посилка вже в перевізника: ТТН не видалити.', 'already_handed')
  if (order.status !== 'ready')
    return orderRefused(order, 'Посилка вже в перевізника: ТТН не видалити.', 'already_handed')
  if (ttn?.state === 'created' && isCarrierAway(world)) return carrierAway
  const fields = { ...inState(order, 'packing', now), shipment: null }
  return { value: orderEdited(order, fields, `Видалено ТТН ${ttn?.ttn ?? ''}`.trim(), now) }
}

/** The form that an action on many orders sends for one of them. */
export const formOf = (order: OrderRecord, waybill: object): ShipmentForm =>
  ({ declared_value: totalOf(order), ...waybill, recipient: order.recipient, place: order.place }) as ShipmentForm
