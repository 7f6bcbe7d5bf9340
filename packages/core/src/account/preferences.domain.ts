import { isWholeNumber } from '../countries/countries.domain.ts'
import { type FieldError, type FieldErrors, trimmed } from '../kit/form/fields.domain.ts'
import type { Changes, Values } from '../kit/form/form.domain.ts'
import { checkName } from '../session/checks.domain.ts'
import { maskedKey, type Supplier, type SupplierPatch } from '../session/session.domain.ts'
import type { AccountChanges, SavedAccount } from './account.domain.ts'

/** What a supplier may change about the account, in the order of the page. */
export type AccountField = keyof AccountChanges

export type AccountValues = Values<AccountField>

/** What stands in the fields when nobody has typed. The key is never shown, so its field is for a new one. */
export const valuesOf = (supplier: Supplier): AccountValues => ({
  firstname: supplier.firstname ?? '',
  lastname: supplier.lastname ?? '',
  telephone: supplier.telephone ?? '',
  storeName: supplier.storeName ?? '',
  managerContact: supplier.managerContact ?? '',
  carrierKey: '',
})

/** The longest text the API takes. */
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

/** Only what changed is looked at. Nothing can be erased: an empty value is never sent. */
export const mistakesIn = (values: AccountValues, saved: AccountValues): FieldErrors<AccountField> =>
  Object.fromEntries(
    (Object.keys(checks) as AccountField[])
      .filter((field) => values[field] !== saved[field])
      .map((field) => [field, mistakeIn(field, values[field])])
      .filter(([, error]) => error !== null),
  )

/** What is sent of the changes: trimmed, and nothing that is empty then. */
export const changesToSend = (changes: Changes<AccountField>): AccountChanges =>
  Object.fromEntries(
    Object.entries(changes)
      .map(([field, text]) => [field, trimmed(text)] as const)
      .filter(([, text]) => text !== ''),
  )

/** What is known of the supplier after a save: what was sent, and what the server said of it that is not empty. */
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

/** The account in parts, one of which is shown. */
export const accountTabs = ['profile', 'store', 'channels'] as const
export type AccountTab = (typeof accountTabs)[number]

/** Which of them an address asks for. */
export const accountTabIn = (hash: string | undefined): AccountTab =>
  accountTabs.find((tab) => hash === `#${tab}`) ?? 'profile'

/** Where each field stands. */
export const tabOfField: Readonly<Record<AccountField, AccountTab>> = {
  firstname: 'profile',
  lastname: 'profile',
  telephone: 'profile',
  storeName: 'store',
  managerContact: 'store',
  carrierKey: 'store',
}

/** The part out of sight that has a mistake, where the one in sight has none. */
export const tabToMend = (errors: FieldErrors<AccountField>, shown: AccountTab): AccountTab | null => {
  const wrong = (Object.keys(errors) as AccountField[]).map((field) => tabOfField[field])
  return wrong.includes(shown) ? null : (wrong[0] ?? null)
}
