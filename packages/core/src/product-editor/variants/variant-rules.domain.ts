import type { Message } from '../../kernel/message.ts'
import { trimmed } from '../../kit/fields/fields.domain.ts'
import { money, number, readMoney } from '../../kit/fields/number-fields.domain.ts'
import type { Errors, Field } from '../../kit/fields/record-fields.domain.ts'
import { lowestPrice } from '../../products/products.domain.ts'
import { barcodeIn, barcodeMistake } from './barcode.domain.ts'
import { twinRows } from './variant-twins.domain.ts'
import { type Matrix, noVariants, type Variant, type VariantColumn, variantColumns } from './variants.domain.ts'
import { mergedMatrix } from './variants-merge.domain.ts'

export const longestSku = 64
export const mostPieces = 999_999

export const sumField = money({ min: lowestPrice })
export const quantityField = number({ max: mostPieces })

/** The mistake of a sku; `null` when it may be sent. */
export const skuMistake = (sku: string): Message | null =>
  trimmed(sku).length > longestSku ? { key: 'kit.tooLong', values: { max: longestSku } } : null

const barcodeKeys = {
  length: 'productEditor.barcodeLength',
  check: 'productEditor.barcodeCheck',
  cut: 'productEditor.barcodeCut',
} as const

/** The mistake of a barcode; `null` when it is right or empty. */
export const barcodeMessage = (written: string): Message | null => {
  const mistake = trimmed(written) === '' ? null : barcodeMistake(written)
  return mistake && { key: barcodeKeys[mistake] }
}

/** An old price is shown struck out, so it must be higher; `null` when it is or when one of the two is unreadable. */
export const oldPriceMistake = (present: string, old: string): Message | null => {
  const [now, before] = [readMoney(present), readMoney(old)]
  return now !== null && before !== null && before <= now ? { key: 'productEditor.oldPriceLow' } : null
}

const cellMistake = (variant: Variant, column: VariantColumn): Message | null => {
  const text = variant[column]
  switch (column) {
    case 'sku':
      return skuMistake(text)
    case 'barcode':
      return barcodeMessage(text)
    case 'quantity':
      return quantityField.check(text, column)[column] ?? null
    case 'price':
      return sumField.check(text, column)[column] ?? null
    case 'oldPrice':
      return sumField.check(text, column)[column] ?? oldPriceMistake(variant.price, text)
  }
}

const folded = (sku: string): string => trimmed(sku).toLocaleLowerCase('uk')

/** The mistakes of all cells, by row and column, such as `7.price`. */
export const cellMistakes = (matrix: Matrix): Errors => {
  const { variants } = matrix
  const skus = variants.map(({ sku }) => folded(sku))
  const twice = skus.flatMap((sku, row) =>
    sku !== '' && (skus.indexOf(sku) !== row || skus.lastIndexOf(sku) !== row) ? [row] : [],
  )
  return Object.fromEntries([
    ...twinRows(matrix).map((row) => [`${row}.price`, { key: 'productEditor.variantTwice' }]),
    ...twice.map((row) => [`${row}.sku`, { key: 'productEditor.skuTwice' }]),
    ...variants.flatMap((variant, row) =>
      variantColumns.flatMap((column) => {
        const message = cellMistake(variant, column)
        return message ? [[`${row}.${column}`, message]] : []
      }),
    ),
  ])
}

const cleanVariant = (variant: Variant): Variant => ({
  ...variant,
  price: sumField.clean(variant.price),
  oldPrice: sumField.clean(variant.oldPrice),
  quantity: quantityField.clean(variant.quantity),
  sku: trimmed(variant.sku),
  barcode: barcodeIn(variant.barcode),
})

const isMatrix = (value: unknown): value is Matrix =>
  typeof value === 'object' &&
  value !== null &&
  'axes' in value &&
  Array.isArray(value.axes) &&
  'variants' in value &&
  Array.isArray(value.variants) &&
  value.variants.every((one) => variantColumns.every((column) => typeof one?.[column] === 'string'))

/** The variants of a product as one field of its form. */
export const matrixField: Field<Matrix> = {
  kind: 'own',
  initial: noVariants,
  isRequired: false,
  choices: [],
  check: (matrix, path) =>
    Object.fromEntries(Object.entries(cellMistakes(matrix)).map(([cell, message]) => [`${path}.${cell}`, message])),
  clean: ({ axes, variants }) => ({
    axes: axes.filter(({ values }) => values.length > 0),
    variants: variants.map(cleanVariant),
  }),
  merge: mergedMatrix,
  holds: isMatrix,
}
