import { type Kind, likenessOf, type Random, type Table } from './likeness.ts'
import { createSums } from './sums.ts'

/** Kinds of secrets by the name they stand under. */
const named: readonly (readonly [RegExp, Kind])[] = [
  [/telephone|phone|^digits$/i, 'telephone'],
  [/iban|card/i, 'iban'],
  [/password|^repeat$|token$|secret/i, 'password'],
  [/^(main|service|cost|mainBalance|serviceBalance|available|minimum)$/, 'figure'],
  [/amount/i, 'sum'],
  [/^(registeredAt|publishedAt|updatedAt)$/, 'date'],
  [/^(href|search|hash|written)$/, 'address'],
]

/** Names under which words of the program stand, and numbers that tell nothing of a person. */
const publicNames = new Set(
  [
    'type kind status key field form action variant theme density language purpose result step phase mode verdict reason',
    'to page landing returnTo dialog dialogs opens modals openGroups group of only list lists left source newest',
    'kept postponed drafts became wish prevention country countryIso protocol host encoding stage tone rule direction',
    'screens.loadScreen journal.saveIntent sessionStore.keepSession realtime.chance',
    'at until pause openings secondsLeft retryAfter attempt failures looks misses unclear version nextId reach newItems stale depth missed',
    'count newCount notifications.fetchNewCount chats orders total failedSubscriptions ignored shutOut done length',
    'lastPage pageSize places from min max least most mostBytes mostPixels width height size x y progress zoom',
  ].flatMap((names) => names.split(' ')),
)

/** A word as programs choose them, or a count written as a text. */
const word = /^(?:[A-Za-z]+(?:[.:/-]?[A-Za-z]+)*:?|\d{1,3})$/
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/
/** As the API writes it; wherever it stands, it is the same one. */
const telephone = /^380\d{9}$/
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

const kinds = new Map<string, Kind | 'public'>()

const kindNamed = (name: string): Kind | 'public' => {
  const known = kinds.get(name)
  if (known !== undefined) return known
  const kind = named.find(([pattern]) => pattern.test(name))?.[1] ?? (publicNames.has(name) ? 'public' : 'text')
  kinds.set(name, kind)
  return kind
}

/** What kind of secret a value is under a name; `null` for what anybody may see. */
export const kindOf = (name: string, value: string | number): Kind | null => {
  const kind = kindNamed(name)
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

/** The name under which a value of a record stands. A field that is typed into is called by its own name. */
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
  /** Hides what stands under a name, unless anybody may see it; the same value always looks the same. */
  hide<Value extends string | number>(name: string, value: Value): Value
}

/** How often another likeness is drawn when one is taken: of single signs there are few. */
const tries = 40

/**
 * Each secret gets the next likeness of a stream of random numbers, so that a mask tells nothing but what rules look
 * at: length, kinds of signs, the operator of a telephone, whether a checksum is right.
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
