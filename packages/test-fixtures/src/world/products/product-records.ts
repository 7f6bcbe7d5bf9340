import type { StoredRecord } from '../world.ts'

/** Hryvnias with at most two decimals, as on the wire. */
type Sum = number

export interface ProductImage {
  readonly id: number
  readonly alt: string | null
  readonly state: 'processing' | 'ready' | 'failed'
  readonly width: number
  readonly height: number
  /** The uploaded picture in `World.images`; a picture without one is drawn. */
  readonly picture?: number
  readonly client_key?: string
  readonly sha256?: string
  readonly error?: string | null
  /** The address from which it is fetched, and when that ends, in milliseconds since 1970. */
  readonly source_url?: string
  readonly fetched_at?: number
}

export interface ProductVariant {
  readonly id: number
  /** The id of a value by the id of its attribute. */
  readonly options: Readonly<Record<string, number>>
  readonly sku: string | null
  readonly barcode: string | null
  readonly price: Sum | null
  readonly old_price: Sum | null
  readonly quantity: number
  readonly reserved: number
  readonly image_id: number | null
  readonly is_active: boolean
}

export interface ProductFields {
  readonly offer_version: number
  readonly title: string
  readonly title_ru: string | null
  readonly description: string | null
  readonly category_id: number | null
  readonly brand_id: number | null
  /** The brand of the product that the marketplace accepted after the product was saved. */
  readonly accepted_brand: number | null
  readonly sku: string | null
  readonly barcode: string | null
  /** The article code that another product has taken since, such as in an import. */
  readonly taken_sku: string | null
  readonly price: Sum | null
  readonly old_price: Sum | null
  readonly cost_price: Sum | null
  readonly availability: 'in_stock' | 'to_order' | 'expected' | 'out_of_stock'
  readonly quantity: number
  readonly reserved: number
  readonly min_order: number
  readonly weight: number | null
  readonly dimensions: { readonly l: number | null; readonly w: number | null; readonly h: number | null } | null
  readonly condition: 'new' | 'used' | 'refurbished'
  readonly warranty_months: number | null
  readonly country: string | null
  readonly video_url: string | null
  readonly images: readonly ProductImage[]
  readonly attributes: readonly { readonly attribute_id: number; readonly value?: unknown; readonly values?: unknown }[]
  readonly axes: readonly { readonly attribute_id: number; readonly value_ids: readonly number[] }[]
  readonly variants: readonly ProductVariant[]
  readonly store_ids: readonly number[]
  /** Where its pieces lie; `null` until they were first moved. */
  readonly places: readonly Place[] | null
  readonly external_ids: Readonly<Record<string, string>>
  readonly import_id: number | null
  readonly status: 'draft' | 'moderation' | 'active' | 'moderation_update' | 'rejected' | 'hidden' | 'archived'
  /** Why the marketplace rejected it last; `null` after it was accepted. */
  readonly moderation: {
    readonly reason: string
    readonly fields: readonly { readonly path: string; readonly message: string }[]
  } | null
  readonly submitted_at: string | null
  readonly decided_at: string | null
  /** When the marketplace decides, in milliseconds since 1970; `null` while nothing waits for it. */
  readonly moderation_ends: number | null
  /** The fields that are on sale while their changes wait for moderation. */
  readonly on_sale: Readonly<Record<string, unknown>> | null
  readonly created_at: string
  readonly updated_at: string
}

/** Pieces of a product on a shelf. */
export interface Place {
  readonly shelf_id: number
  readonly variant_id: number | null
  readonly qty: number
}

/** A whole product as it is stored. */
export type ProductRecord = StoredRecord & ProductFields

/** The fields of a new product until they are filled in. */
export const blankProduct: Omit<ProductFields, 'title' | 'category_id' | 'created_at' | 'updated_at'> = {
  offer_version: 1,
  title_ru: null,
  description: null,
  brand_id: null,
  accepted_brand: null,
  sku: null,
  barcode: null,
  taken_sku: null,
  price: null,
  old_price: null,
  cost_price: null,
  availability: 'in_stock',
  quantity: 0,
  reserved: 0,
  min_order: 1,
  weight: null,
  dimensions: null,
  condition: 'new',
  warranty_months: null,
  country: 'UA',
  video_url: null,
  images: [],
  attributes: [],
  axes: [],
  variants: [],
  store_ids: [],
  places: null,
  external_ids: {},
  import_id: null,
  status: 'draft',
  moderation: null,
  submitted_at: null,
  decided_at: null,
  moderation_ends: null,
  on_sale: null,
}

/** The pictures that buyers see. */
export const readyImages = ({ images }: Pick<ProductFields, 'images'>) =>
  images.filter(({ state }) => state === 'ready')

/** The address of a picture. */
export const imageUrl = (product: ProductRecord, { id, picture }: ProductImage, origin: string): string =>
  picture === undefined
    ? `${origin}/api/storage/drawings/${product.category_id ?? 0}/${id}`
    : `${origin}/api/storage/pictures/${picture}`

/** The pictures of a product, as the API returns them. */
export const shownImages = (product: ProductRecord, origin: string) =>
  product.images.map((image, position) => {
    const {
      picture: _,
      sha256: __,
      fetched_at: ___,
      error = null,
      source_url = null,
      client_key = null,
      ...shown
    } = image
    return {
      ...shown,
      error,
      source_url,
      client_key,
      position,
      url: image.state === 'ready' ? imageUrl(product, image, origin) : null,
    }
  })

/** The variants that are on sale. */
export const activeVariants = ({ variants }: ProductFields) => variants.filter(({ is_active: isActive }) => isActive)

/** Stock of a product with variants is the sum of theirs. */
export const stockOf = (product: ProductFields): { readonly quantity: number; readonly reserved: number } => {
  if (product.variants.length === 0) return { quantity: product.quantity, reserved: product.reserved }
  const sumOf = (field: 'quantity' | 'reserved') =>
    activeVariants(product).reduce((sum, variant) => sum + variant[field], 0)
  return { quantity: sumOf('quantity'), reserved: sumOf('reserved') }
}
