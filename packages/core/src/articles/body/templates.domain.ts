import { trimmed } from '../../kit/fields/fields.domain.ts'
import type { Supplier } from '../../session/session.domain.ts'
import { readableTelephone } from '../../session/telephone.domain.ts'
import { withoutGaps } from './body.domain.ts'

/** Values of a supplier that a template can contain. */
export interface Known {
  readonly storeName: string | null
  readonly telephone: string | null
  readonly email: string | null
}

/** A text with gaps, and the names of the gaps that can be filled in automatically. */
export interface Template {
  readonly body: string
  readonly gaps: Readonly<Record<keyof Known, string>>
}

export const knownOf = (supplier: Supplier | null): Known => ({
  storeName: lineOf(supplier?.storeName),
  telephone: lineOf(supplier?.telephone && readableTelephone(supplier.telephone)),
  email: lineOf(supplier?.email),
})

/** Fills in the known values; the other gaps stay and block publishing. */
export const filledIn = ({ body, gaps }: Template, known: Known): string => {
  const names = Object.keys(gaps) as readonly (keyof Known)[]
  return withoutGaps(body, (called) => {
    const name = names.find((one) => gaps[one] === called)
    return name === undefined ? null : known[name]
  })
}

/** The value in one line; `null` when it is blank or contains braces, which would make a gap. */
const lineOf = (value: string | null | undefined): string | null => {
  const line = trimmed(value ?? '').replace(/\s+/g, ' ')
  return line === '' || /[{}]/.test(line) ? null : line
}
