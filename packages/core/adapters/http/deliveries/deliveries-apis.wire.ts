import * as v from 'valibot'
import { deliveryKeys, keyStatuses } from '../../../src/deliveries-apis/deliveries-apis.section.ts'
import type { KeyOwner } from '../../../src/deliveries-apis/delivery-key.domain.ts'
import type { Run } from '../../../src/kit/command/command.domain.ts'
import { KnownCount, KnownFlag, KnownInstant, LaxText } from '../kit/kernel.wire.ts'
import { type CommandRequest, questionWireOf, standardRequestOf, wireOf } from '../kit/section.wire.ts'
import { Word } from '../kit/word.wire.ts'
import { KnownStores, StoreIds, storesOnWire } from '../stores/store-switch.wire.ts'

export const deliveryKeysPath = '/admin-suppliers/v1/deliveries/keys'
/** Asks the carrier about a key that is not saved yet. */
export const checkKeyPath = `${deliveryKeysPath}/check`

const Secret = v.pipe(v.string(), v.trim(), v.maxLength(100))

export const DeliveryKeyBody = v.object({
  carrier: v.optional(v.picklist(['nova']), 'nova'),
  title: v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(100)),
  key: Secret,
  store_ids: StoreIds,
  is_default: v.boolean(),
  is_disabled: v.optional(v.boolean(), false),
})

/** Commands that change one field of the key. */
const patches: Readonly<Record<string, object>> = {
  makeDefault: { is_default: true },
  disable: { is_disabled: true },
  enable: { is_disabled: false },
}

const requestOf = (run: Run): CommandRequest => {
  const { command, key, version, values } = run
  if (command === 'remove') return standardRequestOf(run)
  const patch = patches[command]
  if (patch !== undefined) return { method: 'PATCH', path: '', body: { version, ...patch } }
  return { method: 'POST', path: `/${command}`, body: { client_key: key, ...values } }
}

export const deliveryKeysWire = wireOf({
  section: deliveryKeys,
  base: deliveryKeysPath,
  entries: {
    title: v.string(),
    carrier: Word(['nova'], 'nova'),
    // A key with a status that is not known allows nothing but another check.
    status: Word(keyStatuses),
    secret_last4: v.fallback(v.string(), ''),
    next_last4: LaxText,
    owner: LaxText,
    stores: KnownStores,
    is_default: KnownFlag,
    expires_at: KnownInstant,
    used_by: v.fallback(v.object({ orders_open: KnownCount }), { orders_open: null }),
    limits: v.fallback(v.object({ per_minute: KnownCount }), { per_minute: null }),
    last_error: LaxText,
  },
  file: { last4: ['secret_last4'], orders: ['used_by.orders_open'], perMinute: ['limits.per_minute'] },
  rowOf: ({ title, status, owner, stores, ...row }) => ({
    title,
    status,
    last4: row.secret_last4,
    nextLast4: row.next_last4,
    owner,
    stores,
    isDefault: row.is_default === true,
    expiresAt: row.expires_at,
    orders: row.used_by.orders_open ?? 0,
    perMinute: row.limits.per_minute,
    lastError: row.last_error,
  }),
  valuesOf: ({ title, carrier, stores, is_default }) => ({
    title,
    carrier,
    key: '',
    stores,
    isDefault: is_default === true,
  }),
  bodyOf: ({ stores, isDefault, ...same }) => ({
    ...same,
    ...storesOnWire(stores),
    ...(isDefault !== undefined && { is_default: isDefault }),
  }),
  question: questionWireOf({
    requestOf: ({ key }) => ({ method: 'POST', path: checkKeyPath, body: { carrier: 'nova', key } }),
    entries: { owner: LaxText },
    answerOf: ({ owner }): KeyOwner => ({ owner }),
  }),
  requestOf,
})
