import * as v from 'valibot'
import { sends } from './sends.wire.ts'

const instant = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)(Z|[+-]\d{2}:\d{2})?$/

/** A JSON object. Valibot's own `object` also accepts an array. */
export const JsonObject = v.custom<Readonly<Record<string, unknown>>>(
  (input) => typeof input === 'object' && input !== null && !Array.isArray(input),
  'not an object',
)

/** Reads an object with a schema in which every field has a fallback; any other value becomes `null`. */
export const objectOrNull = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.optional(v.fallback(v.nullable(v.pipe(JsonObject, v.object(entries))), null), null)

/** Longer than any text that is shown and any URL that is opened. */
const longestText = 4000

/** Text to show. A longer text is cut before it is processed. */
export const ShownText = v.pipe(
  v.string(),
  v.transform((text) => text.slice(0, longestText)),
)

/** Optional text: absent and `null` both become `null`. */
export const KnownText = v.optional(v.nullable(ShownText), null)

/** Optional text; a wrong type also becomes `null`, so that the rest of the response can still be read. */
export const LaxText = v.fallback(KnownText, null)

/** An identifier, which the API writes as a number or as text. */
export const TextOrNumber = v.union([ShownText, v.pipe(v.number(), v.transform(String))])

/** The same, but an empty text is `null`. */
export const FilledTextOrNumber = v.pipe(
  TextOrNumber,
  v.transform((text): string | null => (text.trim() === '' ? null : text)),
)

/** An identifier of a row. */
export const Key = v.pipe(TextOrNumber, v.minLength(1), v.maxLength(100))

/** An identifier of a row, or `null`. */
export const KnownKey = v.fallback(v.optional(v.nullable(Key), null), null)

/** The known ones of a list of reasons, in the order of the server. An unknown reason has no text and is left out. */
export const KnownChoices = <const Choice extends string>(choices: readonly Choice[]) =>
  v.pipe(
    v.fallback(v.array(v.unknown()), []),
    v.transform((written) => written.filter((one): one is Choice => choices.some((choice) => choice === one))),
    sends(v.array(v.picklist(choices))),
  )

/** An ISO 8601 time, in UTC unless it has a time zone; `null` when invalid. */
export const KnownInstant = v.optional(
  v.pipe(
    v.unknown(),
    v.transform((written): string | null => {
      const [, day, time, zone = 'Z'] = typeof written === 'string' ? (instant.exec(written.trim()) ?? []) : []
      const at = new Date(`${day}T${time}${zone}`)
      return Number.isNaN(at.getTime()) ? null : at.toISOString()
    }),
    sends(v.nullable(v.pipe(v.string(), v.isoTimestamp()))),
  ),
  null,
)

const flags: ReadonlyMap<unknown, boolean> = new Map<unknown, boolean>([
  [true, true],
  [1, true],
  ['1', true],
  ['true', true],
  [false, false],
  [0, false],
  ['0', false],
  ['false', false],
])

/** A boolean as Laravel writes it; `null` when invalid. */
export const KnownFlag = v.optional(
  v.pipe(
    v.unknown(),
    v.transform((written): boolean | null => flags.get(written) ?? null),
    sends(v.nullable(v.boolean())),
  ),
  null,
)

/** A boolean; anything else is invalid. */
export const RequiredFlag = v.pipe(KnownFlag, v.boolean(), sends(v.boolean()))

const decimal = /^-?\d{1,15}(?:\.\d{1,15})?$/

/** The number that a database column is answered as: "12.50" as well as 12.5. */
const numberIn = (written: unknown): number | null => {
  const read = typeof written === 'string' && decimal.test(written) ? Number(written) : written
  return typeof read === 'number' && Number.isFinite(read) ? read : null
}

/** `null` when it is no number. */
export const KnownNumber = v.optional(v.pipe(v.unknown(), v.transform(numberIn), sends(v.nullable(v.number()))), null)

/** A number; anything else is invalid. */
export const RequiredNumber = v.pipe(
  v.unknown(),
  v.transform((written): unknown => numberIn(written)),
  v.number(),
  sends(v.number()),
)

/** A number; anything else becomes `other`. */
export const NumberOr = (other: number) => v.fallback(RequiredNumber, other)

/** A whole number from `min` up; anything else is invalid. */
export const Whole = (min = 0) =>
  v.pipe(RequiredNumber, v.safeInteger(), v.minValue(min), sends(v.pipe(v.number(), v.integer(), v.minValue(min))))

/** The version of a record. A record without one never counts as newer. */
export const Version = v.fallback(Whole(), 1)

/** A whole number from zero up; `null` when invalid. */
export const KnownCount = v.optional(v.fallback(v.nullable(Whole()), null), null)

export const Id = v.pipe(v.number(), v.safeInteger(), v.minValue(1))

/** A phone number in digits only, as the API stores it: 380671112233. */
export const Telephone = v.pipe(v.string(), v.regex(/^\d{8,15}$/))

/** A response that contains at most a message. */
export const MessageReply = v.pipe(JsonObject, v.object({ message: v.fallback(KnownText, null) }))
export type MessageReply = v.InferOutput<typeof MessageReply>
