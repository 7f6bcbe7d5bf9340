import type { SafeAddress } from '../kernel/address.ts'
import type { WrittenAddress } from './intents.domain.ts'

/** The decision about a payment address from the server: open it, ask first, or refuse it. */
export type AddressVerdict =
  | { readonly result: 'go'; readonly href: SafeAddress }
  | { readonly result: 'ask'; readonly host: string; readonly href: SafeAddress }
  | { readonly result: 'refuse' }

export const hrefOf = (result: AddressVerdict | null): SafeAddress | null =>
  result !== null && 'href' in result ? result.href : null

const refused: AddressVerdict = { result: 'refuse' }

const longestAddress = 2048

/** Control, blank, zero-width and direction characters, and the backslash, which browsers read as a slash. */
const deceiving = /[\s\\\p{C}\p{Default_Ignorable_Code_Point}]/u

/** Two slashes and a host, without a user name or a port. */
const plainHttps = /^https:\/\/[^/?#@:]+(?:[/?#]|$)/i

const loopback = /^https?:\/\/(?:(?:[a-z0-9-]+\.)*localhost|127\.0\.0\.1|\[::1\]):\d{1,5}$/

/**
 * Judges the address of a payment page. Only https is accepted, unknown hosts need a confirmation, and addresses that
 * could deceive are refused.
 */
export const judgeAddress = ({ written, parsed }: WrittenAddress, hosts: readonly string[]): AddressVerdict => {
  if (typeof written !== 'string' || written.length > longestAddress || deceiving.test(written)) return refused
  if (parsed === null || parsed.hasUser) return refused
  const { href, protocol, host } = parsed
  if (hosts.some((allowed) => loopback.test(allowed) && isOrigin(allowed, written, href)))
    return { result: 'go', href: href as SafeAddress }
  if (protocol !== 'https:' || host === '' || !plainHttps.test(written)) return refused
  const safe = { href: href as SafeAddress }
  return hosts.some((allowed) => isAllowed(allowed, host))
    ? { result: 'go', ...safe }
    : { result: 'ask', host, ...safe }
}

/** Whether both the original and the parsed address begin with exactly this origin. Used for development only. */
const isOrigin = (origin: string, written: string, href: string): boolean =>
  [written, href].every(
    (address) => address === origin || (/^[/?#]/.test(address.slice(origin.length)) && address.startsWith(origin)),
  )

/** Matches a host by name, or every subdomain when the entry begins with a dot. */
const isAllowed = (allowed: string, host: string): boolean => {
  const name = allowed.trim().toLowerCase()
  return /^\.[^.]/.test(name) ? host.endsWith(name) && host.length > name.length : host === name
}
