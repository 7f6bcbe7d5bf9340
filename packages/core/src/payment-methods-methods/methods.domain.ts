import type { Location } from '../kernel/routes.ts'
import { isAmong, type Word } from '../kernel/word.ts'
import { type RowWith, row, wordsOf } from '../kit/row/row.domain.ts'
import type { Fee } from './fee.domain.ts'

export const paymentCodes = [
  'iban',
  'card',
  'liqpay',
  'wayforpay',
  'monobank',
  'instalments',
  'cod',
  'control',
] as const
export type PaymentCode = (typeof paymentCodes)[number]

const methodTones = {
  active: 'plain',
  checking: 'info',
  attention: 'danger',
  disabled: 'neutral',
  not_configured: 'plain',
} as const
export const paymentStatuses = wordsOf(methodTones)

export const blockers = ['needs_keys', 'needs_cod_delivery', 'needs_contract'] as const
export type Blocker = (typeof blockers)[number]

export const paymentMethodRow = {
  /** The name that buyers read. */
  title: row.text({ or: '' }),
  /** `other` for a method that this panel does not know: it is told by its own title. */
  code: row.own<PaymentCode | 'other'>(),
  status: row.states(methodTones),
  isEnabled: row.flag(),
  /** Whether everything that the method requires is filled in. */
  isReady: row.flag(),
  position: row.number({ or: 0 }),
  min: row.money({ at: 'min_sum' }),
  max: row.money({ at: 'max_sum' }),
  fee: row.own<Fee | null>({ file: ['fee_percent', 'fee'] }),
  /** The stores whose buyers are offered the method; empty for all of them. */
  stores: row.records({ title: 'name' }),
  /** Also in words that the panel does not know: something keeps buyers from seeing the method. The known ones first. */
  blockedBy: row.own<readonly Word<Blocker>[]>({ file: ['blocked_by'] }),
  /** The last answer of a payment provider about the keys. `away`: it did not answer, so that nothing is known. */
  check: row.part({
    at: row.instant(),
    result: row.word(['ok', 'refused', 'away']),
    text: row.text({ at: 'message' }),
  }),
  isSecretSet: row.flag({ at: 'details.secret_set' }),
  /** The first field of the keys that is empty; `null` when none is, or the method has no keys. */
  missingKey: row.own<KeyField | null>({ file: [] }),
  /** The last characters of the stored secret. */
  secretEnd: row.text({ at: 'details.secret_last4' }),
}
export type PaymentMethod = RowWith<typeof paymentMethodRow>

/** The methods whose keys a payment provider checks. */
const online: readonly PaymentMethod['code'][] = ['liqpay', 'wayforpay', 'monobank']

/** Not while its keys are refused: the server would refuse too. */
export const mayEnable = ({ code, status, isEnabled, isReady, blockedBy }: PaymentMethod): boolean =>
  code !== 'other' &&
  isAmong(paymentStatuses, status) &&
  status !== 'attention' &&
  !isEnabled &&
  isReady &&
  blockedBy.length === 0

/** Whether a method that is off can be switched on once its details are filled in. */
export const mayBecomeOn = (method: PaymentMethod): boolean =>
  method.code !== 'other' &&
  isAmong(paymentStatuses, method.status) &&
  !method.isEnabled &&
  blockedElsewhere(method) === undefined

export const mayCheck = ({ code, isReady }: PaymentMethod): boolean => online.includes(code) && isReady

/** Whether the details may be emptied: not while buyers can choose the method. */
export const mayReset = ({ status, isEnabled }: PaymentMethod): boolean =>
  !isEnabled && isAmong(paymentStatuses, status) && status !== 'not_configured'

/** Where a supplier removes what blocks a method: at the field of a missing key, or among the deliveries. */
export const unblockedAt = (blocker: Word<Blocker>, { id, missingKey }: PaymentMethod): Location =>
  blocker === 'needs_keys' || !isAmong(blockers, blocker)
    ? { to: 'payment-methods-details', params: { id }, ...(missingKey !== null && { hash: `#${missingKey}` }) }
    : { to: 'deliveries-panel' }

/** The first blocker of a method that is removed on another page than its own; its keys are typed in its own form. */
export const blockedElsewhere = ({ blockedBy }: Pick<PaymentMethod, 'blockedBy'>): Word<Blocker> | undefined =>
  blockedBy.find((one) => one !== 'needs_keys')

/** The fields of the keys of a method, in the order of its form. */
const keyFields = {
  liqpay: ['publicKey', 'privateKey'],
  wayforpay: ['merchantAccount', 'secretKey', 'domain'],
  monobank: ['token'],
} as const
export type KeyField = (typeof keyFields)[keyof typeof keyFields][number]
const secretFields: readonly KeyField[] = ['privateKey', 'secretKey', 'token']

/** Where other keys are typed after the provider refused those of a method; `null` while it did not. */
export const refusedKeysAt = ({ id, code, status }: PaymentMethod): Location | null => {
  const [first] = keysOf(code)
  return status === 'attention' && first !== undefined
    ? { to: 'payment-methods-details', params: { id }, hash: `#${first}` }
    : null
}

/** The first field of the keys that is empty; a secret is known only by whether it is set. */
export const missingKeyOf = (
  code: PaymentMethod['code'],
  texts: { readonly [Name in KeyField]?: string | null | undefined },
  isSecretSet: boolean,
): KeyField | null => {
  return keysOf(code).find((name) => (secretFields.includes(name) ? !isSecretSet : !texts[name])) ?? null
}

function keysOf(code: PaymentMethod['code']): readonly KeyField[] {
  return code in keyFields ? keyFields[code as keyof typeof keyFields] : []
}
