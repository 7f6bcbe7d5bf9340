import { readIban } from './iban.domain.ts'

/** The largest banks by the code in their accounts, for a time when the server cannot be asked. */
const banks = {
  '300346': 'sense',
  '300465': 'oschadbank',
  '300614': 'creditAgricole',
  '305299': 'privatbank',
  '307770': 'aBank',
  '320478': 'ukrgasbank',
  '322001': 'universal',
  '322313': 'ukreximbank',
  '325365': 'kredobank',
  '328209': 'pivdennyi',
  '334851': 'pumb',
  '351005': 'ukrsibbank',
  '380805': 'raiffeisen',
} as const
export type KnownBank = (typeof banks)[keyof typeof banks]

/** The bank of an account, as the server names it. */
export interface Bank {
  readonly mfo: string
  /** `null` when no bank has this code. */
  readonly title: string | null
}

/** The code of the bank in a Ukrainian IBAN. */
export const mfoOf = (iban: string): string => iban.slice(4, 10)

/** The bank of a typed IBAN by the table of the panel; `null` for an unknown bank or an invalid IBAN. */
export const knownBankOf = (written: string): KnownBank | null => {
  const iban = readIban(written)
  return iban === null ? null : ((banks as Readonly<Record<string, KnownBank>>)[mfoOf(iban)] ?? null)
}

/** The bank beside a typed IBAN. */
export type BankView =
  | { readonly state: 'none' | 'searching' | 'unknown' }
  | { readonly state: 'known'; readonly bank: KnownBank }
  | { readonly state: 'named'; readonly title: string }

interface Answered {
  readonly isLoading: boolean
  readonly answer: Bank | null
}

/** The server's name of the bank; until it answers, and if it cannot, the bank of the table. */
export const bankViewOf = (written: string, { isLoading, answer }: Answered): BankView => {
  const iban = readIban(written)
  if (iban === null) return { state: 'none' }
  if (answer?.title && answer.mfo === mfoOf(iban)) return { state: 'named', title: answer.title }
  const bank = knownBankOf(iban)
  if (bank !== null) return { state: 'known', bank }
  return { state: isLoading ? 'searching' : 'unknown' }
}
