import * as v from 'valibot'

/** How the marketplace decides: by its own rules, or as the board says. */
export const Moderation = v.variant('verdict', [
  v.object({ verdict: v.picklist(['byRules', 'accept']) }),
  v.object({
    verdict: v.literal('reject'),
    fields: v.pipe(v.array(v.pipe(v.string(), v.maxLength(100))), v.minLength(1)),
  }),
])
export type Moderation = v.InferOutput<typeof Moderation>

/** Why the marketplace rejects a record, and which of its fields are to be mended. */
export interface Objection {
  readonly reason: string
  readonly fields: readonly string[]
}

/** The objection of the board, or otherwise of the rules; `null` when the record is accepted. */
export const objectionTo = (
  { moderation }: { readonly moderation?: Moderation },
  byRules: Objection | null,
): Objection | null => {
  if (moderation?.verdict === 'accept') return null
  if (moderation?.verdict !== 'reject') return byRules
  const { fields } = moderation
  return { reason: `Не відповідає правилам маркетплейсу: ${fields.join(', ')}.`, fields }
}
