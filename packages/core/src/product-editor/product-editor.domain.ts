import type { Category, CategoryAttribute } from '../categories/categories.domain.ts'
import type { AppRef } from '../kernel/app-ref.ts'
import type { ClockPort } from '../kernel/clock.ts'
import type { IdsPort } from '../kernel/ids.ts'
import type { Location } from '../kernel/routes.ts'
import type { Stored } from '../kit/form/record-saving.domain.ts'
import type { TypedValues } from './form/attribute-changes.domain.ts'
import type { CategoryChange } from './form/product-attributes.domain.ts'
import type { EditedProduct, ProductValues } from './form/product-form.domain.ts'
import type { Problem } from './form/product-problems.domain.ts'
import * as steps from './form/product-steps.domain.ts'
import type { ChosenValues, NamedValues } from './form/value-names.domain.ts'
import type { Picture } from './pictures/pictures.domain.ts'
import type { StatusCommand } from './product-status.domain.ts'

/** A product that may be the same as the one that is edited. */
export interface SimilarProduct {
  readonly id: string
  readonly title: string
  readonly sku: string | null
}

/** A product, and the query of the list from which it was opened. */
export interface Opened {
  readonly id: string
  readonly search: string
}

/**
 * Keeps the ids of a list while a supplier goes from one product of it to the next: a product that a change has moved in
 * the list, or out of it, keeps its place among them.
 */
export const keepsSequence = <Signal>(fetchIds: (search: string, signal: Signal) => Promise<readonly string[]>) => {
  let kept: Opened & { readonly ids: readonly string[] } = { id: '', search: '', ids: [] }
  return async ({ id, search }: Opened, signal: Signal): Promise<readonly string[]> => {
    const way = Math.abs(kept.ids.indexOf(id) - kept.ids.indexOf(kept.id))
    const isBeside = kept.search === search && kept.ids.includes(id) && way <= 1
    kept = { id, search, ids: isBeside ? kept.ids : await fetchIds(search, signal) }
    return kept.ids
  }
}

export interface ProductEditorContext {
  app: AppRef
  clock: ClockPort
  ids: IdsPort
  supplierId: number
  location: Location
  /** How often an address led the supplier to a place on the page, which takes the focus each time. */
  led: number
  /** The supplier asked for the attributes that the page does not show at first. */
  isUnfolded: boolean
  /** `null` until the draft exists. */
  id: string | null
  /** Idempotency key of the draft. */
  key: string
  /** The category that was picked: of a new product, or instead of the present one. */
  picked: Pick<Category, 'id' | 'path'> | null
  /** The product as it was known last, with which the form starts. */
  record: Stored<ProductValues, EditedProduct> | null
  product: EditedProduct | null
  pictures: readonly Picture[]
  /** The category whose attributes the form shows, and the one whose attributes are known. */
  category: string | null
  attributes: { readonly of: string; readonly all: readonly CategoryAttribute[] } | null
  /** Values that were searched for and chosen in this visit, and those that were asked for by their ids. */
  named: NamedValues
  /** The unsaved input of an earlier visit, once it was taken up again; values in it may have no title yet either. */
  restored: TypedValues | null
  /** The values that the product has without a title so far. */
  unnamed: readonly ChosenValues[]
  change: CategoryChange | null
  /** What the server found; `null` before the first check. */
  problems: readonly Problem[] | null
  /** Whether the supplier asked for the last save, and so is led to its mistakes. */
  isAsked: boolean
  /** Whether a check without problems is followed by publishing. */
  publishes: boolean
  /** Products like this one, before it is published beside them. */
  similar: readonly SimilarProduct[]
  /** The command that runs on the product. */
  command: StatusCommand | null
  /** The ids of the page of the list as it was when a product of it was opened; a product that left it stays among them. */
  sequence: readonly string[]
}

/** A new start at a location: at a product, or at none. */
export const startOf = (
  { app, clock, ids, supplierId }: Pick<ProductEditorContext, 'app' | 'clock' | 'ids' | 'supplierId'>,
  location: Location,
): ProductEditorContext => {
  const category = steps.categoryIn(location)
  return {
    app,
    clock,
    ids,
    supplierId,
    location,
    led: 0,
    isUnfolded: false,
    id: steps.productIn(location),
    key: ids.next(),
    picked: category === null ? null : { id: category, path: [] },
    record: null,
    product: null,
    pictures: [],
    category: null,
    attributes: null,
    named: {},
    restored: null,
    unnamed: [],
    change: null,
    problems: null,
    isAsked: false,
    publishes: false,
    similar: [],
    command: null,
    sequence: [],
  }
}
