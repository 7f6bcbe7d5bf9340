import * as v from 'valibot'
import { type Kopecks, parseHryvnias } from '../../src/kernel/money.ts'

/** A JSON object; valibot's own `object` would let an array through. */
export const JsonObject = v.custom<Readonly<Record<string, unknown>>>(
  (input) => typeof input === 'object' && input !== null && !Array.isArray(input),
  'not an object',
)

/** Text that may be unknown: absent and `null` both read as `null`. */
export const KnownText = v.optional(v.nullable(v.string()), null)

/** Identifiers that the API writes now as a number, now as text. */
export const TextOrNumber = v.union([v.string(), v.pipe(v.number(), v.transform(String))])

/** Hryvnias, or `null` when they are absent or cannot be read exactly. */
export const KnownHryvnias = v.optional(
  v.pipe(
    v.unknown(),
    v.transform((written): Kopecks | null => parseHryvnias(written)),
  ),
  null,
)

/** A truth value as Laravel writes it; `null` when it is something else. */
export const KnownFlag = v.optional(
  v.pipe(
    v.unknown(),
    v.transform((written): boolean | null => {
      if (written === true || written === 1 || written === '1') return true
      if (written === false || written === 0 || written === '0') return false
      return null
    }),
  ),
  null,
)

/** A whole number from zero up, or `null`. */
export const KnownCount = v.optional(
  v.pipe(
    v.unknown(),
    v.transform((written): number | null => {
      const count = typeof written === 'string' && /^\d{1,9}$/.test(written) ? Number(written) : written
      return Number.isSafeInteger(count) && Number(count) >= 0 ? Number(count) : null
    }),
  ),
  null,
)

export const Id = v.pipe(v.number(), v.safeInteger(), v.minValue(1))

/** Digits only, as phones are stored: 380671112233. */
export const Telephone = v.pipe(v.string(), v.regex(/^\d{8,15}$/))

/** A reply that at most carries a sentence. */
export const MessageReply = v.pipe(JsonObject, v.object({ message: v.fallback(KnownText, null) }))
export type MessageReply = v.InferOutput<typeof MessageReply>

/** Where a page of a list stands; what the server does not say is `null`. */
export const PageMeta = v.pipe(
  v.unknown(),
  v.transform((written) => (written !== null && typeof written === 'object' ? written : {})),
  v.object({ total: KnownCount, per_page: KnownCount, current_page: KnownCount, last_page: KnownCount }),
)
export type PageMeta = v.InferOutput<typeof PageMeta>
