import type { Location } from '../../kernel/routes.ts'
import type { Errors } from '../fields/record-fields.domain.ts'

const mostLetters = 200

/** The hash of an address that leads to a field, with the reason for which its value was refused. */
export const hashOfMend = (field: string | null, reason: string): string | undefined => {
  if (field === null) return undefined
  return reason === '' ? `#${field}` : `#${field}?${encodeURIComponent(reason.slice(0, mostLetters))}`
}

/** The field that the hash of an address names; a path such as `lines.0.qty` inside a field. */
export const fieldAt = ({ hash = '' }: Pick<Location, 'hash'>): string | undefined => partsOf(hash)[0] || undefined

/** The error at the field to which an address leads; it stays until something else is typed there. */
export const reasonsAt = ({ hash = '' }: Pick<Location, 'hash'>): Errors => {
  const [field, written] = partsOf(hash)
  const text = textIn(written)
  return field && text ? { [field]: { text: text.slice(0, mostLetters) } } : {}
}

const partsOf = (hash: string): readonly [field: string, reason: string] => {
  const [field = '', ...reason] = hash.slice(1).split('?')
  return [field, reason.join('?')]
}

/** An address that somebody has typed may be written wrongly. */
const textIn = (written: string): string => {
  try {
    return decodeURIComponent(written)
  } catch {
    return ''
  }
}
