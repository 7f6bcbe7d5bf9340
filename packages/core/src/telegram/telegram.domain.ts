import type { Href } from '../kernel/address.ts'
import type { Failure } from '../kernel/failure.ts'
import { trimmed } from '../kit/fields/fields.domain.ts'
import type { SupplierPatch } from '../session/session.domain.ts'

/** How the marketplace contacts the manager of a store. */
export type ContactMode = 'username' | 'phone'

const usernameLength = 64

const nameIn = (text: string): string =>
  trimmed(text)
    .replace(/^(?:https?:\/\/)?(?:t\.me|telegram\.me)\//i, '')
    .replace(/^[@\s]+/, '')
    .replace(/\/+$/, '')

/** Whether the text contains no username: it is empty, a lone "@", or a link without a name. */
export const isNameless = (text: string): boolean => nameIn(text) === ''

/** Extracts a username from typed or pasted text, with one "@" before it; `null` when there is no valid one. */
export const usernameIn = (text: string): string | null => {
  const bare = nameIn(text)
  return new RegExp(`^\\w{1,${usernameLength}}$`).test(bare) ? `@${bare}` : null
}

/** The digits of a telephone; `null` unless there are 8 to 15 of them. */
export const phoneIn = (text: string): string | null => {
  const digits = text.replace(/\D/g, '')
  return /^\d{8,15}$/.test(digits) ? digits : null
}

/** The link that opens the bot and passes it the supplier's id; `null` without a bot. */
export const deepLink = (bot: Href, supplierId: number): Href | null =>
  bot === '' ? null : (`${bot}?start=${supplierId}` as Href)

/** How many times the account is read after Telegram was linked. */
export const readingLimit = 5

/** The backoff in milliseconds before the account is read again. */
export const readingPause = (attempt: number): number => Math.min(8000, 500 * 2 ** attempt)

/** Whether the server refused because Telegram is not linked. */
export const saysGone = (failure: Failure): boolean => failure.kind === 'refused' && failure.status === 404

/**
 * Whether Telegram is unlinked although the request failed. When the account does not mention Telegram, the failure
 * decides.
 */
export const isGone = ({ telegramId }: SupplierPatch, failure: Failure | null): boolean =>
  telegramId === null || (telegramId === undefined && failure !== null && saysGone(failure))
