import { Unreadable } from './table.ts'

export interface Decoded {
  readonly text: string
  readonly encoding: string
}

/** The encodings in which old programs write Ukrainian, most usual first. */
const eightBit = ['windows-1251', 'koi8-u', 'ibm866', 'x-mac-cyrillic'] as const

/** Every encoding that is read. */
export const encodings = ['utf-8', 'utf-16le', 'utf-16be', ...eightBit] as const

const exactly = (bytes: Uint8Array, encoding: string): string | null => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

const marks: readonly (readonly [encoding: string, ...bytes: number[]])[] = [
  ['utf-8', 0xef, 0xbb, 0xbf],
  ['utf-16le', 0xff, 0xfe],
  ['utf-16be', 0xfe, 0xff],
]

const markOf = (bytes: Uint8Array): string | null =>
  marks.find(([, ...mark]) => mark.every((byte, at) => bytes[at] === byte))?.[0] ?? null

/** UTF-16 without a mark: every second byte of its delimiters and digits is 0. */
const wideOf = (bytes: Uint8Array): string | null => {
  const head = bytes.subarray(0, 2000)
  const zeros = [0, 1].map((half) => head.filter((byte, at) => byte === 0 && at % 2 === half).length)
  const [even = 0, odd = 0] = zeros
  if (even + odd < head.length / 20) return null
  if (even === 0) return 'utf-16le'
  return odd === 0 ? 'utf-16be' : null
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

const usual = /[оанитвеірскд]/gi
const rare = /[щфъэёђѓѕјљњћќўџ]/gi
/** Signs that stand in no price list, and those that stand in no word. */
const signs = /[^\p{L}\p{N}\s\p{P}$€₴+=<>|~^`°×№]|\p{L}[€•×°]|[€•÷≥≤](?=\p{L})/gu
const mixed = /[а-яґєії][А-ЯҐЄІЇ]/g

/**
 * How much a text looks like Ukrainian or Russian: in another encoding its usual letters become rare ones, capitals in
 * the middle of words, and signs of which no table has many.
 */
const likeness = (text: string): number =>
  count(text, usual) - count(text, rare) * 2 - count(text, mixed) * 2 - count(text, signs) * 2

const eightBitOf = (bytes: Uint8Array): Decoded | null => {
  const head = bytes.subarray(0, 100_000)
  const [best] = eightBit
    .map((encoding) => ({ encoding, score: likeness(new TextDecoder(encoding).decode(head)) }))
    .toSorted((one, other) => other.score - one.score)
  return best === undefined || best.score <= 0 ? null : { text: new TextDecoder(best.encoding).decode(bytes), ...best }
}

/** A text that is UTF-8 but for a few bytes; their line is said, because a value with a wrong letter is a wrong value. */
const brokenLine = (bytes: Uint8Array): number | null => {
  const text = new TextDecoder('utf-8').decode(bytes)
  const broken = count(text, /\ufffd/g)
  const letters = count(text, /[а-яґєії]/gi)
  return broken > 0 && letters > broken * 10 ? text.slice(0, text.indexOf('\ufffd')).split('\n').length : null
}

/**
 * The text of a file: by the supplier's choice, by its mark, as UTF-8 if every byte of it is, as it declares, or in the
 * encoding in which it looks like words.
 */
export const decoded = (bytes: Uint8Array, chosen?: string, declared?: string): Decoded => {
  if (chosen) return { text: new TextDecoder(chosen).decode(bytes), encoding: chosen }
  for (const encoding of [markOf(bytes), wideOf(bytes), 'utf-8']) {
    const text = encoding === null ? null : exactly(bytes, encoding)
    if (encoding !== null && text !== null) return { text, encoding }
  }
  const line = brokenLine(bytes)
  if (line !== null) throw new Unreadable('letters_broken', line)
  const isDeclared = declared !== undefined && (eightBit as readonly string[]).includes(declared)
  const found = isDeclared ? { text: new TextDecoder(declared).decode(bytes), encoding: declared } : eightBitOf(bytes)
  if (found === null) throw new Unreadable('encoding_doubtful')
  return { text: found.text, encoding: found.encoding }
}

/** The lines of places in a text, which must be asked for in order. */
export const linesOf = (text: string): ((place: number) => number) => {
  let line = 1
  let seen = 0
  return (place) => {
    for (; seen < place; seen += 1) if (text.charCodeAt(seen) === 10) line += 1
    return line
  }
}
