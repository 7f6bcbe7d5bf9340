import type { Location } from '../kernel/routes.ts'
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

/** Whether the address of an existing product names no step, so that its page is shown from the top. */
export const isAtTop = ({ to, search = '' }: Location): boolean =>
  to === 'product-edit' && !paramsIn(search).has('step')

/** The product that an address opens: of its path, or of its query while it is being created; `null` for a new one. */
export const productIn = (location: Location): string | null =>
  location.to === 'product-edit' ? location.params.id : (paramsIn(location.search ?? '').get('product') ?? null)

/** The category in which an address starts a new product. */
export const categoryIn = (location: Location): string | null => paramsIn(location.search ?? '').get('category') ?? null

/** The same product at another step, or at a field of it. */
export const locationOfStep = (location: Location, step: ProductStep, field?: string): Location => {
  const { hash: _, ...place } = location
  const params = Object.fromEntries(paramsIn(location.search ?? ''))
  const next = locationWith(place, searchFrom({ ...params, step }))
  return field === undefined ? next : { ...next, hash: `#${field}` }
}

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
