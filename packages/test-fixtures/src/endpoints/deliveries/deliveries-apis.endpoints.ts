import {
  checkKeyPath,
  DeliveryKeyBody,
  deliveryKeysWire,
} from '@supplier/core/adapters/http/deliveries/deliveries-apis.wire'
import * as v from 'valibot'
import { ok, refused, wrongState } from '../../http/laravel.ts'
import { carrierAway, carrierRefused } from '../../world/deliveries/carrier.ts'
import {
  deliveriesChanged,
  instantOf,
  isCarrierAway,
  isRefusedByCarrier,
  keyAsOf,
  keyEvent,
  keySeeds,
  keysName,
  keysOf,
  newKey,
  ownerOfKey,
  statusOfKey,
} from '../../world/deliveries/deliveries.ts'
import { isOfStore, shownStores } from '../../world/stores/record-stores.ts'
import { AnswerOf } from '../kit/answers.ts'
import { supplierEndpoint } from '../kit/endpoint.ts'
import { byNumber, byText, sectionEndpoints } from '../kit/section.ts'
import { withMethodEvents } from './deliveries-panel.effects.ts'

const last4 = (key: unknown) => String(key).slice(-4)

const badKey = refused({ key: ['Ключ має містити 32 символи: цифри та літери від a до f.'] })
const isKey = (key: unknown) => /^[0-9a-f]{32}$/.test(String(key))

const known = refused({ key: ['Цей ключ уже додано.'] })

/** What the carrier says about a key that is not saved. */
const check = supplierEndpoint({
  method: 'POST',
  path: checkKeyPath,
  assumed: true,
  body: v.object({ carrier: v.picklist(['nova']), key: v.string() }),
  answer: AnswerOf(deliveryKeysWire),
  refuses: ['provider_away', 'provider_refused'],
  handle: (world, { supplier, body: { key }, now }) => {
    if (!isKey(key)) return [world, badKey]
    if (keysOf(world, supplier, now).some((one) => one['key'] === key)) return [world, known]
    if (isCarrierAway(world)) return [world, carrierAway]
    return [world, isRefusedByCarrier(world, key) ? carrierRefused(world) : ok({ data: { owner: ownerOfKey(key) } })]
  },
})

export const deliveriesApisEndpoints = [
  check,
  ...sectionEndpoints({
    name: keysName,
    event: keyEvent,
    wire: deliveryKeysWire,
    body: DeliveryKeyBody,
    seeds: keySeeds,
    made: (fields, others, now) => ({
      ...newKey(String(fields['key']), now),
      ...(others.length === 0 && { is_default: true }),
    }),
    asOf: keyAsOf,
    textOf: ({ title, owner }) => [title, owner].filter(Boolean).join(' '),
    filters: { status: ({ status }, chosen) => chosen.includes(String(status)), store_id: isOfStore },
    sorts: {
      is_default: byNumber('is_default'),
      title: byText('title'),
      expires_at: byNumber('expires_at'),
    },
    complaint: ({ title, key }, others) => {
      if (!isKey(key)) return badKey
      if (others.some((other) => other['key'] === key)) return known
      return others.some((other) => other['title'] === title)
        ? refused({ title: ['Ключ із такою назвою вже є.'] })
        : null
    },
    mayRemove: ({ orders_open: orders }) =>
      Number(orders) > 0
        ? wrongState('Ключем користуються незавершені замовлення.', { reason: 'key_in_use', orders })
        : null,
    commands: {
      check: (_, __, ___, { now }) => ({ changed: { checking_since: now, last_error: null } }),
      replace: (_, { key }, __, { now }) =>
        isKey(key) ? { changed: { pending: { key, since: now }, last_error: null } } : badKey,
    },
    shownAs: ({ id, version, carrier, title, key, pending, is_default, owner, ...record }, world, supplier, now) => ({
      id,
      version,
      carrier,
      title,
      status: statusOfKey({ id, version, key, pending, ...record }, now),
      ...shownStores({ id, version, ...record }, world, supplier),
      is_default,
      owner,
      secret_set: true,
      secret_last4: last4(key),
      next_last4: pending === null ? null : last4((pending as { readonly key: string }).key),
      checked_at: instantOf(record['checked_at']),
      expires_at: instantOf(record['expires_at']),
      last_error: record['last_error'],
      used_by: { stores: [], orders_open: record['orders_open'] },
      limits: { per_minute: 60 },
    }),
    after: (world, supplier, _, { stored, now }) => deliveriesChanged(world, supplier, keysName, stored, now),
  }).map(withMethodEvents),
]
