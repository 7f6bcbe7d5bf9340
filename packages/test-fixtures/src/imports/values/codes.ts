import { isBarcode } from '../../world/products/product-rules.ts'
import { searchFolded } from '../../world/search.ts'
import { codeIn } from './texts.ts'

/** Codes that differ only in case, alphabet, dashes or blanks are the same to a search, and so to an import. */
export const foldedCode = (code: string): string =>
  searchFolded(codeIn(code).normalize('NFKC'))
    .replace(/[‐-―−]/g, '-')
    .replace(/\s/g, '')

/** A barcode whose check digit is right, with the zeros that a spreadsheet dropped; `null` when there is none. */
export const barcodeOf = (written: string): string | null => {
  const code = codeIn(written).replace(/[\s-]/g, '')
  if (!/^\d+$/.test(code)) return null
  return [code, ...[8, 12, 13].map((length) => code.padStart(length, '0'))].find(isBarcode) ?? null
}
