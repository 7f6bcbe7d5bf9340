import type { ServerText } from '../kernel/failure.ts'
import type { PlainRouteName, RouteName } from '../kernel/routes.ts'
import type { Supplier, SupplierPatch } from '../session/session.domain.ts'

/** The account fields that a supplier may change, named as in `Supplier`. */
export type AccountChanges = Readonly<
  Partial<Record<'firstname' | 'lastname' | 'telephone' | 'storeName' | 'carrierKey' | 'managerContact', string>>
>

/** The response to a save. The server may send a message, the updated account, both or neither. */
export interface SavedAccount {
  readonly text: ServerText | null
  readonly account: SupplierPatch | null
}

/** The first missing part of an incomplete profile, and the page that its reminder leads to. */
export interface ProfileReminder {
  readonly missingField: 'name' | 'storeName'
  readonly to: PlainRouteName
}

/**
 * Names are edited in the preferences; the store name has no page of its own, so its reminder leads to the products.
 */
const locations = { name: 'preferences', storeName: 'products-panel' } as const satisfies Record<
  ProfileReminder['missingField'],
  PlainRouteName
>

/** The reminder to show on a page; `null` when the profile is complete or the reminder would lead to this very page. */
export const profileReminder = (supplier: Supplier, page: RouteName): ProfileReminder | null => {
  const missingField = missingFieldOf(supplier)
  return missingField && locations[missingField] !== page ? { missingField, to: locations[missingField] } : null
}

/** The first missing part of a profile; `null` when it is complete. */
export const missingFieldOf = ({
  firstname,
  lastname,
  storeName,
}: Supplier): ProfileReminder['missingField'] | null => {
  if (!(firstname?.trim() && lastname?.trim())) return 'name'
  return storeName?.trim() ? null : 'storeName'
}

/** Data that an event about the supplier may make stale, besides the fields it carries. */
export type Concern = 'account' | 'settings' | 'notifications'

/** A realtime event about the supplier: the changed fields, and the other data that may be stale now. */
export interface SupplierReported {
  readonly type: 'supplier.reported'
  readonly patch: SupplierPatch
  readonly concerns?: readonly Concern[]
}

/**
 * Whether an event has another value for a field than a recent event. Events carry no version, so the newer value is
 * unknown.
 */
export const isContested = (told: SupplierPatch, patch: SupplierPatch): boolean =>
  Object.entries(patch).some(
    ([field, value]) => Object.hasOwn(told, field) && told[field as keyof SupplierPatch] !== value,
  )

/**
 * Drops a Telegram link from an event. The event may have been sent before the unlinking, so only a fetched account is
 * trusted.
 */
export const withoutLink = (patch: SupplierPatch): SupplierPatch => {
  if (!patch.telegramId) return patch
  const { telegramId: _, ...rest } = patch
  return rest
}

/** The fields of a response that have not changed here since the request was sent. */
export const notOvertaken = (answer: SupplierPatch, asked: Supplier, known: Supplier): SupplierPatch =>
  Object.fromEntries(
    Object.entries(answer).filter(([field]) => asked[field as keyof Supplier] === known[field as keyof Supplier]),
  )
