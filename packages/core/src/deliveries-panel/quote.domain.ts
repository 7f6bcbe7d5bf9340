import type { Kopecks } from '../kernel/money.ts'

/** What the carrier would charge for a sample parcel. */
export interface Quote {
  /** `null` when the carrier named no price. */
  readonly cost: Kopecks | null
  readonly daysFrom: number | null
  readonly daysTo: number | null
  /** Where the sample parcel goes to. */
  readonly to: string | null
  /** The weight of the sample parcel in kilograms; `null` for the usual kilogram. */
  readonly weight: number | null
}
