import { trimmed } from '../kit/form/fields.domain.ts'
import type { Supplier } from '../session/session.domain.ts'
import { readableTelephone } from '../session/telephone.domain.ts'
import { withoutGaps } from './body.domain.ts'

/** What of a supplier can stand in a template. */
export interface Known {
  readonly storeName: string | null
  readonly telephone: string | null
  readonly email: string | null
}

/** A text with gaps, and what the gaps are called that may be known. */
export interface Template {
  readonly body: string
  readonly gaps: Readonly<Record<keyof Known, string>>
}

export const knownOf = (supplier: Supplier | null): Known => ({
  storeName: lineOf(supplier?.storeName),
  telephone: lineOf(supplier?.telephone && readableTelephone(supplier.telephone)),
  email: lineOf(supplier?.email),
})

/** What is not known stays a gap, which nobody can publish. */
export const filledIn = ({ body, gaps }: Template, known: Known): string => {
  const names = Object.keys(gaps) as readonly (keyof Known)[]
  return withoutGaps(body, (called) => {
    const name = names.find((one) => gaps[one] === called)
    return name === undefined ? null : known[name]
  })
}

/** In one line; blanks and what would be a gap itself are as good as nothing. */
const lineOf = (value: string | null | undefined): string | null => {
  const line = trimmed(value ?? '').replace(/\s+/g, ' ')
  return line === '' || /[{}]/.test(line) ? null : line
}
