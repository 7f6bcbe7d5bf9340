/** The parts of the form, in the order in which a new product is filled in. */
export const productSteps = [
  'category',
  'main',
  'description',
  'photos',
  'offer',
  'attributes',
  'variants',
  'delivery',
  'check',
] as const
export type ProductStep = (typeof productSteps)[number]

/** The fields of each step by their names in the form. */
export const stepFields = {
  category: ['category'],
  main: ['title'],
  description: ['description', 'brand', 'condition', 'videoUrl'],
  photos: [],
  attributes: ['attributes'],
  variants: ['variants'],
  offer: ['price', 'oldPrice', 'costPrice', 'availability', 'quantity', 'sku', 'barcode', 'minOrder'],
  delivery: ['weight', 'length', 'width', 'height', 'warranty'],
  check: ['stores'],
} as const satisfies Readonly<Record<ProductStep, readonly string[]>>

/** The step that holds a field, by the dotted path of a value in it; the pictures are `images`. */
export const stepOf = (path: string): ProductStep => {
  const [name = ''] = path.split('.')
  if (name === 'images') return 'photos'
  return productSteps.find((step) => stepFields[step].some((field: string) => field === name)) ?? 'check'
}
