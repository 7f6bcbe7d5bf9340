import * as v from 'valibot'

const instant = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)(Z|[+-]\d{2}:\d{2})?$/

/** A JSON object; valibot's own `object` would let an array through. */
export const JsonObject = v.custom<Readonly<Record<string, unknown>>>(
  (input) => typeof input === 'object' && input !== null && !Array.isArray(input),
  'not an object',
)

/** Reads an object by a schema that forgives everything; anything but an object is `null`. */
export const objectOrNull = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.optional(v.fallback(v.nullable(v.pipe(JsonObject, v.object(entries))), null), null)

/** Longer than anything that people read in one place, and than any address that is followed. */
const longestText = 4000

/** Text for people; the rest of a longer one is cut off before anything looks at it. */
export const ShownText = v.pipe(
  v.string(),
  v.transform((text) => text.slice(0, longestText)),
)

/** Text that may be unknown: absent and `null` both read as `null`. */
export const KnownText = v.optional(v.nullable(ShownText), null)

/** The same where a wrong type is no reason to refuse the rest. */
export const LaxText = v.fallback(KnownText, null)

/** Identifiers that the API writes now as a number, now as text. */
export const TextOrNumber = v.union([ShownText, v.pipe(v.number(), v.transform(String))])

/** The same where writing nothing means that there is none. */
export const FilledTextOrNumber = v.pipe(
  TextOrNumber,
  v.transform((text): string | null => (text.trim() === '' ? null : text)),
)

/** What something is told apart by, or `null`. */
export const KnownKey = v.fallback(
  v.optional(v.nullable(v.pipe(TextOrNumber, v.minLength(1), v.maxLength(100))), null),
  null,
)

/** A moment in ISO 8601, in UTC where it names no zone; `null` when it is none. */
export const KnownInstant = v.optional(
  v.pipe(
    v.unknown(),
    v.transform((written): string | null => {
      const [, day, time, zone = 'Z'] = typeof written === 'string' ? (instant.exec(written.trim()) ?? []) : []
      const at = new Date(`${day}T${time}${zone}`)
      return Number.isNaN(at.getTime()) ? null : at.toISOString()
    }),
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
