import { isFollowable } from '../../kernel/address.ts'
import type { ServerText } from '../../kernel/failure.ts'
import { trimmed } from '../../kit/fields/fields.domain.ts'

/** Limits in Unicode code points. */
export const bodyLength = { min: 100, max: 20_000 }

/** A reason why a text cannot be published. */
export type BodyMistake =
  | { readonly rule: 'tooShort'; readonly least: number; readonly length: number }
  | { readonly rule: 'tooLong'; readonly most: number; readonly length: number }
  /** A gap of a template that is not filled in. */
  | { readonly rule: 'placeholder'; readonly name: string }
  /** A link that is not a safe https address. */
  | { readonly rule: 'link'; readonly address: string }
  /** An HTML tag, which buyers would see as source text. */
  | { readonly rule: 'tag'; readonly tag: string }
  | ServerText

/** A range of the text in UTF-16 code units, as browsers count. */
export interface Selection {
  readonly from: number
  readonly to: number
}

const surrogatePair = /[\ud800-\udbff][\udc00-\udfff]/g

/** The length in Unicode code points. No list of them is made, because a text is measured at every key. */
export const lengthOf = (body: string): number => {
  const text = trimmed(body)
  return text.length - (text.match(surrogatePair)?.length ?? 0)
}

/** A longer text cannot even be saved. */
export const isKeepable = (body: string): boolean => lengthOf(body) <= bodyLength.max

export const isBlank = (body: string): boolean => trimmed(body) === ''

const gap = /\{([^{}\n]{1,40})\}/g
const link = /\]\(([^()\s]*(?:\([^()\s]*\)[^()\s]*)*)/g
const tag = /<\/?[a-z][^<>]{0,40}/gi

const longestQuote = 60

const quoted = (text: string): string => (text.length > longestQuote ? `${text.slice(0, longestQuote)}…` : text)

/** All mistakes of a text without duplicates, in the order in which one would fix them. */
export const mistakesOf = (body: string): readonly BodyMistake[] => {
  const length = lengthOf(body)
  const found: readonly BodyMistake[] = [
    ...gapsIn(body).map((name) => ({ rule: 'placeholder', name }) as const),
    ...each(body, link)
      .filter((address) => !isFollowable(address))
      .map((address) => ({ rule: 'link', address: quoted(address) }) as const),
    ...each(body, tag).map((written) => ({ rule: 'tag', tag: `${quoted(written)}>` }) as const),
  ]
  if (length < bodyLength.min) return [{ rule: 'tooShort', least: bodyLength.min, length }, ...found]
  return length > bodyLength.max ? [{ rule: 'tooLong', most: bodyLength.max, length }, ...found] : found
}

/** The names of the gaps in a text, without duplicates. */
export const gapsIn = (body: string): readonly string[] => each(body, gap)

/** The range of the first gap with this name; `null` when there is none. */
export const gapAt = (body: string, name: string): Selection | null => {
  const from = body.indexOf(`{${name}}`)
  return from < 0 ? null : { from, to: from + name.length + 2 }
}

/** Fills in the gaps whose values are known and leaves the others. */
export const withoutGaps = (body: string, known: (name: string) => string | null): string =>
  body.replace(gap, (whole, name: string) => known(name) ?? whole)

/** The matches of a pattern without duplicates: the first group, or else the whole match. */
const each = (text: string, pattern: RegExp): readonly string[] => [
  ...new Set([...text.matchAll(pattern)].map(([whole, group]) => group ?? whole)),
]
