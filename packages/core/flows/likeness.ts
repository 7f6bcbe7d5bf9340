import { remainderOf } from '../src/payouts/payout-request.domain.ts'
import { hashOf } from './hash.ts'

/** What kinds of secrets there are. */
export type Kind = 'telephone' | 'iban' | 'text'

/** Another text of the same length and kind of signs, which follows from this one and the salt alone. */
export const likenessOf = (kind: Kind, text: string, salt: string): string => likenesses[kind](text, salt)

const likenesses: Readonly<Record<Kind, (text: string, salt: string) => string>> = {
  text: (text, salt) => likened(text, drawing(salt + text)),
  telephone: (text, salt) => {
    const digits = text.replace(/\D/g, '')
    const kept = /^(?:00)?(?:38(?=0))?(?:0\d{2}|\d{2})/.exec(digits)?.[0].length ?? digits.length
    const draw = drawing(salt + digits.slice(kept))
    let at = 0
    return text.replace(/\d/g, (digit) => {
      at += 1
      return at <= kept ? digit : likened(digit, draw)
    })
  },
  iban: (text, salt) => {
    const hidden = likened(text, drawing(salt + text.replace(/\s/g, '').toUpperCase()))
    const country = text.slice(0, 2)
    if (!/^[a-z]{2}\s?\d{2}/i.test(text)) return hidden
    const account = (country + hidden.slice(2)).replace(/\s/g, '').toUpperCase()
    const isRight = remainderOf(text.replace(/\s/g, '').toUpperCase()) === 1
    const rest = 98 - remainderOf(`${account.slice(0, 2)}00${account.slice(4)}`)
    const check = String(isRight ? rest : (rest + 1) % 100).padStart(2, '0')
    let at = 0
    return (country + hidden.slice(2)).replace(/\d/g, (digit) => {
      at += 1
      return at <= 2 ? check.charAt(at - 1) : digit
    })
  },
}

type Alphabets = readonly (readonly [RegExp, readonly string[]])[]

const signsFrom = (first: number, last: number): readonly string[] =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at))

const alphabets: Alphabets = [
  [/\d/, signsFrom(0x30, 0x39)],
  [/[a-z]/, signsFrom(0x61, 0x7a)],
  [/[A-Z]/, signsFrom(0x41, 0x5a)],
  [/\p{Ll}/u, signsFrom(0x430, 0x44f)],
  [/\p{Lu}/u, signsFrom(0x410, 0x42f)],
  [/\p{N}/u, signsFrom(0x660, 0x669)],
  [/./u, ['x']],
]

/** Of signs that take the room of two: rules count them as one. */
const wideAlphabets: Alphabets = [
  [/\p{N}/u, signsFrom(0x1d7d8, 0x1d7e1)],
  [/./u, signsFrom(0x20000, 0x200ff)],
]

/** The address of a site says nothing of the person behind it, and rules look for it. */
const likened = (text: string, draw: () => number): string =>
  text.replace(/^(?:https?:\/\/)?(?:www\.)?(?:t|telegram)\.me\/|[\p{L}\p{N}]/gu, (sign) => {
    if (sign.length > 2) return sign
    const signs = (sign.length === 1 ? alphabets : wideAlphabets).find(([pattern]) => pattern.test(sign))?.[1] ?? []
    return signs[draw() % signs.length] ?? sign
  })

/** Numbers that follow from a text and from nothing else. */
const drawing = (text: string): (() => number) => {
  let state = hashOf(text)
  return () => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d)
    state = Math.imul(state ^ (state >>> 12), 0x297a2d39)
    state ^= state >>> 15
    return state >>> 0
  }
}
