import { type Kopecks, kopecks } from '../kernel/money.ts'
import { trimmed } from '../kit/form/fields.domain.ts'
import { money, readMoney } from '../kit/form/number-fields.domain.ts'
import type { Field } from '../kit/form/record-fields.domain.ts'

/** Nothing is sold for nothing. */
export const lowestPrice = kopecks(1)

/** A currency behind a number, as spreadsheets and shops write it. */
const currency = /\s*(?:\u0433\u0440\u043d\.?|\u20b4|uah)$/i

/**
 * A copied sum as a supplier would type it: without its currency and without separators of thousands. With both a comma
 * and a dot, the last one separates the kopecks; a single one always does.
 */
export const plainSum = (written: string): string => {
  const text = trimmed(trimmed(written).replace(currency, '')).replace(/['’]/g, '')
  const [comma, dot] = [text.lastIndexOf(','), text.lastIndexOf('.')]
  if (comma < 0 || dot < 0) return text
  const [thousands, part] = comma > dot ? ['.', ','] : [',', '.']
  const [whole = '', ...parts] = text.split(part)
  const isGrouped = parts.length === 1 && /^-?\d{1,3}(?:[.,]\d{3})+$/.test(whole)
  return isGrouped ? `${whole.replaceAll(thousands, '')}${part}${parts[0]}` : text
}

/** The kopecks of a typed or copied price; `null` for an empty or unreadable one. */
export const readPrice = (written: string): Kopecks | null => readMoney(plainSum(written))

/** A price as it was typed or copied, such as "1 234,5" or "1,234.50". */
export const price = (rules: Parameters<typeof money>[0] = {}): Field<string> => {
  const field = money(rules)
  return {
    ...field,
    check: (written, path) => field.check(plainSum(written), path),
    clean: (written) => field.clean(plainSum(written)),
  }
}
