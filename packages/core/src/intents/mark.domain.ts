import type { Intent } from './intents.domain.ts'

const crockford = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** The mark of a move as shown to the supplier: the first 40 bits of the intent's UUID in Crockford's base32. */
export const markOf = ({ id }: Pick<Intent, 'id'>): string => {
  const bits = Number.parseInt(id.replace(/[^0-9a-f]/gi, '').slice(0, 10) || '0', 16)
  const digits = bits.toString(32).padStart(8, '0')
  const signs = [...digits].map((digit) => crockford[Number.parseInt(digit, 32)]).join('')
  return `${signs.slice(0, 4)}-${signs.slice(4)}`
}

/** The description sent with a move: its purpose, then its mark. */
export const describedBy = (purpose: string, intent: Pick<Intent, 'id'>): string =>
  purpose === '' ? markOf(intent) : `${purpose} · ${markOf(intent)}`

/** Stored descriptions are short; only this many characters of a longer one are searched. */
const longestText = 1000

/**
 * Whether a text contains a mark. Ignores case, dashes and blanks; O, I and L count as digits, as Crockford defines.
 */
export const hasMark = (text: string | null, mark: string): boolean => {
  const signs = (text ?? '').slice(0, longestText).toUpperCase().replace(/[\s-]/g, '')
  return signs.replace(/O/g, '0').replace(/[IL]/g, '1').includes(mark.replace('-', ''))
}

const anyMark = /· [0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/

/** Whether a text ends in the mark of any move. */
export const hasAnyMark = (text: string | null): boolean => anyMark.test((text ?? '').slice(0, longestText).trimEnd())
