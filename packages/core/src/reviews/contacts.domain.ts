/** An address of a page, or a domain name under an ending that shops use. */
const link =
  /(?:https?:\/\/|www\.)[^\s,;]+|(?<![\p{L}\d.@-])[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.(?:com|ua|net|shop|store|\u0443\u043a\u0440)(?![\p{L}\d])/giu
const mail = /[\w.+-]+@[\w-]+\.[\w.]+/gu
/** Nine digits or more, in any common grouping. */
const phone = /(?<!\d)\+?\d(?:[\s()-]*\d){8,12}(?!\d)/gu

/** The phone numbers and links in a text, as they are written; the marketplace rejects answers with them. */
export const contactsIn = (text: string): readonly string[] => [
  ...new Set([link, mail, phone].flatMap((pattern) => text.match(pattern) ?? []).map((found) => found.trim())),
]
