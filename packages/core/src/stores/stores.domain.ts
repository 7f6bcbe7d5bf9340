import type { Message } from '../kernel/message.ts'
import type { Location } from '../kernel/routes.ts'
import type { Word } from '../kernel/word.ts'
import { trimmed } from '../kit/fields/fields.domain.ts'
import { isDay } from '../kit/fields/time-fields.domain.ts'
import type { AnyValues } from '../kit/form/record.domain.ts'
import { wordsOf } from '../kit/row/row.domain.ts'

export const storeTones = {
  draft: 'neutral',
  in_moderation: 'info',
  active: 'plain',
  pause_planned: 'warning',
  paused: 'warning',
  rejected: 'danger',
  blocked: 'danger',
  closed: 'neutral',
} as const
export const storeStatuses = wordsOf(storeTones)
export type StoreStatus = keyof typeof storeTones

/** The state of a store, also one that the panel does not know. */
export type StoreState = Word<StoreStatus>

/** The states in which buyers do not see a store. One on a break stays visible. */
const hidingStatuses = ['draft', 'in_moderation', 'rejected', 'blocked', 'closed'] as const
export type HidingStatus = (typeof hidingStatuses)[number]

/** The state that keeps buyers from seeing a store; `null` when they see it. */
export const hiddenBy = (status: StoreState): HidingStatus | null =>
  hidingStatuses.find((one) => one === status) ?? null

/** A break in selling, in Kyiv days; `to` is the last of them, `null` when the end is open. */
export interface StorePause {
  readonly from: string
  readonly to: string | null
}

/** What keeps a store from selling, in the order in which it is mended. */
export const storeProblems = ['description', 'contacts', 'products', 'delivery', 'payment'] as const
export type StoreProblem = (typeof storeProblems)[number]

/** Where a problem of a store is removed: in a field of the store, or in another section. */
export const helpLink = (problem: StoreProblem, id: string): Location => {
  const ofStore = (hash: string): Location => ({ to: 'store-edit', params: { id }, hash })
  const locations: Readonly<Record<StoreProblem, Location>> = {
    description: ofStore('#description'),
    contacts: ofStore('#phone'),
    products: { to: 'products-panel' },
    delivery: { to: 'deliveries-panel' },
    payment: { to: 'payment-methods-methods' },
  }
  return locations[problem]
}

/** The host in a typed or pasted address: lower case, without protocol and a closing slash. */
export const hostIn = (text: string): string =>
  trimmed(text)
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/\/+$/, '')

const longestHost = 253
const label = /^(?!-)[\p{L}\p{N}-]{1,63}(?<!-)$/u

/** The error of a domain that is not empty. A name in Cyrillic letters or in Punycode is valid. */
export const checkDomain = (text: string): Message | null => {
  const host = hostIn(text)
  const labels = host.split('.')
  const isHost = labels.length > 1 && host.length <= longestHost && labels.every((one) => label.test(one))
  return isHost && !/^\d+$/.test(labels.at(-1) ?? '') ? null : { key: 'stores.domainRule' }
}

/** The pause that buyers will read of, by the values of its dialog; `null` until its first day is known. */
export const announcedPause = ({ from, to, message }: AnyValues): (StorePause & { readonly message: string }) | null =>
  isDay(String(from))
    ? { from: String(from), to: isDay(String(to)) ? String(to) : null, message: String(message).trim() }
    : null
