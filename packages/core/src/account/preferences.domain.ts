import { isWholeNumber } from '../countries/countries.domain.ts'
import { type FieldError, type FieldErrors, normalized, trimmed } from '../kit/fields/fields.domain.ts'
import type { Changes, Values } from '../kit/form/form.domain.ts'
import { checkName } from '../session/checks.domain.ts'
import { maskedKey, type Supplier, type SupplierPatch } from '../session/session.domain.ts'
import type { AccountChanges, SavedAccount } from './account.domain.ts'

/** The account fields that a supplier may change, in the order of the page. */
export type AccountField = keyof AccountChanges

export type AccountValues = Values<AccountField>

/** The initial values of the fields. The saved key is never shown; its field takes a new one. */
export const valuesOf = (supplier: Supplier): AccountValues => ({
  firstname: supplier.firstname ?? '',
  lastname: supplier.lastname ?? '',
  telephone: supplier.telephone ?? '',
  storeName: supplier.storeName ?? '',
  managerContact: supplier.managerContact ?? '',
  carrierKey: '',
})

/** The longest text that the API accepts. */
const longest = 255

const checkLength = (text: string): FieldError | null =>
  [...trimmed(text)].length > longest ? { key: 'account.tooLong' } : null

const checks: Readonly<Record<AccountField, (text: string) => FieldError | null>> = {
  firstname: checkName,
  lastname: checkName,
  telephone: (text) => (isWholeNumber(text) ? null : { key: 'session.telephoneRule' }),
  storeName: checkLength,
  managerContact: checkLength,
  carrierKey: checkLength,
}

/** Validates only changed fields. An empty value is an error, because the API cannot erase a field. */
export const mistakesIn = (values: AccountValues, saved: AccountValues): FieldErrors<AccountField> =>
  Object.fromEntries(
    (Object.keys(checks) as AccountField[])
      .filter((field) => values[field] !== saved[field])
      .map((field) => [field, mistakeIn(field, values[field])])
      .filter(([, error]) => error !== null),
  )

/** The changes to send: trimmed, without empty values. */
export const changesToSend = (changes: Changes<AccountField>): AccountChanges =>
  Object.fromEntries(
    Object.entries(changes)
      .map(([field, text]) => [field, normalized(text)] as const)
      .filter(([, text]) => text !== ''),
  )

/** The supplier's fields after a save: the sent values, overridden by the non-empty values of the response. */
export const savedPatch = ({ account }: SavedAccount, changes: Changes<AccountField>): SupplierPatch => {
  const { carrierKey, ...sent } = changesToSend(changes)
  const said = Object.entries(account ?? {}).filter(([, value]) => !isEmpty(value))
  return {
    ...sent,
    ...(carrierKey !== undefined && { carrierKey: maskedKey(carrierKey) }),
    ...(Object.fromEntries(said) as SupplierPatch),
  }
}

function isEmpty(value: string | boolean | null): boolean {
  return value === null || (typeof value === 'string' && trimmed(value) === '')
}

function mistakeIn(field: AccountField, text: string): FieldError | null {
  return trimmed(text) === '' ? { key: 'account.notErased' } : checks[field](text)
}

/** The tabs of the account page. */
export const accountTabs = ['profile', 'store', 'channels'] as const
export type AccountTab = (typeof accountTabs)[number]

/** The tab that the hash of a URL names; the profile by default. */
export const accountTabIn = (hash: string | undefined): AccountTab =>
  accountTabs.find((tab) => hash === `#${tab}`) ?? 'profile'

/** The tab of each field. */
export const tabOfField: Readonly<Record<AccountField, AccountTab>> = {
  firstname: 'profile',
  lastname: 'profile',
  telephone: 'profile',
  storeName: 'store',
  managerContact: 'store',
  carrierKey: 'store',
}

/** The first tab with a mistake; `null` when the shown tab has one, or when there is none. */
export const tabToMend = (errors: FieldErrors<AccountField>, shown: AccountTab): AccountTab | null => {
  const wrong = (Object.keys(errors) as AccountField[]).map((field) => tabOfField[field])
  return wrong.includes(shown) ? null : (wrong[0] ?? null)
}
