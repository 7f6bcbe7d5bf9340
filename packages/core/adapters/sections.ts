import { attributeGroupOptions, attributeGroupsWire } from './http/attribute-groups.wire.ts'
import { attributeOptions, attributesWire, attributeValueOptions } from './http/attributes.wire.ts'
import { categoryOptions, categoryParentOptions } from './http/categories.wire.ts'
import { categorySuggestionsWire } from './http/category-suggestions.wire.ts'
import { deliveryKeysWire } from './http/deliveries-apis.wire.ts'
import { deliveriesWire } from './http/deliveries-panel.wire.ts'
import { sendersWire } from './http/deliveries-sender.wire.ts'
import {
  contactOptions,
  counterpartyOptions,
  settlementOptions,
  streetOptions,
  warehouseOptions,
} from './http/directory.wire.ts'
import { paymentMethodsWire } from './http/payment-methods-methods.wire.ts'
import { brandOptions } from './http/product-brands.wire.ts'
import { productsWire } from './http/products.wire.ts'
import { nextPrimaryOptions, storeOptions } from './http/store-switch.wire.ts'
import { storesWire } from './http/stores.wire.ts'

/** All plain sections; add a new one here. */
export const sectionWires = [
  attributeGroupsWire,
  attributesWire,
  categorySuggestionsWire,
  deliveryKeysWire,
  sendersWire,
  deliveriesWire,
  paymentMethodsWire,
  productsWire,
  storesWire,
] as const

/** The sources of the options of pickers; add a new one here. */
export const optionsWires = [
  attributeGroupOptions,
  attributeOptions,
  attributeValueOptions,
  brandOptions,
  categoryOptions,
  categoryParentOptions,
  contactOptions,
  counterpartyOptions,
  nextPrimaryOptions,
  settlementOptions,
  storeOptions,
  streetOptions,
  warehouseOptions,
] as const
