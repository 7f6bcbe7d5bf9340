import { alike } from './alike-letters.domain.ts'

/** The shortest words in which a letter may differ: in shorter ones it makes another word. */
const shortest = 5

const isCyrillic = (text: string): boolean => /\p{Script=Cyrillic}/u.test(text)

/** The letters and digits of a value, as a buyer reads them. */
const read = (title: string): string => {
  const lower = title.toLocaleLowerCase('uk')
  const letters = isCyrillic(lower) ? [...lower].map((letter) => alike[letter] ?? letter).join('') : lower
  return letters.replace(/[^\p{L}\p{N}]/gu, '')
}

/** Whether one text becomes the other by changing, adding or leaving out one letter after the first. */
const differsByOneLetter = (one: string, other: string): boolean => {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (short.length < shortest || long.length - short.length > 1 || short[0] !== long[0]) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  if (at === short.length) return long.length > short.length && !/\d/.test(long.slice(-1))
  const rest = short.length === long.length ? short.slice(at + 1) : short.slice(at)
  return rest === long.slice(at + 1) && !/\d/.test(`${short[at]}${long[at]}`)
}

const areSimilar = (one: string, other: string): boolean =>
  one !== '' && other !== '' && (one === other || differsByOneLetter(one, other))

/**
 * Values that are probably one: they differ by case, spaces and signs, by letters of another alphabet, or by one letter
 * of a long word, as black in Ukrainian and in Russian. Digits always count: sizes 41 and 42 are two.
 */
export const similarValues = (titles: readonly string[]): readonly (readonly string[])[] => {
  const left = titles.map((title) => ({ title: title.trim(), read: read(title) }))
  const groups: string[][] = []
  while (left.length > 0) {
    const [first, ...others] = left.splice(0)
    if (first === undefined) break
    const same = others.filter((one) => areSimilar(first.read, one.read))
    if (same.length > 0) groups.push([first.title, ...same.map(({ title }) => title)])
    left.push(...others.filter((one) => !same.includes(one)))
  }
  return groups
}
