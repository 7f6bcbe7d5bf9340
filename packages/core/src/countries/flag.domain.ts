import { type SafeAddress, shownImage } from '../kernel/address.ts'

/** A country's flag: an image from a known server, or an emoji. */
export type ShownFlag = { readonly image: SafeAddress } | { readonly sign: string }

const sign =
  /^(?:\p{RI}{2}|\p{Extended_Pictographic}(?:\ufe0f|\u200d\p{Extended_Pictographic}|[\u{e0020}-\u{e007f}]){0,8})$/u

/** `null` when the server's value is neither an emoji nor an allowed image. */
export const flagOf = (written: string, origins: readonly string[]): ShownFlag | null => {
  if (sign.test(written)) return { sign: written }
  const image = shownImage(written, origins)
  return image === null ? null : { image }
}
