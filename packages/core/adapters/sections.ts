import { attributesWire } from './http/attributes.wire.ts'

/** All plain sections; add a new one here. */
export const sectionWires = [attributesWire] as const
