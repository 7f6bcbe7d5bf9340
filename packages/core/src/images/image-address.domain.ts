const longestAddress = 2048

/** Blank, control and direction characters, and the backslash, which browsers read as a slash. */
const deceiving = /[\s\\\p{C}\p{Default_Ignorable_Code_Point}]/u

/**
 * The address of an image, or `null` unless it begins with the whole origin of a known server.
 * So the browser never loads a script, an inline image or another host.
 */
export const shownImage = (written: string | null, origins: readonly string[]): string | null => {
  if (written === null || written.length > longestAddress || deceiving.test(written)) return null
  return origins.some((origin) => /^https?:\/\/[^/]+$/.test(origin) && written.startsWith(`${origin}/`))
    ? written
    : null
}
