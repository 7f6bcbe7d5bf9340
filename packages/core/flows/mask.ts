import { markOf } from '../src/intents/mark.domain.ts'
import { type Kind, likenessOf, type Random, type Table } from './likeness.ts'
import { createSums } from './sums.ts'

/** Kinds of secrets by field name. */
const named: readonly (readonly [RegExp, Kind])[] = [
  [/telephone|phone|^digits$/i, 'telephone'],
  [/iban|card/i, 'iban'],
  [/password|^repeat$|token$|secret/i, 'password'],
  [/^(main|service|cost|mainBalance|serviceBalance|available|minimum|debt)$/, 'figure'],
  [/amount/i, 'sum'],
  [/^(registeredAt|publishedAt|updatedAt)$/, 'date'],
  [/^(href|search|hash|written)$/, 'address'],
]

const namesIn = (...lines: readonly string[]): ReadonlySet<string> =>
  new Set(lines.flatMap((names) => names.split(' ')))

/** Names of fields that contain words of the program. */
const words = namesIn(
  'type kind status key field form action variant theme density language purpose result step phase mode reason',
  'to page landing returnTo dialog dialogs opens modals openGroups group of only list lists left source newest',
  'kept postponed drafts became target leaveRequest prevention country countryIso protocol host encoding stage tone rule direction',
  'screens.loadScreen screens.loadView journal.saveIntent sessionStore.saveSession realtime.jitter',
  'missing problems carrier origin permission',
)

/** Names of fields that count: numbers, also as text, that reveal nothing personal. */
const counts = namesIn(
  'status page tone attempt step',
  'at until pause openings secondsLeft retryAfter attempt failures looks misses unclear version nextId reach newItems stale depth missed position',
  'seq lastSeq readSeq theirReadSeq unread after last arrived count newCount notifications.fetchNewCount chats orders total failedSubscriptions ignored failedBesideServer done length processed failed',
  'lastPage pageSize indexes from min max least most mostBytes mostPixels width height size x y progress zoom',
)

const word = /^[A-Za-z]+(?:[.:/-]?[A-Za-z]+)*:?$/
/** A count written as text. */
const digits = /^\d{1,3}$/
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/
/** A phone number as the API writes it; it is masked under any name. */
const telephone = /^380\d{9}$/
/** A carrier key as the API writes it; it is masked under any name, also if it has letters only. */
const carrierKey = /^[\da-f]{32}$/i
/** A key of a record that the program gives: a name of a field or a word. */
const identifier = /^[A-Za-z_$][A-Za-z_$.-]{0,60}\d{0,2}$/
/** The mark of a move at the end of a line's description. */
const marked = /^(.*) · ([0-9A-Z]{4}-[0-9A-Z]{4})$/s

const kinds = new Map<string, Kind | 'word'>()

const kindNamed = (name: string): Kind | 'word' => {
  const known = kinds.get(name)
  if (known !== undefined) return known
  const kind =
    named.find(([pattern]) => pattern.test(name))?.[1] ?? (words.has(name) || counts.has(name) ? 'word' : 'text')
  kinds.set(name, kind)
  return kind
}

/** The kind of secret that a value of this name is; `null` when it is public. */
export const kindOf = (name: string, value: string | number): Kind | null => {
  const kind = kindNamed(name)
  if (typeof value === 'number') {
    if (value === 0 || counts.has(name) || /At$/.test(name)) return null
    return kind === 'figure' ? kind : 'sum'
  }
  if (value === '') return null
  if (carrierKey.test(value)) return 'text'
  if (kind === 'word' && (name === 'country' || isProgramText(name, value))) return null
  if (moment.test(value)) return kind === 'date' ? kind : null
  if (telephone.test(value)) return 'telephone'
  return kind === 'word' || kind === 'date' ? 'text' : kind
}

const isProgramText = (name: string, value: string): boolean =>
  (words.has(name) && word.test(value)) || (counts.has(name) && digits.test(value))

const ofSupplier: Readonly<Record<string, string>> = { id: 'supplierId', createdAt: 'registeredAt' }
const isOfPerson = (record: object): boolean => ['telephone', 'email', 'firstname'].some((name) => name in record)
const ofCountry = new Set(['iso', 'name', 'prefix', 'mask', 'flag'])

/** The name that decides how a value of a record is masked. Typed text is named after its field. */
export const nameIn = (record: Readonly<Record<string, unknown>>, key: string): string => {
  if (ofCountry.has(key) && 'flag' in record && 'iso' in record) return 'country'
  if (Object.hasOwn(ofSupplier, key) && isOfPerson(record)) return ofSupplier[key] ?? key
  if (key === 'id' && typeof record[key] === 'number') return 'count'
  if (key === 'code' && ('kind' in record || typeof record[key] === 'number')) return 'status'
  if (key !== 'text') return key
  const { field, type } = record
  const name = typeof field === 'string' ? field : (/^(\w+)\.typed$/.exec(String(type))?.[1] ?? key)
  return kindNamed(name) === 'word' ? key : name
}

export interface Mask {
  /** Masks the value of this name unless it is public; the same value always gets the same mask. */
  hide<Value extends string | number>(name: string, value: Value): Value
  /** Masks a key of a record, unless the program gave it. */
  hideKey(key: string): string
  /** Tells of a random id that the program made: it, and the mark that is derived from it, are public. */
  know(id: string): void
}

/** Hides nothing: for invented people, and for what is masked already. */
export const noMask: Mask = { hide: (_, value) => value, hideKey: (key) => key, know: () => {} }

/** How often to draw again when a mask is already used; a single character has few alternatives. */
const tries = 40

/**
 * Each secret gets the next replacement from a random stream, so a mask reveals only what rules check: length, kinds of
 * characters, the operator of a phone number, whether a checksum is valid.
 */
export const createMask = (random: Random): Mask => {
  const known = new Map<string, string>()
  const taken = new Set<string>()
  const sumLike = createSums(random)

  const textLike: Table['text'] = (kind, secret, make) => {
    const found = known.get(`${kind} ${secret}`)
    if (found !== undefined) return found
    let likeness = make(random)
    for (let tried = 1; taken.has(`${kind} ${likeness}`) && tried < tries; tried += 1) likeness = make(random)
    known.set(`${kind} ${secret}`, likeness)
    taken.add(`${kind} ${likeness}`)
    return likeness
  }
  const table: Table = { text: textLike, figure: (amount) => sumLike(amount, true) }

  const ids = new Set<string>()
  const marks = new Set<string>()

  const hide = <Value extends string | number>(name: string, value: Value): Value => {
    const kind = kindOf(name, value)
    if (kind === null || ids.has(String(value))) return value
    if (typeof value === 'number') return sumLike(value, kind === 'figure') as Value
    const [, purpose, mark] = marked.exec(value) ?? []
    if (purpose !== undefined && mark !== undefined && marks.has(mark))
      return `${likenessOf(kind, purpose, table)} · ${mark}` as Value
    return likenessOf(kind, value, table) as Value
  }
  return {
    hide,
    hideKey: (key) =>
      identifier.test(key) && !telephone.test(key) && !carrierKey.test(key) ? key : hide('keyOfRecord', key),
    know: (id) => {
      ids.add(id)
      marks.add(markOf({ id }))
    },
  }
}
