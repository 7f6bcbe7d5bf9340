declare const isUnknown: unique symbol

/** A word of the server that the panel does not know: it is shown as it came and allows nothing. */
export type UnknownWord = string & { readonly [isUnknown]: true }

/** One of the known words, or another one of the server. */
export type Word<Known extends string> = Known | UnknownWord

/** A word as the server wrote it. */
export const wordOf = <Known extends string>(known: readonly Known[], written: string): Word<Known> =>
  isAmong(known, written) ? written : (written as UnknownWord)

export const isAmong = <Known extends string>(known: readonly Known[], word: string): word is Known =>
  known.some((one) => one === word)

/** The entry of a word in a table of the known ones; `null` for an unknown word. */
export const entryOf = <Known extends string, Entry>(
  table: Readonly<Record<Known, Entry>>,
  word: Word<NoInfer<Known>>,
): Entry | null => (isNamed(table, word) ? table[word] : null)

/** The text of a known word; an unknown one as it came. */
export const textOf = <Known extends string>(
  texts: Readonly<Record<Known, string>>,
  word: Word<NoInfer<Known>>,
): string => entryOf(texts, word) ?? word

const isNamed = <Known extends string>(table: Readonly<Record<Known, unknown>>, word: string): word is Known =>
  Object.hasOwn(table, word)
