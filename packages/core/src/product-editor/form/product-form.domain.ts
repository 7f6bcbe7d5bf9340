import type { Message } from '../../kernel/message.ts'
import type { Word } from '../../kernel/word.ts'
import { choice } from '../../kit/fields/choice-fields.domain.ts'
import { money, number } from '../../kit/fields/number-fields.domain.ts'
import { pick, picks } from '../../kit/fields/pick-fields.domain.ts'
import { type Errors, text, type ValuesOf } from '../../kit/fields/record-fields.domain.ts'
import type { FieldStates, RecordRules } from '../../kit/form/record.domain.ts'
import {
  availabilities,
  lowestPrice,
  type Product,
  type ProductModeration,
  type ProductStatus,
} from '../../products/products.domain.ts'
import type { Brand } from '../brand/brand.domain.ts'
import type { StoredPicture } from '../pictures/stored-pictures.domain.ts'
import { barcodeIn } from '../variants/barcode.domain.ts'
import {
  barcodeMessage,
  longestSku,
  matrixField,
  mostPieces,
  oldPriceMistake,
} from '../variants/variant-rules.domain.ts'
import type { Matrix } from '../variants/variants.domain.ts'
import { plainText } from './plain-text.domain.ts'
import { attributesField } from './product-attributes.domain.ts'
import type { NamedValues } from './value-names.domain.ts'

export const conditions = ['new', 'used', 'refurbished'] as const

const webAddress = (written: string): Message | null =>
  /^https:\/\/[^\s/]+\.[^\s/]+/i.test(written) ? null : { key: 'productEditor.notAnAddress' }

const oneLine = (written: string): string => written.replace(/\s+/g, ' ')

/** The fields of a product. Nothing is required, because a draft may be saved at any time; the check says what lacks. */
export const productFields = {
  category: pick('categories'),
  title: text({ tidy: oneLine }),
  description: text({ area: true, max: 20_000, tidy: plainText }),
  brand: pick('brands'),
  condition: choice(conditions),
  videoUrl: text({ input: 'url', rule: webAddress }),
  attributes: attributesField,
  variants: matrixField,
  price: money({ min: lowestPrice }),
  oldPrice: money({ min: lowestPrice }),
  costPrice: money(),
  availability: choice(availabilities),
  quantity: number({ max: mostPieces }),
  sku: text({ isCode: true, max: longestSku }),
  barcode: text({ isCode: true, input: 'numeric', rule: barcodeMessage, tidy: barcodeIn }),
  minOrder: number({ min: 1, max: 10_000 }),
  weight: number({ max: 1000, decimals: 3 }),
  length: number({ min: 1, max: 1000 }),
  width: number({ min: 1, max: 1000 }),
  height: number({ min: 1, max: 1000 }),
  warranty: number({ max: 600 }),
  stores: picks('stores'),
}

export type ProductValues = ValuesOf<typeof productFields>
export type ProductField = keyof ProductValues

/** What the editor knows about a product beside the values of its form. */
export interface EditedProduct {
  readonly id: string
  /** The versions that the requests name: of the offer, and of everything else. */
  readonly version: number
  readonly offerVersion: number
  readonly status: Word<ProductStatus>
  readonly moderation: ProductModeration | null
  /** The last save changed what the marketplace reads first, as its answer said. */
  readonly needsReview: boolean
  readonly pictures: readonly StoredPicture[]
  readonly brand: Brand | null
  /** Fields that may not change any more. */
  readonly locked: readonly ProductField[]
  readonly category: string | null
  /** The titles of the values that the product has, of attributes with too many values to come with them. */
  readonly namedValues: NamedValues
  /** The ids of the values that the product has, by attribute, and the axes of its variants. */
  readonly chosenValues: Readonly<Record<string, readonly string[]>>
  readonly axes: Matrix['axes']
  readonly reserved: number
  /** The pieces as loaded: of the product, under an empty name, or of each variant by its id. */
  readonly pieces: Readonly<Record<string, number>>
  /** The pieces in open orders, of each variant by its id. */
  readonly reservedOf: Readonly<Record<string, number>>
  readonly quality: number
  readonly problems: Product['problems']
  readonly stores: Product['stores']
  readonly variantCount: number
  /** The sides as loaded, because they are sent together. */
  readonly sides: Readonly<Record<'length' | 'width' | 'height', string>>
}

/** The price and stock of a product with variants are those of its variants. */
export const ofVariants: readonly ProductField[] = ['price', 'oldPrice', 'quantity', 'sku', 'barcode']

export const productRules: RecordRules & { readonly fields: typeof productFields } = {
  fields: productFields,
  statesOf: (values, row) => statesOf(values as unknown as ProductValues, row as EditedProduct | null),
  mistakesOf: (values) => mistakesOf(values as unknown as ProductValues),
}

export const statesOf = (
  { variants }: Pick<ProductValues, 'variants'>,
  row: Pick<EditedProduct, 'locked'> | null,
): FieldStates<ProductValues> => ({
  ...Object.fromEntries((row?.locked ?? []).map((name) => [name, 'locked'])),
  ...(variants.variants.length > 0 && Object.fromEntries(ofVariants.map((name) => [name, 'locked']))),
})

const mistakesOf = ({ price: now, oldPrice }: ProductValues): Errors => {
  const mistake = oldPriceMistake(now, oldPrice)
  return mistake ? { oldPrice: mistake } : {}
}
