import { PortError } from '../src/kernel/failure.ts'
import type { WideSection } from '../src/kit/section/section.domain.ts'
import type { SectionWire } from './http/kit/section.wire.ts'
import { nextPrimaryOptions, storeOptions } from './http/stores/store-switch.wire.ts'

const attributes = () => import('./http/attributes/attributes.wire.ts')
const categories = () => import('./http/categories/categories.wire.ts')
const directory = () => import('./http/deliveries/directory.wire.ts')
const ads = () => import('./http/advertising/ads.wire.ts')
const shelvings = () => import('./http/shelvings/shelvings.wire.ts')

/** The wire formats of all plain sections by their ids, each loaded with its section; add a new one here. */
export const sectionWires = {
  campaigns: async () => (await import('./http/advertising/advertising.wire.ts')).campaignsWire,
  'attribute-groups': async () => (await import('./http/attributes/attribute-groups.wire.ts')).attributeGroupsWire,
  attributes: async () => (await attributes()).attributesWire,
  referrals: async () => (await import('./http/account/referrals.wire.ts')).referralsWire,
  'category-suggestions': async () =>
    (await import('./http/categories/category-suggestions.wire.ts')).categorySuggestionsWire,
  'delivery-keys': async () => (await import('./http/deliveries/deliveries-apis.wire.ts')).deliveryKeysWire,
  'delivery-senders': async () => (await import('./http/deliveries/deliveries-sender.wire.ts')).sendersWire,
  deliveries: async () => (await import('./http/deliveries/deliveries-panel.wire.ts')).deliveriesWire,
  'import-sources': async () => (await import('./http/imports/import-sources.wire.ts')).importSourcesWire,
  imports: async () => (await import('./http/imports/imports.wire.ts')).importsWire,
  integrations: async () => (await import('./http/integrations/integrations.wire.ts')).integrationsWire,
  orders: async () => (await import('./http/orders/orders.wire.ts')).ordersWire,
  'payment-methods': async () => (await import('./http/money/payment-methods-methods.wire.ts')).paymentMethodsWire,
  products: async () => (await import('./http/products/products.wire.ts')).productsWire,
  reviews: async () => (await import('./http/reviews/reviews.wire.ts')).reviewsWire,
  shelvings: async () => (await shelvings()).shelvingsWire,
  stores: async () => (await import('./http/stores/stores.wire.ts')).storesWire,
  'telegram-ads': async () => (await import('./http/advertising/telegram-ads.wire.ts')).telegramAdsWire,
} as const

/** The options of pickers by their sources, each loaded when it is first asked for; add a new one here. */
export const optionsWires = {
  'advertised-products': async () => (await ads()).advertisedProductOptions,
  'attribute-groups': async () => (await import('./http/attributes/attribute-groups.wire.ts')).attributeGroupOptions,
  attributes: async () => (await attributes()).attributeOptions,
  'attribute-values': async () => (await import('./http/attributes/attribute-values.wire.ts')).attributeValueOptions,
  brands: async () => (await import('./http/products/product-brands.wire.ts')).brandOptions,
  categories: async () => (await categories()).categoryOptions,
  'category-parents': async () => (await categories()).categoryParentOptions,
  'leaf-categories': async () => (await categories()).leafCategoryOptions,
  contacts: async () => (await directory()).contactOptions,
  counterparties: async () => (await directory()).counterpartyOptions,
  imports: async () => (await import('./http/imports/imports.wire.ts')).importOptions,
  products: async () => (await import('./http/orders/order-fields.wire.ts')).productOptions,
  regions: async () => (await import('./http/orders/order-fields.wire.ts')).regionOptions,
  'shelf-places': async () => (await import('./http/shelvings/shelf-places.wire.ts')).shelfPlaceOptions,
  shelvings: async () => (await shelvings()).shelfOptions,
  settlements: async () => (await directory()).settlementOptions,
  streets: async () => (await directory()).streetOptions,
  'telegram-channels': async () => (await ads()).telegramChannelOptions,
  warehouses: async () => (await directory()).warehouseOptions,
  // The store switch of the panel asks for stores at once.
  nextPrimary: async () => nextPrimaryOptions,
  stores: async () => storeOptions,
} as const

type Wires = Readonly<Record<string, () => Promise<unknown>>>

const known = new Map<() => Promise<unknown>, unknown>()

/** The wire format of a section that was loaded before, as that of a list that is open; `null` otherwise. */
export const knownWire = (name: string): SectionWire<WideSection> | null => {
  const load = (sectionWires as Wires)[name]
  return ((load && known.get(load)) ?? null) as SectionWire<WideSection> | null
}

/** Loads one of these, in wide types; code that fails to load counts as an unreachable server. */
export const loadedWire = async <Wire>(wires: Wires, name: string): Promise<Wire> => {
  const load = wires[name]
  if (load === undefined) throw new PortError({ kind: 'unexpected' })
  try {
    const wire = await load()
    known.set(load, wire)
    return wire as Wire
  } catch (cause) {
    throw new PortError({ kind: 'unreachable' }, { cause })
  }
}
