import { isDeepStrictEqual } from 'node:util'
import { KnownKey } from '@supplier/core/adapters/http/kit/kernel.wire'
import { ordersWire } from '@supplier/core/adapters/http/orders/orders.wire'
import { CountsReply } from '@supplier/core/adapters/http/sections/bulk.wire'
import * as v from 'valibot'
import { ok, refused } from '../../http/laravel.ts'
import { orderAsOf } from '../../world/orders/order-clock.ts'
import { orderCounts, orderFilters, orderSorts, orderText } from '../../world/orders/order-filters.ts'
import { orderNews } from '../../world/orders/order-news.ts'
import { holdingOf, liveTtn, type OrderRecord } from '../../world/orders/order-records.ts'
import { orderSeeds } from '../../world/orders/order-seeds.ts'
import { orderRefused, shortLines } from '../../world/orders/order-steps.ts'
import { ordersChanged, ordersName, ordersOf } from '../../world/orders/orders.ts'
import { ordersPath } from '../../world/orders/orders-path.ts'
import { Place, placeErrors, Recipient, recipientErrors } from '../../world/orders/shipments.ts'
import type { StoredRecord, Supplier, World } from '../../world/world.ts'
import { supplierEndpoint } from '../kit/endpoint.ts'
import { boundTo, found, sectionEndpoints } from '../kit/section.ts'
import { orderBulkEndpoints } from './order-bulk.endpoints.ts'
import { orderStepEndpoints } from './order-steps.endpoints.ts'
import { shownOrder, shownOrderRow } from './orders.view.ts'
import { pickListEndpoints } from './pick-list.endpoints.ts'
import { shipmentEndpoints } from './shipments.endpoints.ts'

const of = (record: StoredRecord) => record as OrderRecord

const counts = supplierEndpoint({
  method: 'GET',
  path: `${ordersPath}/counts`,
  assumed: true,
  body: v.looseObject({ search: v.optional(v.string(), '') }),
  answer: CountsReply,
  handle: (world, { supplier, now, body }) => {
    const filters = boundTo(orderFilters, world, supplier, now)
    const rows = found(ordersOf(world, supplier), body, filters, orderText) as readonly OrderRecord[]
    return [world, ok({ counts: orderCounts(rows, now), total: rows.length, as_of: new Date(now).toISOString() })]
  },
})

const Qty = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999))

const OrderBody = v.object({
  recipient: Recipient,
  place: Place,
  manager_note: v.nullable(v.pipe(v.string(), v.maxLength(1000))),
  lines: v.array(v.looseObject({ id: v.number(), qty: Qty })),
})

type Changes = Partial<v.InferOutput<typeof OrderBody>>

/** The lines with the sent quantities; a line of which none is left is taken out. */
const linesWith = ({ lines }: OrderRecord, sent: Changes['lines'] = []): OrderRecord['lines'] =>
  lines.flatMap((line) => {
    const qty = sent.find(({ id }) => id === line.id)?.qty ?? line.qty
    return qty === 0 ? [] : [qty === line.qty ? line : { ...line, qty }]
  })

const open: readonly string[] = ['new', 'on_hold', 'confirmed', 'packing']

const changeRefusal = (order: OrderRecord, sent: Changes, world: World, supplier: Supplier) => {
  const { recipient, place, lines } = sent
  if (recipient === undefined && place === undefined && lines === undefined) return null
  if (liveTtn(order)) return orderRefused(order, 'Спершу видаліть ТТН.', 'has_ttn')
  if (!open.includes(order.status)) return orderRefused(order, 'Замовлення вже не змінюється.', 'not_editable')
  const left = linesWith(order, lines)
  const at = (index: string) => {
    const id = left[Number(index)]?.id
    const sentAt = lines?.findIndex((one) => one.id === id) ?? -1
    return sentAt === -1 ? 0 : sentAt
  }
  const short = holdingOf(order) === 'reserved' && lines ? shortLines(order, left, world, supplier) : {}
  const errors = {
    ...(recipient && recipientErrors(recipient)),
    ...(place && placeErrors(place)),
    ...(left.length === 0 && { 'lines.0.qty': ['Має лишитися хоча б один товар. Або скасуйте замовлення.'] }),
    ...Object.fromEntries(
      Object.entries(short).map(([path, texts]) => [`lines.${at(path.split('.')[1] ?? '')}.qty`, texts]),
    ),
  }
  return Object.keys(errors).length > 0 ? refused(errors) : null
}

const changedPart = (order: OrderRecord, fields: Record<string, unknown>, lines: OrderRecord['lines']): string => {
  const isOther = (name: string) => !isDeepStrictEqual(order[name], fields[name])
  return [
    isOther('recipient') && 'Змінено отримувача',
    isOther('place') && 'Змінено місце доставки',
    !isDeepStrictEqual(lines, order.lines) && 'Змінено кількість товарів',
    isOther('manager_note') && 'Змінено нотатку',
  ]
    .filter(Boolean)
    .join('. ')
}

/** The endpoints of the list, of one order, of its steps and its ТТН, and of actions on many. */
export const ordersEndpoints = sectionEndpoints({
  name: ordersName,
  wire: ordersWire,
  single: { chat_room_id: KnownKey },
  body: OrderBody,
  isFixed: true,
  seeds: orderSeeds,
  made: {},
  asOf: orderAsOf,
  textOf: orderText,
  filters: orderFilters,
  sorts: orderSorts,
  newsOf: orderNews,
  rowAs: (record, world, supplier, now, origin) => shownOrderRow(of(record), world, supplier, now, origin),
  shownAs: (record, world, supplier, now, origin) => shownOrder(of(record), world, supplier, now, origin),
  mayChange: (record, fields, world, supplier) => changeRefusal(of(record), fields as Changes, world, supplier),
  becomes: (record, fields, now) => {
    const lines = linesWith(of(record), fields['lines'] as Changes['lines'])
    const text = changedPart(of(record), fields, lines)
    const line = { at: new Date(now).toISOString(), origin: 'supplier', text }
    return { lines, history: text === '' ? of(record).history : [...of(record).history, line].slice(-50) }
  },
  after: (world, supplier, records, { before, now }) => ordersChanged(world, supplier, before, records, now),
  more: [counts, ...pickListEndpoints, ...orderBulkEndpoints, ...shipmentEndpoints, ...orderStepEndpoints],
})
