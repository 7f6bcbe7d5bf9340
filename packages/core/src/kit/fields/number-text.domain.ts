import { trimmed } from './fields.domain.ts'

/** A currency behind a number, as this panel, spreadsheets and shops write it. */
const currency = /\s*(?:\u0433\u0440\u043d\.?|\u20b4|uah)$/i

/** A sign before a number: a copied minus is U+2212, and a change of a balance is shown with a plus. */
const signed = (text: string): string => text.replace(/^\u2212/, '-').replace(/^\+(?=\d)/, '')

/**
 * A copied number as a supplier would type it: without its currency and without separators of thousands that are no
 * blanks. With both a comma and a dot, the last one separates the decimals; a single one always does.
 */
export const plainNumber = (written: string): string => {
  const text = signed(trimmed(trimmed(written).replace(currency, '')))
    .replace(/['’]/g, '')
    .replace(/\u2009/g, ' ')
  const [comma, dot] = [text.lastIndexOf(','), text.lastIndexOf('.')]
  if (comma < 0 || dot < 0) return text
  const [thousands, part] = comma > dot ? ['.', ','] : [',', '.']
  const [whole = '', ...parts] = text.split(part)
  const isGrouped = parts.length === 1 && /^-?\d{1,3}(?:[.,]\d{3})+$/.test(whole)
  return isGrouped ? `${whole.replaceAll(thousands, '')}${part}${parts[0]}` : text
}
