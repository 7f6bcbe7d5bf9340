import * as v from 'valibot'
import { deliveryKeys } from '../../../src/deliveries-apis/deliveries-apis.section.ts'
import type { KeyOwner } from '../../../src/deliveries-apis/delivery-key.domain.ts'
import type { Run } from '../../../src/kit/command/command.domain.ts'
import { LaxText } from '../kit/kernel.wire.ts'
import { type CommandRequest, questionWireOf, standardRequestOf, wireOf } from '../kit/section.wire.ts'
import { Word } from '../kit/word.wire.ts'
import { StoreIds, storesOnWire } from '../stores/store-switch.wire.ts'

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
  entries: { carrier: Word(['nova'], 'nova') },
  valuesOf: ({ carrier }, { title, stores, isDefault }) => ({ title, carrier, key: '', stores, isDefault }),
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
