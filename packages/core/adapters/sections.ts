import { attributesWire } from './http/attributes.wire.ts'
import type { OptionsWire } from './http/options.wire.ts'

/** All plain sections; add a new one here. */
export const sectionWires = [attributesWire] as const

/** The sources of the options of pickers; add a new one here. */
export const optionsWires: readonly OptionsWire<never>[] = []
