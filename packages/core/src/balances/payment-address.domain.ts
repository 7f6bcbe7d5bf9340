import type { WrittenAddress } from './top-up.domain.ts'

/** What may be done with an address that the server gave. */
export type AddressVerdict =
  | { readonly verdict: 'go'; readonly href: string }
  | { readonly verdict: 'ask'; readonly host: string; readonly href: string }
  | { readonly verdict: 'refuse' }

export const hrefOf = (verdict: AddressVerdict | null): string | null =>
  verdict !== null && 'href' in verdict ? verdict.href : null

const refused: AddressVerdict = { verdict: 'refuse' }

const longestAddress = 2048

/** Control, blank, zero-width and direction characters, and what browsers read as a slash. */
const deceiving = /[\s\\\p{C}\p{Default_Ignorable_Code_Point}]/u

/** Two slashes and a host, without a user before it or a port behind it. */
const plainHttps = /^https:\/\/[^/?#@:]+(?:[/?#]|$)/i

const loopback = /^https?:\/\/(?:(?:[a-z0-9-]+\.)*localhost|127\.0\.0\.1|\[::1\]):\d{1,5}$/

/** Judges where a payment would be made. Only https goes, only to known hosts unasked; what may deceive is refused. */
export const judgeAddress = ({ written, parsed }: WrittenAddress, hosts: readonly string[]): AddressVerdict => {
  if (typeof written !== 'string' || written.length > longestAddress || deceiving.test(written)) return refused
  if (parsed === null || parsed.hasUser) return refused
  const { href, protocol, host } = parsed
  if (hosts.some((allowed) => loopback.test(allowed) && isOrigin(allowed, written, href)))
    return { verdict: 'go', href }
  if (protocol !== 'https:' || host === '' || !plainHttps.test(written)) return refused
  return hosts.some((allowed) => isAllowed(allowed, host)) ? { verdict: 'go', href } : { verdict: 'ask', host, href }
}

/** Written in full and read the same way: the very origin, for development only. */
const isOrigin = (origin: string, written: string, href: string): boolean =>
  [written, href].every(
    (address) => address === origin || (/^[/?#]/.test(address.slice(origin.length)) && address.startsWith(origin)),
  )

/** A host by its name, or every host below a suffix with a leading dot. */
const isAllowed = (allowed: string, host: string): boolean => {
  const name = allowed.trim().toLowerCase()
  return /^\.[^.]/.test(name) ? host.endsWith(name) && host.length > name.length : host === name
}
