import { alike } from '../kernel/alike-letters.ts'

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
 * of a long word, as black in Ukrainian and in Russian. Digits always count: sizes 41 and 42 are two. A value that is
 * similar to any of a group belongs to it.
 */
export const similarValues = <One extends { readonly title: string }>(
  values: readonly One[],
): readonly (readonly One[])[] => {
  let left = values.map((value) => ({ value, read: read(value.title) }))
  const groups: (readonly One[])[] = []
  for (let next = left.shift(); next !== undefined; next = left.shift()) {
    const group = [next]
    for (const member of group) {
      group.push(...left.filter((one) => areSimilar(member.read, one.read)))
      left = left.filter((one) => !group.includes(one))
    }
    if (group.length > 1) groups.push(values.filter((value) => group.some((one) => one.value === value)))
  }
  return groups
}
