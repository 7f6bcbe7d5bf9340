import { parseHryvnias } from '../src/kernel/money.ts'
import { routeNames, routeOf } from '../src/kernel/routes.ts'
import { remainderOf } from '../src/requisites/iban.domain.ts'

/** Returns the next number of a random stream, whole and not negative. */
export type Random = () => number

/** The kinds of secrets. */
export type Kind = 'telephone' | 'iban' | 'password' | 'text' | 'figure' | 'sum' | 'date' | 'address'

/** Returns the replacement of a secret: the one it already has, or a new one. */
export interface Table {
  text(kind: Kind, secret: string, make: (draw: Random) => string): string
  figure(amount: number): number
}

/**
 * Replaces a secret with another text of the same length and character kinds, which the app's rules treat the same way.
 */
export const likenessOf = (kind: Kind, text: string, table: Table): string => likenesses[kind](text, table)

const likenesses: Readonly<Record<Kind, (text: string, table: Table) => string>> = {
  text: (text, table) => {
    const bare = text.trim()
    return text.replace(bare, () => table.text('text', bare, (draw) => likened(bare, draw)))
  },
  password: (text, table) => table.text('password', text, (draw) => likened(text, draw, everySign)),
  telephone: (text, table) => {
    if (/[^\d\s+()./-]/.test(text)) return likenesses.text(text, table)
    const digits = text.replace(/\D/g, '')
    const operator = /^(?:00)?(?:38(?=0))?(?:0\d{2}|\d{2})/.exec(digits)?.[0] ?? digits
    const own = digits.slice(operator.length)
    return filled(text, /\d/g, operator + table.text('telephone', own, (draw) => likened(own, draw)))
  },
  iban: (text, table) => {
    const account = text.replace(/\s/g, '').toUpperCase()
    const hidden = table.text('iban', account, (draw) => accountLike(account, likened(account, draw)))
    return filled(text, /\S/g, hidden, (sign, was) => (was === was.toLowerCase() ? sign.toLowerCase() : sign))
  },
  figure: (text, table) => {
    const amount = parseHryvnias(text)
    if (amount === null) return likenesses.text(text, table)
    const [, point = '', part = ''] = /([.,])(\d+)$/.exec(text.trim()) ?? []
    const likeness = String(table.figure(amount)).padStart(3, '0')
    return text.replace(text.trim(), likeness.slice(0, -2) + point + likeness.slice(-2).slice(0, part.length))
  },
  /** A typed amount is compared with the figures, so it is masked like them. */
  sum: (text, table) => likenesses.figure(text, table),
  date: (text, table) =>
    table.text('date', text, (draw) => new Date(Date.UTC(2020, 0, 1) + (draw() % 150_000) * 1_000_000).toISOString()),
  address: (text, table) => {
    const hidden = (part: string) => coded(part, (bare) => likenesses.text(bare, table))
    const site = /^https?:\/\/[\w.:-]+(?=[/?#]|$)/.exec(text)?.[0] ?? ''
    if (site !== '' || !/^[/?#]/.test(text)) return site + hidden(text.slice(site.length))
    const [, path = '', query = '', hash = ''] = /^([^?#]*)([^#]*)(.*)$/s.exec(text) ?? []
    return [
      path.replace(/[^/]+/g, (part) => (publicParts.has(part) ? part : hidden(part))),
      query.replace(/[^?&=]+/g, (part, at: number) => {
        const name = /[^?&]*$/.exec(query.slice(0, at))?.[0]
        return name === '' ? (params.has(part) ? part : hidden(part)) : isShown(name, part) ? part : hidden(part)
      }),
      hash.replace(/[^#]+/, hidden),
    ].join('')
  },
}

const publicParts = new Set(routeNames.flatMap((name) => routeOf(name).path.split('/')))

const word = /^[a-z][a-zA-Z-]{0,30}$/
const nothing = /^$/

/** The query parameters of routes, and the values of each that reveal nothing personal. */
const params: ReadonlyMap<string, RegExp> = new Map([
  ['page', /^\d{1,4}$/],
  ...'type status article payment to tab do period metric by compare'.split(' ').map((name) => [name, word] as const),
  ...'topUp ref store order review campaign ad shelf import key sender'
    .split(' ')
    .map((name) => [name, nothing] as const),
])

const isShown = (name: string | undefined, value: string): boolean =>
  params.get(name?.replace('=', '') ?? '')?.test(value) ?? false

/** Decodes a part of a URL, changes it, and encodes it again if it was encoded. */
const coded = (part: string, change: (bare: string) => string): string => {
  try {
    return part.includes('%') ? encodeURIComponent(change(decodeURIComponent(part))) : change(part)
  } catch {
    return change(part)
  }
}

/** Replaces the matching characters of a text one by one. */
const filled = (text: string, signs: RegExp, by: string, as = (sign: string, _was: string) => sign): string => {
  let at = 0
  return text.replace(signs, (was) => {
    at += 1
    return as(by.charAt(at - 1) || was, was)
  })
}

/** A masked account with the country of the original, and a valid checksum if the original has one. */
const accountLike = (account: string, hidden: string): string => {
  if (!/^[A-Z]{2}\d{2}/.test(account)) return hidden
  const country = account.slice(0, 2)
  const rest = 98 - remainderOf(`${country}00${hidden.slice(4)}`)
  const check = remainderOf(account) === 1 ? rest : (rest + 1) % 100
  return country + String(check).padStart(2, '0') + hidden.slice(4)
}

type Alphabets = readonly (readonly [RegExp, first: number, last: number])[]

const alphabets: Alphabets = [
  [/\d/, 0x30, 0x39],
  [/[a-z]/, 0x61, 0x7a],
  [/[A-Z]/, 0x41, 0x5a],
  [/\p{Ll}/u, 0x430, 0x44f],
  [/\p{Lu}/u, 0x410, 0x42f],
  [/\p{N}/u, 0x2460, 0x249b],
  [/\p{L}/u, 0x4e00, 0x9fff],
  [/./, 0x21, 0x2f],
]

/** Characters of two UTF-16 units, which rules count as one. */
const wideAlphabets: Alphabets = [
  [/\p{N}/u, 0x1d7d8, 0x1d7e1],
  [/./u, 0x20000, 0x200ff],
]

/**
 * Not masked, because rules look for it and it reveals nothing personal: the beginning of a URL.
 */
const kept = /(?:https?:\/\/)?(?:www\.)?(?:t|telegram)\.me\/|https?:\/\//

const signs = new RegExp(`${kept.source}|[\\p{L}\\p{N}]`, 'gu')

/** In a password the characters between letters are secret too. */
const everySign = /[\p{L}\p{N}!-/:-@[-`{-~]/gu

const likened = (text: string, draw: Random, of = signs): string =>
  text.replace(of, (sign) => {
    if (sign.length > 2) return sign
    const [, first = 0, last = 0] = (sign.length === 1 ? alphabets : wideAlphabets).find(([of]) => of.test(sign)) ?? []
    return String.fromCodePoint(first + (draw() % (last - first + 1)))
  })
