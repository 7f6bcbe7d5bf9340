import { attributeGroupOptions, attributeGroupsWire } from './http/attribute-groups.wire.ts'
import { attributeOptions, attributesWire } from './http/attributes.wire.ts'
import { storeOptions, storesWire } from './http/stores.wire.ts'

/** All plain sections; add a new one here. */
export const sectionWires = [attributeGroupsWire, attributesWire, storesWire] as const

/** The sources of the options of pickers; add a new one here. */
export const optionsWires = [attributeGroupOptions, attributeOptions, storeOptions] as const
