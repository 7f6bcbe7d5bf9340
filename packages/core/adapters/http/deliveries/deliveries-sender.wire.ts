import * as v from 'valibot'
import { senders } from '../../../src/deliveries-sender/deliveries-sender.section.ts'
import { Telephone } from '../kit/kernel.wire.ts'
import { standardRequestOf, wireOf } from '../kit/section.wire.ts'
import { Word } from '../kit/word.wire.ts'
import { StoreIds, storesOnWire } from '../stores/store-switch.wire.ts'
import { branchOf, KnownBranch, KnownNamed, Named, namedOf, pickedOf } from './directory.wire.ts'
import { quoteAt } from './quote.wire.ts'
import { KnownWaybill, WaybillBody, waybillOnWire, waybillPaths, waybillValuesOf } from './waybill.wire.ts'

export const sendersPath = '/admin-suppliers/v1/deliveries/senders'

export const SenderBody = v.object({
  title: v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(100)),
  counterparty: Named,
  contact: Named,
  phone: Telephone,
  settlement: Named,
  send_from: v.picklist(['branch', 'address']),
  warehouse: v.nullable(Named),
  street: v.nullable(Named),
  building: v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(20))),
  store_ids: StoreIds,
  is_default: v.boolean(),
  defaults: v.optional(WaybillBody, {}),
})

export const sendersWire = wireOf({
  section: senders,
  base: sendersPath,
  paths: { send_from: 'kind', building: 'house', ...waybillPaths },
  entries: {
    counterparty: KnownNamed,
    contact: KnownNamed,
    phone: v.fallback(v.string(), ''),
    settlement: KnownNamed,
    send_from: Word(['branch', 'address'], 'branch'),
    warehouse: KnownBranch,
    street: KnownNamed,
    building: v.fallback(v.nullish(v.string(), null), null),
    defaults: KnownWaybill,
  },
  ownOf: ({ settlement, warehouse, street, building }) => ({
    place: [settlement?.title, warehouse?.title ?? street?.title, building].filter(Boolean).join(', '),
  }),
  valuesOf: (wire, { title, stores, isDefault }) => ({
    title,
    counterparty: pickedOf(wire.counterparty),
    contact: pickedOf(wire.contact),
    phone: wire.phone,
    settlement: pickedOf(wire.settlement),
    kind: wire.send_from,
    warehouse: branchOf(wire.warehouse),
    street: pickedOf(wire.street),
    house: wire.building ?? '',
    stores,
    isDefault,
    ...waybillValuesOf(wire.defaults),
  }),
  bodyOf: ({
    title,
    phone,
    counterparty,
    contact,
    settlement,
    kind,
    warehouse,
    street,
    house,
    stores,
    isDefault,
    ...waybill
  }) => ({
    ...(title !== undefined && { title }),
    ...(phone !== undefined && { phone }),
    ...waybillOnWire(waybill),
    ...storesOnWire(stores),
    ...(counterparty !== undefined && { counterparty: namedOf(counterparty) }),
    ...(contact !== undefined && { contact: namedOf(contact) }),
    ...(settlement !== undefined && { settlement: namedOf(settlement) }),
    ...(kind !== undefined && { send_from: kind }),
    ...(warehouse !== undefined && { warehouse: namedOf(warehouse) }),
    ...(street !== undefined && { street: namedOf(street) }),
    ...(house !== undefined && { building: house || null }),
    ...(isDefault !== undefined && { is_default: isDefault }),
  }),
  question: quoteAt(
    ({ sender }) => `${sendersPath}/${encodeURIComponent(String(sender))}/test`,
    ({ parcel }) => parcel as object,
  ),
  requestOf: (run) =>
    run.command === 'remove'
      ? standardRequestOf(run)
      : { method: 'PATCH', path: '', body: { version: run.version, is_default: true } },
})
