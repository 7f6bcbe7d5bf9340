import type { Message } from '../kernel/message.ts'

/** The length of a key of Nova Poshta, which has hexadecimal digits only. */
export const keyLength = 32

/** A pasted key without blanks and quotes. */
export const tidyKey = (written: string): string => written.replace(/[\s"'`«»“”„]/g, '').toLowerCase()

/** What the carrier says about a typed key before it is saved. */
export interface KeyOwner {
  /** The person in whose name the carrier issued the key. */
  readonly owner: string | null
}

/** The error of a typed key; `null` when its form is right. */
export const keyMistake = (written: string): Message | null =>
  new RegExp(`^[0-9a-f]{${keyLength}}$`).test(tidyKey(written))
    ? null
    : { key: 'deliveries.keyForm', values: { length: keyLength } }
