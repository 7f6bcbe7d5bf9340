import type { Location } from '../../kernel/routes.ts'
import { fieldAt } from '../../kit/form/mend.domain.ts'
import { locationWith, paramsIn, searchFrom, searchWithout } from '../../kit/list/address.domain.ts'
import { type ProductStep, productSteps, stepFields } from '../../products/product-steps.domain.ts'
import type { ProductField } from './product-form.domain.ts'

export { type ProductStep, productSteps, stepOf } from '../../products/product-steps.domain.ts'

/** The screens of a new product, and the parts that each of them shows. The category is chosen before its draft exists. */
export const productScreens = {
  what: ['main', 'description', 'category'],
  sale: ['photos', 'offer'],
  rest: ['attributes', 'variants', 'delivery', 'check'],
} as const satisfies Readonly<Record<string, readonly ProductStep[]>>
export type ProductScreen = keyof typeof productScreens

export const productScreenNames = Object.keys(productScreens) as readonly ProductScreen[]

/** The screen that shows a part. */
export const screenOfStep = (step: ProductStep): ProductScreen =>
  productScreenNames.find((screen) => productScreens[screen].some((one) => one === step)) ?? 'what'

/** The fields of each step. */
export const fieldsOfStep: Readonly<Record<ProductStep, readonly ProductField[]>> = stepFields

/** The step in the address; the category of a new product, the title of a draft. */
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
 * is shown from its top, and so is a screen of a new product whose address names its first part.
 */
export const placeIn = (location: Location): string | undefined => {
  const field = fieldAt(location)
  if (field !== undefined || !paramsIn(location.search ?? '').has('step')) return field
  const step = stepIn(location)
  const isAtTop = productScreens[screenOfStep(step)][0] === step
  return isOnePage(location) || !isAtTop ? headingOf(step) : undefined
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

/** Leads to another part of the product. Back returns to the screen before, but not to where a page was scrolled. */
export const leading = (location: Location, step: ProductStep, field?: string) => ({
  location: locationOfStep(location, step, field),
  replace: isOnePage(location) || screenOfStep(step) === screenOfStep(stepIn(location)),
})

/** Another product of the list whose query the address keeps. */
export const locationOfNeighbour = ({ search = '' }: Location, id: string): Location => ({
  to: 'product-edit',
  params: { id },
  search: listQueryIn(search),
})

/** The query of the list, without what belongs to the page of a product. */
export const listQueryIn = (search: string): string => searchWithout(search, ['step', 'log', 'product'])

/** Where a draft goes on after it was created. */
export const locationOfDraft = (id: string): Location => ({
  to: 'product-create',
  search: searchFrom({ product: id, step: 'main' }),
})

/** The first part of the next screen; the last screen has none after it. */
export const nextStep = (step: ProductStep): ProductStep => {
  const next = productScreenNames[productScreenNames.indexOf(screenOfStep(step)) + 1]
  return next === undefined ? 'check' : productScreens[next][0]
}

/** What a supplier may do after a product was published. */
export const locationOfCreated = (id: string): Location => ({
  to: 'product-created',
  search: searchFrom({ product: id }),
})
