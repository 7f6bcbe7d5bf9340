import type { Failure } from '../kernel/failure.ts'
import { trimmed } from '../kit/form/fields.domain.ts'
import type { SupplierPatch } from '../session/session.domain.ts'

/** How the marketplace reaches the manager of a store. */
export type ContactMode = 'username' | 'phone'

/** The longest a username may be. */
const usernameLength = 64

const nameIn = (text: string): string =>
  trimmed(text)
    .replace(/^(?:https?:\/\/)?(?:t\.me|telegram\.me)\//i, '')
    .replace(/^[@\s]+/, '')
    .replace(/\/+$/, '')

/** Nothing of a username is typed: a lone "@", or an address without one, is nothing. */
export const isNameless = (text: string): boolean => nameIn(text) === ''

/** A username with one "@" before it, out of whatever was typed or pasted; `null` when there is none in it. */
export const usernameIn = (text: string): string | null => {
  const bare = nameIn(text)
  return new RegExp(`^\\w{1,${usernameLength}}$`).test(bare) ? `@${bare}` : null
}

/** The digits of a telephone; `null` when there are too few or too many to be one. */
export const phoneIn = (text: string): string | null => {
  const digits = text.replace(/\D/g, '')
  return /^\d{8,15}$/.test(digits) ? digits : null
}

/** The address that opens the bot and tells it who asks; `null` without a bot. */
export const deepLink = (bot: string, supplierId: number): string | null =>
  bot === '' ? null : `${bot}?start=${supplierId}`

/** How often the account is read again after Telegram was linked. */
export const readingLimit = 5

/** Milliseconds before the account is read again. */
export const readingPause = (attempt: number): number => Math.min(8000, 500 * 2 ** attempt)

/** A server that knows of no link. */
export const saysGone = (failure: Failure): boolean => failure.kind === 'refused' && failure.status === 404

/** Whether the link is gone although cutting it failed; an account that says nothing of links leaves it to the failure. */
export const isGone = ({ telegramId }: SupplierPatch, failure: Failure | null): boolean =>
  telegramId === null || (telegramId === undefined && failure !== null && saysGone(failure))
