const longestAddress = 2048

/** Blank, control and direction characters, and what browsers read as a slash. */
const deceiving = /[\s\\\p{C}\p{Default_Ignorable_Code_Point}]/u

/**
 * The address of a picture, or `null` where it may not be shown: one that does not begin with the whole origin
 * of a known server. So neither a script nor a picture inside the address, nor another host, ever comes to be asked for.
 */
export const shownPicture = (written: string | null, origins: readonly string[]): string | null => {
  if (written === null || written.length > longestAddress || deceiving.test(written)) return null
  return origins.some((origin) => /^https?:\/\/[^/]+$/.test(origin) && written.startsWith(`${origin}/`))
    ? written
    : null
}
