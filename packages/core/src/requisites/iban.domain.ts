import { ukrainianIban } from '../intents/formats.domain.ts'

/** Cyrillic capitals that look like Latin ones; an IBAN copied from a Ukrainian text may contain them. */
const lookAlikes: Readonly<Record<string, string>> = {
  '\u0410': 'A',
  '\u0412': 'B',
  '\u0421': 'C',
  '\u0415': 'E',
  '\u0406': 'I',
  '\u041a': 'K',
  '\u041c': 'M',
  '\u041d': 'H',
  '\u041e': 'O',
  '\u0420': 'P',
  '\u0422': 'T',
  '\u0425': 'X',
}

/** An IBAN without blanks, in Latin capitals. */
export const tidyIban = (text: string): string =>
  text
    .replace(/[\s\p{Default_Ignorable_Code_Point}]/gu, '')
    .toUpperCase()
    .replace(/\p{Script=Cyrillic}/gu, (letter) => lookAlikes[letter] ?? letter)

/** Normalizes an IBAN; `null` unless it is a valid one of a Ukrainian bank. */
export const readIban = (text: string): string | null => {
  const iban = tidyIban(text)
  return ukrainianIban.test(iban) && remainderOf(iban) === 1 ? iban : null
}

/** The IBAN checksum: the remainder modulo 97, which is 1 for a valid IBAN. */
export const remainderOf = (iban: string): number =>
  [...(iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))].reduce(
    (rest, digit) => (rest * 10 + Number(digit)) % 97,
    0,
  )
