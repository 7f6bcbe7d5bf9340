import { attributesWire } from './http/attributes.wire.ts'

/** Every plain section: one row each. */
export const sectionWires = [attributesWire] as const
