import { searchIn } from './categories.domain.ts'

const link = /^https?:\/\/[^\s/]+(\/[^\s?#]*)?/i
const shortestWord = 3

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The words of the path of a link; numbers, short parts and the language are of no use for a guess. */
const wordsOfLink = (path: string): readonly string[] =>
  decoded(path)
    .replace(/\.\w+$/, '')
    .split(/[^\p{L}’'ʼ]+/u)
    .filter((word) => word.length >= shortestWord)

const wordsIn = (typed: string): readonly string[] => {
  const found = link.exec(typed.trim())
  return found ? wordsOfLink(found[1] ?? '') : (searchIn(typed)?.split(' ') ?? [])
}

export const isLink = (typed: string): boolean => link.test(typed.trim())

/** The words by which the server guesses categories; `null` when the typed text is a link without any. */
export const guessIn = (typed: string): string | null => wordsIn(typed).join(' ') || null

/** Whether a search that found nothing may be a title: one word either is a category or is not. */
export const mayBeTitle = (typed: string): boolean => !isLink(typed) && wordsIn(typed).length > 1
