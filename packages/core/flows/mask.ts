import { type Kind, likenessOf } from './likeness.ts'

const named: readonly (readonly [RegExp, Kind])[] = [
  [/telephone|phone|^digits$/i, 'telephone'],
  [/iban|card/i, 'iban'],
  [/token$|secret|password|^repeat$|api_?key$|carrierkey$|^code$|authori[sz]ation/i, 'text'],
  [/^(first|last|middle|store|full|user)_?name$|holder|recipient|e-?mail|contact|username/i, 'text'],
  [/^manager_?telegram|telegram_?id|chat_?id/i, 'text'],
]

const kinds = new Map<string, Kind | null>()

/** Kinds of secrets by the name they stand under; `null` for what anybody may see. */
export const kindOf = (name: string): Kind | null => {
  const known = kinds.get(name)
  if (known !== undefined) return known
  const kind = named.find(([pattern]) => pattern.test(name))?.[1] ?? null
  kinds.set(name, kind)
  return kind
}

/** Words of the program: names of states, types, ids. No name of a person, which begins with a capital, and no telephone. */
export const isWord = (text: string): boolean => /^(?![A-Z])[\w.:/?=&%#+-]{0,60}$/.test(text) && !/\d{8}/.test(text)

/** The name under which a value of a record stands; a field that is typed into is called by its own name. */
export const nameIn = (record: Readonly<Record<string, unknown>>, key: string): string => {
  if (key !== 'text') return key === 'name' && isPersonal(record[key]) ? 'fullName' : key
  if (typeof record['field'] === 'string') return record['field']
  const [subject = ''] = String(record['type'] ?? '').split('.typed')
  return typeof record['type'] === 'string' && record['type'].endsWith('.typed') ? subject : key
}

/** Whether a value of a record, or a part of it, is on the list. Of what is typed nobody knows what it will be. */
export const isSecret = (record: object, key: string): boolean =>
  key === 'text' || kindOf(nameIn(record as Readonly<Record<string, unknown>>, key)) !== null

const isPersonal = (value: unknown): boolean => typeof value === 'string' && !isWord(value)

export interface Mask {
  /** Hides what stands under a name, if it is on the list; the same value always looks the same. */
  hide(name: string, text: string): string
}

/** How many different secrets are looked for in other texts. */
const most = 2000

/**
 * Masks that keep length, kind of signs and whatever rules look at: a telephone stays one of its operator,
 * an account keeps a right checksum, a password its letters and digits.
 */
export const createMask = (salt: string): Mask => {
  const known = new Map<string, string>()

  const hideAs = (kind: Kind, text: string): string => {
    const bare = text.trim()
    const found = known.get(bare)
    const mask = found ?? likenessOf(kind, bare, salt)
    if (found === undefined && bare.length >= 4 && known.size < most) known.set(bare, mask)
    return text.replace(bare, () => mask)
  }

  const hideInside = (text: string): string => {
    let shown = text
      .replace(/(?<!\d)(?:\+|380|0)\d[\d\s()-]{7,}\d/g, (found) => hideAs('telephone', found))
      .replace(/[^\s@<>()]+@[^\s@<>()]+\.\w+/g, (found) => hideAs('text', found))
    for (const [secret, mask] of known) if (shown.includes(secret)) shown = replacedWords(shown, secret, mask)
    return shown
  }

  return {
    hide: (name, text) => {
      const kind = text === '' ? null : kindOf(name)
      if (kind !== null) return hideAs(kind, text)
      return isWord(text) && text.length < 20 ? text : hideInside(text)
    },
  }
}

const replacedWords = (text: string, secret: string, mask: string): string => {
  const parts = text.split(secret)
  return parts.reduce((before, after) => {
    const isInsideWord = /[\p{L}\p{N}]$/u.test(before) || /^[\p{L}\p{N}]/u.test(after)
    return before + (isInsideWord && secret.length < 12 ? secret : mask) + after
  })
}
