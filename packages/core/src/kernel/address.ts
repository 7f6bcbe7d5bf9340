declare const checked: unique symbol

/** An address from outside that a rule has passed; no other may become the `href` of a link or the `src` of an image. */
export type SafeAddress = string & { readonly [checked]: true }

/** The type of every `href` and `src`: an address from outside that was checked, or one that the panel itself writes. */
export type Href =
  | SafeAddress
  | ''
  | `/${string}`
  | `#${string}`
  | `tel:+${string}`
  | `https://t.me/${string}`
  | `viber://forward?${string}`

const longestAddress = 2048

/** Blank, control and direction characters, and the backslash, which browsers read as a slash. */
const deceiving = /[\s\\\p{C}\p{Default_Ignorable_Code_Point}]/u

/**
 * The address of an image, or `null` unless it begins with the whole origin of a known server.
 * So the browser never loads a script, an inline image or another host.
 */
export const shownImage = (written: string | null, origins: readonly string[]): SafeAddress | null => {
  if (written === null || written.length > longestAddress || deceiving.test(written)) return null
  return origins.some((origin) => /^https?:\/\/[^/]+$/.test(origin) && written.startsWith(`${origin}/`))
    ? (written as SafeAddress)
    : null
}

/** The address of an image that this tab holds, such as a file that is being uploaded, or else of a stored one. */
export const shownPreview = (written: string | null, origins: readonly string[]): SafeAddress | null =>
  written?.startsWith('blob:') ? (written as SafeAddress) : shownImage(written, origins)

const followable = /^https:\/\/([^\s/?#@\\:]+)(?::(\d{1,5}))?(?:[/?#][^\s\\]*)?$/i

/** A host in one alphabet. A host in mixed alphabets or punycode can imitate another one. */
const plainHost = /^(?:(?!.*xn--)[a-z\d.-]+|[\p{Script=Cyrillic}\d.-]+)$/iu

const highestPort = 65_535
const longestLink = 2000

/** Whether a link may be followed: https, a host, no user name, and no character that hides its target. */
export const isFollowable = (written: string): written is SafeAddress => {
  if (written.length > longestLink || deceiving.test(written)) return false
  const [, host = '', port = ''] = followable.exec(written) ?? []
  return plainHost.test(host) && Number(port) <= highestPort
}
