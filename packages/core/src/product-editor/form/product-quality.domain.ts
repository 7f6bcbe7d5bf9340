import { trimmed } from '../../kit/fields/fields.domain.ts'
import { plainText } from './plain-text.domain.ts'
import { isEmptyValue } from './product-attributes.domain.ts'
import type { ProductValues } from './product-form.domain.ts'

interface Judged {
  readonly values: ProductValues
  readonly pictureCount: number
}

interface Criterion {
  readonly points: number
  /** The path of the field that brings the points. */
  readonly path: string
  readonly isMet: (product: Judged) => boolean
}

/** Characters of a description that answers most questions of buyers. */
const fullDescription = 200
const enoughPictures = 3
const enoughAttributes = 2

const descriptionLength = ({ values }: Judged): number => plainText(values.description).length

const attributeCount = ({ values: { attributes } }: Judged): number =>
  Object.values(attributes).filter((value) => !isEmptyValue(value)).length

const has = (...written: readonly string[]): boolean => written.every((one) => trimmed(one) !== '')

/** What a well described product has; the points are a hundred in all. */
const criteria = {
  picture: { points: 20, path: 'images', isMet: ({ pictureCount }) => pictureCount > 0 },
  description: { points: 20, path: 'description', isMet: (product) => descriptionLength(product) >= 50 },
  pictures: { points: 10, path: 'images', isMet: ({ pictureCount }) => pictureCount >= enoughPictures },
  details: { points: 10, path: 'description', isMet: (product) => descriptionLength(product) >= fullDescription },
  brand: { points: 10, path: 'brand', isMet: ({ values }) => values.brand !== null },
  sizes: {
    points: 10,
    path: 'length',
    isMet: ({ values: { weight, length, width, height } }) => has(weight, length, width, height),
  },
  attributes: { points: 10, path: 'attributes', isMet: (product) => attributeCount(product) >= enoughAttributes },
  codes: {
    points: 10,
    path: 'sku',
    isMet: ({ values: { sku, barcode, variants } }) =>
      [sku, barcode, ...variants.variants.map((one) => one.sku)].some((one) => has(one)),
  },
} as const satisfies Readonly<Record<string, Criterion>>
export type QualityCriterion = keyof typeof criteria

/** One more thing that describes the product better. */
export interface QualityGain extends Pick<Criterion, 'points' | 'path'> {
  readonly code: QualityCriterion
}

export interface Quality {
  /** From 0 to 100. */
  readonly score: number
  /** What would raise the score, the most first. */
  readonly gains: readonly QualityGain[]
}

/** How well a product is described, and what would describe it better. */
export const qualityIn = (product: Judged): Quality => {
  const gains = (Object.keys(criteria) as QualityCriterion[])
    .filter((code) => !criteria[code].isMet(product))
    .map((code) => ({ code, points: criteria[code].points, path: criteria[code].path }))
    .toSorted((one, other) => other.points - one.points)
  return { score: 100 - gains.reduce((sum, { points }) => sum + points, 0), gains }
}
