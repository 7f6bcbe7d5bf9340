import type { ServerText } from '../kernel/failure.ts'
import { trimmed } from '../kit/form/fields.domain.ts'

/** In characters, as people count them. */
export const bodyLength = { min: 100, max: 20_000 }

/** What is wrong with a text that buyers are to see. */
export type BodyMistake =
  | { readonly rule: 'tooShort'; readonly least: number; readonly length: number }
  | { readonly rule: 'tooLong'; readonly most: number; readonly length: number }
  /** A gap of a template that nobody filled in. */
  | { readonly rule: 'placeholder'; readonly name: string }
  /** A link that does not lead to an https address. */
  | { readonly rule: 'link'; readonly address: string }
  /** HTML, which would be shown as it is written. */
  | { readonly rule: 'tag'; readonly tag: string }
  | ServerText

/** A part of a text, counted as browsers count. */
export interface Selection {
  readonly from: number
  readonly to: number
}

export const lengthOf = (body: string): number => [...trimmed(body)].length

/** A longer text is not even kept. */
export const isKeepable = (body: string): boolean => lengthOf(body) <= bodyLength.max

export const isBlank = (body: string): boolean => trimmed(body) === ''

const gap = /\{([^{}\n]{1,40})\}/g
const link = /\]\(([^()\s]*(?:\([^()\s]*\)[^()\s]*)*)/g
const tag = /<\/?[a-z][^<>]{0,40}/gi

const longestQuote = 60

const quoted = (text: string): string => (text.length > longestQuote ? `${text.slice(0, longestQuote)}…` : text)

const followable = /^https:\/\/([^\s/?#@\\:]+)(?::(\d{1,5}))?(?:[/?#][^\s\\]*)?$/i

/** Signs that nobody sees, and marks that turn the direction of what stands behind them. */
const deceiving = /[\p{C}\p{Default_Ignorable_Code_Point}]/u

/** Letters of one alphabet: a host in two of them, or in the code that browsers have for others, may look like another. */
const plainHost = /^(?:(?!.*xn--)[a-z\d.-]+|[\p{Script=Cyrillic}\d.-]+)$/iu

const highestPort = 65_535

/** Whether a link in a text may be followed: https, a host, and nothing that hides where it leads. */
export const isFollowable = (address: string): boolean => {
  if (address.length > 2000 || deceiving.test(address)) return false
  const [, host = '', port = ''] = followable.exec(address) ?? []
  return plainHost.test(host) && Number(port) <= highestPort
}

/** Every mistake of a text, each once, in the order in which one would mend them. */
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

/** What the gaps of a text are called, each once. */
export const gapsIn = (body: string): readonly string[] => each(body, gap)

/** Where a gap stands for the first time. */
export const gapAt = (body: string, name: string): Selection | null => {
  const from = body.indexOf(`{${name}}`)
  return from < 0 ? null : { from, to: from + name.length + 2 }
}

/** A text whose gaps are filled in as far as they are known. */
export const withoutGaps = (body: string, known: (name: string) => string | null): string =>
  body.replace(gap, (whole, name: string) => known(name) ?? whole)

/** What a pattern finds, each once: its group, or the whole. */
const each = (text: string, pattern: RegExp): readonly string[] => [
  ...new Set([...text.matchAll(pattern)].map(([whole, group]) => group ?? whole)),
]
