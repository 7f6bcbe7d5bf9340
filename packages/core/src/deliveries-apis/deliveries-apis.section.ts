import type { Location } from '../kernel/routes.ts'
import { isAmong } from '../kernel/word.ts'
import { choice } from '../kit/fields/choice-fields.domain.ts'
import { picks } from '../kit/fields/pick-fields.domain.ts'
import { flag, secret, text } from '../kit/fields/record-fields.domain.ts'
import { paramsIn, searchFrom } from '../kit/list/address.domain.ts'
import { chosenStore } from '../kit/list/filters.domain.ts'
import { manyOf, search, size, sort } from '../kit/list/query.domain.ts'
import { type RowWith, row, wordsOf } from '../kit/row/row.domain.ts'
import { defineSection } from '../kit/section/section.domain.ts'
import { firstSender } from '../parcels/first-parts.domain.ts'
import { keyMistake, tidyKey } from './delivery-key.domain.ts'

const keyTones = {
  active: 'plain',
  checking: 'info',
  expiring: 'warning',
  expired: 'danger',
  invalid: 'danger',
  disabled: 'neutral',
} as const
export const keyStatuses = wordsOf(keyTones)
export type KeyStatus = keyof typeof keyTones

export const deliveryKeyRow = {
  title: row.text({ required: true }),
  /** A key with a status that is not known allows nothing but another check. */
  status: row.states(keyTones),
  /** The last four characters; the whole key is never returned. */
  last4: row.text({ at: 'secret_last4', or: '' }),
  /** The last four characters of the key that will replace this one once the carrier has passed it. */
  nextLast4: row.text({ at: 'next_last4' }),
  /** The person in whose name the carrier issued the key; `null` before the first check. */
  owner: row.text(),
  isDefault: row.flag(),
  /** The stores that use the key; empty for all of them. */
  stores: row.records({ title: 'name' }),
  expiresAt: row.instant(),
  /** The number of unfinished orders that use the key. */
  orders: row.count({ at: 'used_by.orders_open', or: 0 }),
  /** The requests that the carrier accepts in a minute, from all stores together. */
  perMinute: row.count({ at: 'limits.per_minute' }),
  lastError: row.text(),
}
export type DeliveryKey = RowWith<typeof deliveryKeyRow>

const typedKey = () => secret({ required: true, max: 100, rule: keyMistake, tidy: tidyKey })

/** A valid key may belong to another person, so its owner is shown before it is saved. */
const ownerQuestion = (key: string) => (keyMistake(key) === null ? { key: tidyKey(key) } : null)

/** A key that the carrier has judged, and that is not switched off. */
const isInUse = ({ status }: DeliveryKey): boolean =>
  isAmong(keyStatuses, status) && status !== 'checking' && status !== 'disabled'

/** Whether a method led here because it lacks a key. */
const isLacking = ({ search = '' }: Location): boolean => paramsIn(search).get('then') === 'sender'

export const deliveryKeys = defineSection(deliveryKeyRow)({
  id: 'delivery-keys',
  route: 'deliveries-apis',
  param: 'key',
  namedBy: ['title'],
  query: {
    search: search(),
    status: manyOf(keyStatuses),
    store: chosenStore(),
    sort: sort(['-is_default', 'title', 'expires_at']),
    size: size(),
  },
  form: {
    title: text({ required: true, min: 2, max: 100 }),
    carrier: choice(['nova']),
    key: typedKey(),
    stores: picks('stores'),
    isDefault: flag(),
  },
  // A saved key is only replaced, by a command that keeps the old one until the new one has passed. There is always a
  // default key: another one becomes it.
  statesOf: (_, row) => ({
    carrier: 'hidden',
    ...(row !== null && { key: 'hidden' }),
    ...(row?.isDefault && { isDefault: 'locked' }),
  }),
  questionOf: ({ key }, row) => (row === null ? ownerQuestion(key) : null),
  initialValues: (_, { supplier }) => ({ title: supplier.storeName ?? '' }),
  // The key that a method lacked is followed by the sender that it lacks.
  savedLocation: (_, isNew, location) => (isNew && isLacking(location) ? firstSender : null),
  mayEdit: () => true,
  isInProgress: ({ status }) => status === 'checking',
  affectsSetup: true,
  affectsAccount: true,
  // The key of the account is the default one; the session may hold it masked.
  accountIn: ({ carrierKey }) => carrierKey?.slice(-4),
  commands: {
    check: { said: 'checked', may: isInUse },
    replace: {
      said: 'keyReplaced',
      may: isInUse,
      form: { key: typedKey() },
      questionOf: ({ key }) => ownerQuestion(String(key)),
      isDone: (row, { key }) => [row?.last4, row?.nextLast4].includes(String(key).slice(-4)),
    },
    makeDefault: {
      said: 'madeDefault',
      may: ({ isDefault, status }) => !isDefault && (status === 'active' || status === 'expiring'),
      isDone: (row) => row?.isDefault === true,
    },
    disable: {
      said: 'disabled',
      may: isInUse,
      isDone: (row) => row?.status === 'disabled',
    },
    enable: {
      said: 'enabled',
      may: ({ status }) => status === 'disabled',
      isDone: (row) => row !== null && row.status !== 'disabled',
    },
    remove: {
      said: 'removed',
      may: ({ orders }) => orders === 0,
      needsConfirmation: true,
      isDone: (row) => row === null,
    },
  },
})
export type DeliveryKeys = typeof deliveryKeys

/** Where a key is replaced: the dialog that asks for the new one. */
export const replacedAt = ({ id }: Pick<DeliveryKey, 'id'>): Location => ({
  to: 'deliveries-apis',
  search: searchFrom({ key: id, do: 'replace' }),
})

/** The keys that end soon or have ended, so that parcels cannot be sent with them. */
export const endingKeys = (rows: readonly DeliveryKey[]): readonly DeliveryKey[] =>
  rows.filter(({ status }) => status === 'expiring' || status === 'expired')
