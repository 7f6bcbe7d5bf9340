import type { Message } from '../kernel/message.ts'
import { trimmed } from '../kit/fields/fields.domain.ts'
import type { Errors } from '../kit/fields/record-fields.domain.ts'

export const slugIn = (text: string): string => trimmed(text).toLowerCase()

/** The error of a store's address on the marketplace that is not empty. */
export const checkSlug = (text: string): Message | null =>
  /^[a-z0-9-]{3,40}$/.test(slugIn(text)) ? null : { key: 'stores.slugRule' }

/** Asks whether a new address on the marketplace is free; `null` for one that is empty, saved or wrong. */
export const slugQuestion = (
  typed: string,
  row: { readonly id: string; readonly slug: string } | null,
): { readonly slug: string; readonly id: string | null } | null => {
  const slug = slugIn(typed)
  return slug === '' || slug === row?.slug || checkSlug(slug) !== null ? null : { slug, id: row?.id ?? null }
}

/** Whether an address on the marketplace is taken, and one that is free. */
export interface SlugAnswer {
  readonly isTaken: boolean
  readonly suggestion: string | null
}

export const slugMistakes = ({ isTaken, suggestion }: SlugAnswer): Errors => {
  if (!isTaken) return {}
  return {
    slug: suggestion === null ? { key: 'stores.slugTaken' } : { key: 'stores.slugTakenBut', values: { suggestion } },
  }
}
