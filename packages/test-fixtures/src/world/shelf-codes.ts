import type { ProductRecord } from './product-records.ts'

const zones = ['А', 'Б', 'В'] as const

/** On which shelves a product lies; every seventh lies on none. */
export const shelfCodesOf = (product: ProductRecord | undefined): readonly string[] => {
  if (product === undefined || product.id % 7 === 0) return []
  const { id } = product
  return [`${zones[id % zones.length]}-${String((id % 12) + 1).padStart(2, '0')}-${(id % 4) + 1}`]
}

const collator = new Intl.Collator('uk', { numeric: true })

/** The order in which one walks along the shelves; what lies on none comes last. */
export const byShelf = (one: string | null, other: string | null): number => {
  if (one === null || other === null) return Number(one === null) - Number(other === null)
  return collator.compare(one, other)
}
