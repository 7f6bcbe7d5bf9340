import type { ServerText } from '../kernel/failure.ts'
import type { PlainRouteName, RouteName } from '../kernel/routes.ts'
import type { Supplier, SupplierPatch } from '../session/session.domain.ts'

/** What may be changed about an account, by the names of a supplier's fields. */
export type AccountChanges = Readonly<
  Partial<Record<'firstname' | 'lastname' | 'telephone' | 'storeName' | 'carrierKey' | 'managerContact', string>>
>

/** The answer to a saved account: perhaps a sentence, perhaps the account as it now is. */
export interface SavedAccount {
  readonly text: ServerText | null
  readonly account: SupplierPatch | null
}

/** What an incomplete profile lacks first, and where the reminder of it leads to. */
export interface ProfileReminder {
  readonly lacks: 'name' | 'storeName'
  readonly to: PlainRouteName
}

/** Names are filled in at the preferences; for what has no better place the products are where to go. */
const places = { name: 'preferences', storeName: 'products-panel' } as const satisfies Record<
  ProfileReminder['lacks'],
  PlainRouteName
>

/** The reminder that stands on a page; none where it would lead to that very page. */
export const profileReminder = (supplier: Supplier, page: RouteName): ProfileReminder | null => {
  const lacks = lackOf(supplier)
  return lacks && places[lacks] !== page ? { lacks, to: places[lacks] } : null
}

/** What a profile lacks first; `null` when it is complete. */
export const lackOf = ({ firstname, lastname, storeName }: Supplier): ProfileReminder['lacks'] | null => {
  if (!(firstname?.trim() && lastname?.trim())) return 'name'
  return storeName?.trim() ? null : 'storeName'
}

/** What news about the supplier may make old, besides the fields they name. */
export type Concern = 'account' | 'settings' | 'notifications'

/** The server told what changed about the supplier, and what else may have changed with it. */
export interface SupplierReported {
  readonly type: 'supplier.reported'
  readonly patch: SupplierPatch
  readonly concerns?: readonly Concern[]
}

/** Whether news say something else about a field than other news did a moment ago: which are the newer ones, nobody tells. */
export const isContested = (told: SupplierPatch, patch: SupplierPatch): boolean =>
  Object.entries(patch).some(
    ([field, value]) => Object.hasOwn(told, field) && told[field as keyof SupplierPatch] !== value,
  )

/** News without a link to Telegram: they may have been sent before it was cut, and only the account tells. */
export const withoutLink = (patch: SupplierPatch): SupplierPatch => {
  if (!patch.telegramId) return patch
  const { telegramId: _, ...rest } = patch
  return rest
}

/** What an answer tells of the supplier, without the fields that were learned anew since it was asked for. */
export const notOvertaken = (answer: SupplierPatch, asked: Supplier, known: Supplier): SupplierPatch =>
  Object.fromEntries(
    Object.entries(answer).filter(([field]) => asked[field as keyof Supplier] === known[field as keyof Supplier]),
  )
