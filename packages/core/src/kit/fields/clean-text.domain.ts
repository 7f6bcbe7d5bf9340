/** Characters that are never seen. A joiner stays between the parts of one emoji. */
const unseen =
  /[\u00ad\u200b\u200c\u200e\u200f\u2060\ufeff]|(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d/gu
/** A bullet of a word processor, in the font that only it has. */
const bullets = /^[\u00b7\uf0a7\uf0b7\uf0d8\uf0fc][\s\u00a0]*/gm

/**
 * A text of several lines as it is published: without characters that are not seen, with plain blanks, and with
 * `bullet` where a word processor has put its own. The lines stay.
 */
export const cleanText = (written: string, bullet = '• '): string =>
  written
    .replace(/\r\n?|[\v\u2028\u2029]/g, '\n')
    .replace(unseen, '')
    .replace(bullets, bullet)
    .replace(/[\t\u00a0\u202f]/g, ' ')
