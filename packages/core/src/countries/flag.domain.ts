import { shownPicture } from '../pictures/picture-address.domain.ts'

/** How the flag of a country is shown: a picture from a known server, or a sign of writing. */
export type ShownFlag = { readonly picture: string } | { readonly sign: string }

const sign =
  /^(?:\p{RI}{2}|\p{Extended_Pictographic}(?:\ufe0f|\u200d\p{Extended_Pictographic}|[\u{e0020}-\u{e007f}]){0,8})$/u

/** `null` where what the server calls a flag is neither. */
export const flagOf = (written: string, origins: readonly string[]): ShownFlag | null => {
  if (sign.test(written)) return { sign: written }
  const picture = shownPicture(written, origins)
  return picture === null ? null : { picture }
}
