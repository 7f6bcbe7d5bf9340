import { BrandBody, BrandWire, brandsPath } from '@supplier/core/adapters/http/products/product-brands.wire'
import { refused, wrongState } from '../../http/laravel.ts'
import { brandAsOf, brandSeeds, brandsName, brandTime } from '../../world/products/brands.ts'
import { byText, sectionEndpoints } from '../kit/section.ts'

const folded = (title: unknown) => String(title).trim().toLocaleLowerCase('uk')

/** Brands are searched for and proposed; the marketplace decides about a proposal. */
export const brandsEndpoints = sectionEndpoints({
  name: brandsName,
  wire: { base: brandsPath, entries: BrandWire.entries },
  body: BrandBody,
  seeds: () => brandSeeds,
  made: (_, __, now) => ({ status: 'proposed', reason: null, moderation_ends: now + brandTime }),
  asOf: brandAsOf,
  textOf: ({ title }) => String(title),
  sorts: { title: byText('title') },
  complaint: ({ title }, others) =>
    others.some((other) => folded(other['title']) === folded(title))
      ? refused({ title: ['Такий бренд уже є: знайдіть його в пошуку.'] })
      : null,
  mayChange: () => wrongState('Бренд змінює лише маркетплейс.'),
  mayRemove: () => wrongState('Бренд видаляє лише маркетплейс.'),
})
