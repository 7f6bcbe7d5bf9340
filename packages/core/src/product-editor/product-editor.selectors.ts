import type { CategoryAttribute } from '../categories/categories.domain.ts'
import type { Location } from '../kernel/routes.ts'
import { type Neighbours, neighboursOf } from '../kit/drawer/neighbours.domain.ts'
import { mayPublish } from '../products/products.domain.ts'
import { type CategoryChange, inFormOrder } from './form/product-attributes.domain.ts'
import type { EditedProduct } from './form/product-form.domain.ts'
import {
  isOnePage,
  listQueryIn,
  type ProductScreen,
  type ProductStep,
  screenOfStep,
  stepIn,
} from './form/product-steps.domain.ts'
import { type NamedValues, namedWithAll, withNamed } from './form/value-names.domain.ts'
import type { SimilarProduct } from './product-editor.domain.ts'
import type { ProductEditorSnapshot } from './product-editor.machine.ts'
import { type StatusCommand, statusCommandsOf } from './product-status.domain.ts'

export interface ProductEditorView {
  /** The category of a new product is chosen; its draft is created; or its form is open. */
  readonly state: 'choosing' | 'creating' | 'editing'
  readonly step: ProductStep
  /** The screen of a new product. */
  readonly screen: ProductScreen
  /** Whether the form of an existing product is one page; a new one is filled in step by step. */
  readonly isOnePage: boolean
  /** `null` until it is loaded. */
  readonly product: EditedProduct | null
  /** `null` until they are loaded; `failed` when they could not be. */
  readonly attributes: readonly CategoryAttribute[] | 'failed' | null
  /** The titles of values that do not come with their attributes. */
  readonly named: NamedValues
  /** Another category is being chosen. */
  readonly isPicking: boolean
  /** What the other category would change, and its title; `null` unless it is to be confirmed. */
  readonly change: (CategoryChange & { readonly title: string }) | null
  /** Being saved, checked and published. */
  readonly isPublishing: boolean
  /** The similar products beside which this one is published only after a yes; `null` without such a question. */
  readonly similar: readonly SimilarProduct[] | null
  readonly isUploading: boolean
  /** The address of the first picture. */
  readonly cover: string | null
  /** The list from which the product was opened. */
  readonly list: Location
  readonly mayPublish: boolean
  /** What may be done with the product as a whole. */
  readonly commands: readonly StatusCommand[]
  /** The products beside this one in the list from which it was opened. */
  readonly neighbours: Neighbours
  /** Whether the product is shown as buyers see it. */
  readonly isPreviewed: boolean
}

export const selectProductEditor = (snapshot: ProductEditorSnapshot): ProductEditorView => {
  const { location, product, attributes, named, category, change, picked, pictures, id, sequence } = snapshot.context
  const isFailed = snapshot.matches({ editing: { attributes: 'failed' } })
  const known = attributes !== null && attributes.of === category ? inFormOrder(attributes.all) : null
  const values = namedWithAll(product?.namedValues ?? {}, named)
  return {
    state: stateOf(snapshot),
    step: stepIn(location),
    screen: screenOfStep(stepIn(location)),
    isOnePage: isOnePage(location),
    product,
    attributes: isFailed ? 'failed' : known && withNamed(known, values),
    named: values,
    isPicking: snapshot.matches({ editing: { category: 'picking' } }),
    change:
      snapshot.matches({ editing: { category: 'asking' } }) && change && picked
        ? { ...change, title: picked.path.map(({ title }) => title).join(' › ') }
        : null,
    similar: snapshot.matches({ editing: { publication: 'warning' } }) ? snapshot.context.similar : null,
    isPublishing: snapshot.matches('editing') && !snapshot.matches({ editing: { publication: 'idle' } }),
    isUploading: pictures.some(({ state }) => state === 'checking' || state === 'waiting' || state === 'sending'),
    cover: pictures[0]?.address ?? null,
    list: { to: 'products', search: listQueryIn(location.search ?? '') },
    mayPublish: product !== null && mayPublish(product),
    commands: product === null ? [] : statusCommandsOf(product),
    neighbours: neighboursOf(
      sequence.map((one) => ({ id: one })),
      id,
    ),
    isPreviewed: snapshot.matches({ editing: { preview: 'open' } }),
  }
}

const stateOf = (snapshot: ProductEditorSnapshot): ProductEditorView['state'] => {
  if (snapshot.matches('editing')) return 'editing'
  return snapshot.matches('creating') || snapshot.matches('finding') ? 'creating' : 'choosing'
}
