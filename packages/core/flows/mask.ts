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

/** Names of fields that contain program words, or numbers that reveal nothing personal. */
const publicNames = new Set(
  [
    'type kind status key field form action variant theme density language purpose result step phase mode reason',
    'to page landing returnTo dialog dialogs opens modals openGroups group of only list lists left source newest',
    'kept postponed drafts became target leaveRequest prevention country countryIso protocol host encoding stage tone rule direction',
    'screens.loadScreen screens.loadView journal.saveIntent sessionStore.saveSession realtime.jitter',
    'missing problems carrier origin permission rooms',
    'at until pause openings secondsLeft retryAfter attempt failures looks misses unclear version nextId reach newItems stale depth missed position',
    'seq lastSeq readSeq theirReadSeq unread after last arrived count newCount notifications.fetchNewCount chats orders total failedSubscriptions ignored failedBesideServer done length processed failed',
    'lastPage pageSize indexes from min max least most mostBytes mostPixels width height size x y progress zoom',
  ].flatMap((names) => names.split(' ')),
)

/** A program word, or a count written as text. */
const word = /^(?:[A-Za-z]+(?:[.:/-]?[A-Za-z]+)*:?|\d{1,3})$/
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/
/** A phone number as the API writes it; it is masked under any name. */
const telephone = /^380\d{9}$/
/** A carrier key as the API writes it; it is masked under any name, also if it has letters only. */
const carrierKey = /^[\da-f]{32}$/i
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

const kinds = new Map<string, Kind | 'public'>()

const kindNamed = (name: string): Kind | 'public' => {
  const known = kinds.get(name)
  if (known !== undefined) return known
  const kind = named.find(([pattern]) => pattern.test(name))?.[1] ?? (publicNames.has(name) ? 'public' : 'text')
  kinds.set(name, kind)
  return kind
}

/** The kind of secret that a value of this name is; `null` when it is public. */
export const kindOf = (name: string, value: string | number): Kind | null => {
  const kind = kindNamed(name)
  if (typeof value === 'string' && carrierKey.test(value)) return 'text'
  if (kind === 'public' && (name === 'country' || typeof value === 'number' || word.test(value))) return null
  if (typeof value === 'number') return value === 0 || /At$/.test(name) ? null : kind === 'figure' ? kind : 'sum'
  if (value === '' || uuid.test(value)) return null
  if (moment.test(value)) return kind === 'date' ? kind : null
  if (telephone.test(value)) return 'telephone'
  return kind === 'public' || kind === 'date' ? 'text' : kind
}

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
  return kindNamed(name) === 'public' ? key : name
}

export interface Mask {
  /** Masks the value of this name unless it is public; the same value always gets the same mask. */
  hide<Value extends string | number>(name: string, value: Value): Value
}

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

  return {
    hide: (name, value) => {
      const kind = kindOf(name, value)
      if (kind === null) return value
      return (
        typeof value === 'number' ? sumLike(value, kind === 'figure') : likenessOf(kind, value, table)
      ) as typeof value
    },
  }
}
