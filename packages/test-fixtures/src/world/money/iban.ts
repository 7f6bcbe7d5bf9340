/** The remainder modulo 97 of a decimal string that is too long for a number. */
const remainder = (digits: string): number => [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0)

const inDigits = (text: string) => text.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))

/** Whether an IBAN has the right format and check digits. */
export const isIban = (iban: string): boolean =>
  /^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/.test(iban) && remainder(inDigits(iban.slice(4) + iban.slice(0, 4))) === 1

/** The IBAN with everything but its country and its last four digits masked. */
export const maskedIban = (iban: string): string => `${iban.slice(0, 2)}••${iban.slice(-4)}`
