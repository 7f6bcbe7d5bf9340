/** The mistake in a barcode: the wrong number of digits, a wrong check digit, or digits that a spreadsheet cut off. */
export type BarcodeMistake = 'length' | 'check' | 'cut'

/** EAN-8, UPC-A and EAN-13. */
const lengths: readonly number[] = [8, 12, 13]

/** A barcode without the blanks and hyphens with which it is printed. */
export const barcodeIn = (written: string): string => written.replace(/[\s\u00a0\u202f-]/g, '')

export const barcodeMistake = (written: string): BarcodeMistake | null => {
  const code = barcodeIn(written)
  // A spreadsheet shows a long number as 4,82E+12; its last digits are lost.
  if (/^\d[.,]?\d*e\+?\d+$/i.test(code)) return 'cut'
  if (!/^\d+$/.test(code) || !lengths.includes(code.length)) return 'length'
  return isChecked(code) ? null : 'check'
}

/** The barcode with the leading zeros that a spreadsheet dropped, if they make the check digit right. */
export const withLeadingZeros = (written: string): string => {
  const code = barcodeIn(written)
  if (!/^\d{6,12}$/.test(code) || barcodeMistake(code) === null) return code
  return lengths.map((length) => code.padStart(length, '0')).find((one) => barcodeMistake(one) === null) ?? code
}

/** Every second digit from the right counts three times; the sum ends in 0. */
const isChecked = (code: string): boolean =>
  [...code].toReversed().reduce((sum, digit, at) => sum + Number(digit) * (at % 2 === 0 ? 1 : 3), 0) % 10 === 0
