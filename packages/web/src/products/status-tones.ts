import type { Product } from '@supplier/core/products/products.domain'

/** The color of each status of a product, in the list and on its page. */
export const statusTones = {
  draft: 'neutral',
  moderation: 'info',
  active: 'plain',
  moderation_update: 'info',
  rejected: 'danger',
  hidden: 'neutral',
  archived: 'neutral',
} as const satisfies Readonly<Record<Product['status'], string>>
