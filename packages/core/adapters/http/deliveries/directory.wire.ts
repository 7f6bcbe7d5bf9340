import * as v from 'valibot'
import type { Picked } from '../../../src/kit/fields/pick-fields.domain.ts'
import type { BranchLimits } from '../../../src/parcels/branch-limits.domain.ts'
import { directory } from '../../../src/parcels/directory.domain.ts'
import { KnownCount, KnownFlag, LaxText, objectOrNull, RequiredNumber } from '../kit/kernel.wire.ts'
import { optionsWireOf } from '../kit/options.wire.ts'

const root = '/admin-suppliers/v1'
export const settlementsPath = `${root}/directory/settlements`
export const warehousesPath = `${root}/directory/warehouses`
export const streetsPath = `${root}/directory/streets`
/** The counterparties of the default key. */
export const counterpartiesPath = `${root}/deliveries/keys/default/counterparties`

/** The largest number of options that the directory returns. */
const limit = 20

const joined = (...parts: readonly (string | null | false)[]): string | null =>
  parts.filter(Boolean).join(' · ') || null

const Titled = { ref: v.string(), title: v.string() }

export const settlementOptions = optionsWireOf({
  source: directory.settlements,
  path: () => settlementsPath,
  query: ({ search }) => ({ search, limit }),
  entries: { ...Titled, kind: LaxText, district: LaxText, region: LaxText },
  optionOf: ({ ref, title, kind, district, region }) => ({
    id: ref,
    title,
    // Villages of one name differ by district and region only.
    text: joined(kind, district, region),
    refusal: null,
  }),
})

/** The largest parcel that a branch accepts, in kilograms and centimetres. */
const Limits = {
  kind: LaxText,
  max_weight: KnownCount,
  max_size: objectOrNull({ length: RequiredNumber, width: RequiredNumber, height: RequiredNumber }),
}

const limitsOf = ({
  kind,
  max_weight,
  max_size,
}: v.InferOutput<v.ObjectSchema<typeof Limits, undefined>>): BranchLimits => ({
  isLocker: kind === 'locker',
  weight: max_weight,
  sides: max_size && Object.values(max_size).toSorted((one, other) => other - one),
})

/** The day of a date in the way it is written in both languages. */
const dayOf = (written: string | null) => written?.split('-').toReversed().join('.')

export const warehouseOptions = optionsWireOf({
  source: directory.warehouses,
  path: () => warehousesPath,
  query: ({ search, within }) => ({ search, settlement_ref: within ?? '', limit }),
  entries: {
    ...Titled,
    address: LaxText,
    limits: LaxText,
    work_hours: v.fallback(v.array(v.nullable(v.string())), []),
    is_open: KnownFlag,
    closed_until: LaxText,
    refusal: LaxText,
    ...Limits,
  },
  optionOf: ({ ref, title, address, limits, work_hours, is_open, closed_until, refusal, ...limited }) => ({
    id: ref,
    title,
    text: joined(address, limits),
    week: work_hours,
    refusal: is_open === false ? (refusal ?? dayOf(closed_until) ?? '✕') : null,
    facts: limitsOf(limited),
  }),
})

export const streetOptions = optionsWireOf({
  source: directory.streets,
  path: () => streetsPath,
  query: ({ search, within }) => ({ search, settlement_ref: within ?? '', limit }),
  entries: Titled,
  optionOf: ({ ref, title }) => ({ id: ref, title, text: null, refusal: null }),
})

export const counterpartyOptions = optionsWireOf({
  source: directory.counterparties,
  path: () => counterpartiesPath,
  query: ({ search }) => ({ search }),
  entries: { ...Titled, type: LaxText, edrpou: LaxText },
  optionOf: ({ ref, title, type, edrpou }) => ({ id: ref, title, text: joined(type, edrpou), refusal: null }),
})

export const contactOptions = optionsWireOf({
  source: directory.contacts,
  path: ({ within }) => `${counterpartiesPath}/${encodeURIComponent(within ?? '')}/contacts`,
  query: ({ search }) => ({ search }),
  entries: { ...Titled, phone: LaxText },
  optionOf: ({ ref, title, phone }) => ({ id: ref, title, text: phone, refusal: null }),
})

/** An entry of the carrier's directory with its title, as it was when it was chosen. */
export const Named = v.object({
  ref: v.pipe(v.string(), v.maxLength(100)),
  title: v.pipe(v.string(), v.maxLength(255)),
})
export const KnownNamed = v.fallback(v.nullish(Named, null), null)

/** A branch with its limits; without any when the server does not say what kind it is. */
export const KnownBranch = v.fallback(v.nullish(v.object({ ...Named.entries, ...Limits }), null), null)

export const branchOf = (branch: v.InferOutput<typeof KnownBranch>): Picked | null =>
  branch && { id: branch.ref, title: branch.title, ...(branch.kind !== null && { facts: limitsOf(branch) }) }

export const pickedOf = (named: v.InferOutput<typeof KnownNamed>): Picked | null =>
  named && { id: named.ref, title: named.title }
export const namedOf = (picked: Picked | null) => picked && { ref: picked.id, title: picked.title }
