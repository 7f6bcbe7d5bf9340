import type { Location } from '../kernel/routes.ts'
import { fieldAt } from '../kit/form/mend.domain.ts'
import { locationWith, paramsIn, searchFrom } from '../kit/list/address.domain.ts'
import type { ProductField } from './product-form.domain.ts'

/** The steps of the form, in order. */
export const productSteps = [
  'category',
  'main',
  'photos',
  'attributes',
  'variants',
  'offer',
  'delivery',
  'check',
] as const
export type ProductStep = (typeof productSteps)[number]

/** The fields of each step. */
export const fieldsOfStep: Readonly<Record<ProductStep, readonly ProductField[]>> = {
  category: ['category'],
  main: ['title', 'description', 'brand', 'condition', 'videoUrl'],
  photos: [],
  attributes: ['attributes'],
  variants: ['variants'],
  offer: ['price', 'oldPrice', 'costPrice', 'availability', 'quantity', 'sku', 'barcode', 'minOrder'],
  delivery: ['weight', 'length', 'width', 'height', 'warranty'],
  check: [],
}

/** The step that holds a field, by the dotted path of a value in it; the pictures are `images`. */
export const stepOf = (path: string): ProductStep => {
  const [name = ''] = path.split('.')
  if (name === 'images') return 'photos'
  return productSteps.find((step) => fieldsOfStep[step].some((field) => field === name)) ?? 'check'
}

/** The step in the address; the first one of a new product, the second one of a draft. */
export const stepIn = (location: Location): ProductStep => {
  const written = paramsIn(location.search ?? '').get('step')
  return productSteps.find((step) => step === written) ?? (productIn(location) === null ? 'category' : 'main')
}

/** Whether all parts of the product stand on one page; a product that is being created is filled in step by step. */
export const isOnePage = ({ to }: Location): boolean => to === 'product-edit'

/** The place of a card’s heading among the fields that can be focused. */
export const headingOf = (step: ProductStep): string => `heading.${step}`

/**
 * What an address leads to: the field that its hash names, or the heading of a card. A page whose address names neither
 * is shown from its top.
 */
export const placeIn = (location: Location): string | undefined => {
  const field = fieldAt(location)
  if (field !== undefined) return field
  return isOnePage(location) && paramsIn(location.search ?? '').has('step') ? headingOf(stepIn(location)) : undefined
}

/**
 * Whether an address leads the supplier to its place: to another one than before, or there once more. An address that
 * differs in other respects, such as an open log, leaves the focus alone.
 */
export const leadsTo = (before: Location, now: Location): boolean =>
  placeIn(now) !== undefined && (placeIn(now) !== placeIn(before) || (now.search ?? '') === (before.search ?? ''))

/** The product that an address opens: of its path, or of its query while it is being created; `null` for a new one. */
export const productIn = (location: Location): string | null =>
  location.to === 'product-edit' ? location.params.id : (paramsIn(location.search ?? '').get('product') ?? null)

/** The category that an address proposes for a new product. */
export const categoryIn = (location: Location): string | null => paramsIn(location.search ?? '').get('category') ?? null

/** The same product at another step, or at a field of it. */
export const locationOfStep = (location: Location, step: ProductStep, field?: string): Location => {
  const { hash: _, ...place } = location
  const params = Object.fromEntries(paramsIn(location.search ?? ''))
  const next = locationWith(place, searchFrom({ ...params, step }))
  return field === undefined ? next : { ...next, hash: `#${field}` }
}

/** Leads to another part of the product. Back returns to the step before, but not to where a page was scrolled. */
export const leading = (location: Location, step: ProductStep, field?: string) => ({
  location: locationOfStep(location, step, field),
  replace: isOnePage(location) || step === stepIn(location),
})

/** Where a draft goes on after it was created. */
export const locationOfDraft = (id: string): Location => ({
  to: 'product-create',
  search: searchFrom({ product: id, step: 'main' }),
})

export const nextStep = (step: ProductStep): ProductStep =>
  productSteps[Math.min(productSteps.length - 1, productSteps.indexOf(step) + 1)] ?? 'check'

/** What a supplier may do after a product was published. */
export const locationOfCreated = (id: string): Location => ({
  to: 'product-created',
  search: searchFrom({ product: id }),
})
