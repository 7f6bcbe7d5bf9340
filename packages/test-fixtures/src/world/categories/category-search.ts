import { comparable, searchVariants } from '../search-variants.ts'
import type { CategoryNode } from './categories.ts'

/** A text as it is compared, with the place of each of its characters in the written text. */
interface Compared {
  readonly text: string
  readonly places: readonly number[]
}

const characters = new Map<string, string>()

const comparedCharacter = (character: string): string => {
  const before = characters.get(character)
  if (before !== undefined) return before
  const made = character === ' ' ? ' ' : comparable(character)
  characters.set(character, made)
  return made
}

const comparedOf = (title: string): Compared => {
  const compared = [...title].flatMap((character, place) => {
    return [...comparedCharacter(character)].map((one) => [one, place] as const)
  })
  return { text: compared.map(([one]) => one).join(''), places: compared.map(([, place]) => place) }
}

const known = new WeakMap<CategoryNode, Compared>()

const compared = (node: CategoryNode): Compared => {
  const before = known.get(node)
  if (before !== undefined) return before
  const made = comparedOf(node.title)
  known.set(node, made)
  return made
}

/** Longer words are compared without their ending: «футболка» finds «Футболки». */
const stem = (word: string): string => (word.length > 4 ? word.replace(/[аиоуюя]+$/, '') : word)

/** Where a title holds a word, at the beginning of a word if possible; -1 if nowhere. */
const placeIn = (text: string, variants: readonly string[]): readonly [at: number, length: number] | null => {
  const found = variants.flatMap((variant) => {
    const at = ` ${text}`.indexOf(` ${variant}`)
    return at >= 0 ? [[at, variant.length] as const] : []
  })
  const inside = variants.flatMap((variant) => {
    const at = text.indexOf(variant)
    return at >= 0 ? [[at, variant.length] as const] : []
  })
  return found[0] ?? inside[0] ?? null
}

export interface FoundCategory {
  readonly node: CategoryNode
  readonly match: readonly [from: number, to: number] | null
}

/** Every word must be in the title of a category or above it; those whose own title begins with one come first. */
export const categoriesLike = (
  nodes: readonly CategoryNode[],
  search: string,
  limit: number,
): readonly FoundCategory[] => {
  const words = search.split(/\s+/).flatMap((word) => {
    const variants = [...new Set(searchVariants(word).map(stem))].filter((one) => one !== '')
    return variants.length > 0 ? [variants] : []
  })
  if (words.length === 0) return []
  const ranked = nodes.flatMap((node) => {
    const { text, places } = compared(node)
    const own = words.map((variants) => placeIn(text, variants))
    const isFound = words.every((variants, at) => own[at] || isAbove(node, variants))
    if (!isFound) return []
    const [at, length] = own.find((place) => place !== null) ?? [-1, 0]
    const match = at < 0 ? null : ([places[at] ?? 0, (places[at + length - 1] ?? 0) + 1] as const)
    const rank = at === 0 ? 0 : at > 0 ? 1 : 2
    return [{ node, match, rank }]
  })
  return ranked
    .toSorted((one, other) => one.rank - other.rank || one.node.title.length - other.node.title.length)
    .slice(0, limit)
}

/** How much of a word a title may lack at its end: «сукня» is meant by «Сукні», «лляна» by «Лляні». */
const roots = (word: string): readonly string[] =>
  searchVariants(word).flatMap((variant) =>
    variant.length > 3 ? [variant.slice(0, Math.max(4, variant.length - 3))] : [],
  )

/** Leaves that have some words of a title in theirs or above it, those with most of them first. */
export const guessedCategories = (
  leaves: readonly CategoryNode[],
  title: string,
  limit: number,
): readonly FoundCategory[] => {
  const words = title.split(/\s+/).map(roots)
  const ranked = leaves.flatMap((node) => {
    const { text, places } = compared(node)
    const own = words.map((variants) => placeAtBeginning(text, variants))
    const above = words.filter((variants, at) => own[at] === null && isAbove(node, variants)).length
    const points = own.filter((place) => place !== null).length * 2 + above
    if (points === 0) return []
    const [at, length] = own.find((place) => place !== null) ?? [-1, 0]
    const match = at < 0 ? null : ([places[at] ?? 0, (places[at + length - 1] ?? 0) + 1] as const)
    return [{ node, match, points }]
  })
  return ranked
    .toSorted((one, other) => other.points - one.points || one.node.title.length - other.node.title.length)
    .slice(0, limit)
}

const placeAtBeginning = (text: string, variants: readonly string[]): readonly [at: number, length: number] | null => {
  const found = variants.find((variant) => ` ${text}`.includes(` ${variant}`))
  return found === undefined ? null : [` ${text}`.indexOf(` ${found}`), found.length]
}

const isAbove = ({ parent }: CategoryNode, variants: readonly string[]): boolean =>
  parent !== null && (placeIn(compared(parent).text, variants) !== null || isAbove(parent, variants))
