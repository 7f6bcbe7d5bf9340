import { type Option, pickOf } from '../kit/form/options.domain.ts'
import { branchWords, englishKeys, layouts, lockerWords, numberWords } from './place-words.domain.ts'

/** A settlement and the number of a branch in it, as a supplier typed them in one line. */
export interface TypedPlace {
  /** As typed, without the words for the branch; empty when only the branch was typed. */
  readonly settlement: string
  readonly number: string
  readonly kind: 'branch' | 'locker'
}

/** Whole words, with the dot of a shortened one. */
const anyOf = (words: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])(?:${words.join('|')})(?![\\p{L}\\d])\\.?`, 'iu')

const branch = anyOf(branchWords)
const locker = anyOf(lockerWords)
const sign = anyOf(numberWords)
const longestNumber = 5

/** The text as it would be with the keyboard switched to this layout. */
const switched = (text: string, layout: string): string =>
  [...text].map((letter) => layout[englishKeys.indexOf(letter)] ?? letter).join('')

const namesBranch = (text: string): boolean => branch.test(text) || locker.test(text)

/** The text in the letters that were meant: a word for a branch shows on which layout they were typed. */
const meant = (text: string): string => {
  if (namesBranch(text) || !/[a-z]/.test(text)) return text
  return layouts.map((layout) => switched(text, layout)).find(namesBranch) ?? text
}

const without = (text: string, words: RegExp): string => text.replace(new RegExp(words, 'giu'), ' ')

/** The settlement and the branch in a typed line; `null` when it names no number that a branch can have. */
export const placeIn = (typed: string): TypedPlace | null => {
  // A number may be stuck to its word.
  const text = meant(typed.toLowerCase().replace(/\d+/g, ' $& ').trim())
  const [number, other] = text.match(/\d+/g) ?? []
  if (number === undefined || other !== undefined || number.length > longestNumber) return null
  const name = [locker, branch, sign].reduce(without, text.replace(number, ' ').replace(/[,;:()№#]/g, ' '))
  return {
    settlement: name.replace(/\s+/g, ' ').replace(/^[\s.\-–—/]+|[\s.\-–—/]+$/g, ''),
    number: String(Number(number)),
    kind: locker.test(text) ? 'locker' : 'branch',
  }
}

/** Whether a branch has this number; its title names it first. */
const isNumbered = ({ title }: Option, number: string): boolean => /\d+/.exec(title)?.[0] === number

/** The proposals of a typed place: the branches with this very number in a settlement, those of the typed kind first. */
export const proposalsIn = (
  { number, kind }: TypedPlace,
  { id, title, text }: Option,
  branches: readonly Option[],
): readonly Option[] => {
  const isMeant = (one: Option) => locker.test(one.title) === (kind === 'locker')
  return branches
    .filter((one) => isNumbered(one, number))
    .toSorted((one, other) => Number(isMeant(other)) - Number(isMeant(one)))
    .map((one) => ({
      id: `${id} ${one.id}`,
      title: `${title}, ${one.title}`,
      text: [text, one.text].filter(Boolean).join(' · ') || null,
      refusal: one.refusal,
      ...(one.note && { note: one.note }),
      values: { settlement: { id, title }, kind: 'branch', warehouse: pickOf(one) },
    }))
}
