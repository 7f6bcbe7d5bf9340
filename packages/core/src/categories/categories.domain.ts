import type { Failure } from '../kernel/failure.ts'
import type { Location } from '../kernel/routes.ts'
import { searchFrom, writtenPick } from '../kit/list/address.domain.ts'

export interface CategoryStep {
  readonly id: string
  readonly title: string
}

/** A category of the marketplace. A product can be in a leaf only. */
export interface Category {
  readonly id: string
  readonly title: string
  /** From the root down to this category. */
  readonly path: readonly CategoryStep[]
  readonly isLeaf: boolean
  /** The number of own products, with those of the categories below. */
  readonly products: number
  /** In percent; `null` when unknown. */
  readonly commission: number | null
  readonly isFavourite: boolean
  /** The names of the attributes that a product must have. */
  readonly required: readonly string[]
  /** The part of the title that a search matched: the first character, and the one behind the last. */
  readonly match: readonly [from: number, to: number] | null
}

export const attributeKinds = ['text', 'area', 'number', 'flag', 'one', 'many', 'color', 'date', 'size'] as const
export type AttributeKind = (typeof attributeKinds)[number]

interface AttributeGroup extends CategoryStep {
  /** Whether the form of a product shows the group closed until it is opened. */
  readonly isCollapsed: boolean
}

/** An attribute that the products of a category have. */
export interface CategoryAttribute {
  readonly id: string
  readonly title: string
  readonly kind: AttributeKind
  readonly unit: string | null
  readonly isRequired: boolean
  /** Variants of a product can differ by it. */
  readonly isVariant: boolean
  /** `null` for an attribute without a group. */
  readonly group: AttributeGroup | null
  readonly values: readonly CategoryStep[]
  /** There are more values than these; they are searched for. */
  readonly hasMoreValues: boolean
  /** The values that gave way to others, by the ids of both: one that is still chosen stands for the other. */
  readonly merged: Readonly<Record<string, string>>
  readonly rules: { readonly min: number | null; readonly max: number | null; readonly maxLength: number | null }
}

/** The children of a category; of the root, under the key `root`. */
export interface Branch {
  /** `null` until they are read for the first time. */
  readonly children: readonly Category[] | null
  readonly failure: Failure | null
}
export type Branches = Readonly<Record<string, Branch>>

export const root = 'root'

/** Leaves in lists of their own. */
export const shortlists = ['mine', 'favourite', 'recent'] as const
export type Shortlist = (typeof shortlists)[number]
/** The content of the picker without a search: the tree, or one of the lists. */
export const pickerLists = ['tree', ...shortlists] as const
export type PickerList = (typeof pickerLists)[number]
export type Shortlists = Readonly<Record<Shortlist, readonly Category[]>>

export interface FavouriteChange {
  readonly id: string
  readonly isFavourite: boolean
}

/** A shorter search would find too much. */
const shortestSearch = 2

/** A search as it is sent; `null` when it is too short. */
export const searchIn = (typed: string): string | null => {
  const text = typed.trim().replace(/\s+/g, ' ')
  return text.length < shortestSearch ? null : text
}

/** The list of the supplier's products in a category. */
export const productsIn = (category: CategoryStep): Location => ({
  to: 'products',
  search: searchFrom({ category_id: writtenPick(category) }),
})

/** The form of a new product in a category. */
export const newProductIn = (id: string): Location => ({ to: 'product-create', search: searchFrom({ category: id }) })

/** The parts of a title around the part that a search matched. */
export const partsOf = ({ title, match }: Category): readonly [before: string, matched: string, after: string] => {
  const [from, to] = match ?? [title.length, title.length]
  return [title.slice(0, from), title.slice(from, to), title.slice(to)]
}
