import { noTelephone, type Telephone } from '../countries/countries.domain.ts'
import type { PlainRouteName } from '../kernel/routes.ts'

/** A signed-in supplier. Absent values are `null`. */
export interface Supplier {
  readonly id: number
  readonly avatar: string | null
  readonly background: string | null
  readonly firstname: string | null
  readonly lastname: string | null
  readonly name: string | null
  readonly email: string | null
  readonly telephone: string | null
  readonly createdAt: string | null
  readonly telegramId: string | null
  readonly managerContact: string | null
  /** The API key of the carrier, masked in storage. */
  readonly carrierKey: string | null
  readonly storeName: string | null
  readonly managerTelegram: string | null
  readonly isTelephoneConfirmed: boolean | null
}

export interface Session {
  readonly supplier: Supplier
  readonly token: string
}

/** Changed fields of a supplier. The id never changes. */
export type SupplierPatch = Partial<Omit<Supplier, 'id'>>

const changeable = [
  'avatar',
  'background',
  'firstname',
  'lastname',
  'name',
  'email',
  'telephone',
  'createdAt',
  'telegramId',
  'managerContact',
  'carrierKey',
  'storeName',
  'managerTelegram',
] as const satisfies readonly (keyof SupplierPatch)[]

/** Applies the known fields with valid types and ignores the rest; returns the same object when no value changes. */
export const patched = (supplier: Supplier, patch: SupplierPatch): Supplier => {
  const events: Record<string, string | null | boolean> = {}
  for (const field of changeable) {
    const value = Object.hasOwn(patch, field) ? patch[field] : undefined
    // A blank chat id means that Telegram is not linked.
    if (value === null || typeof value === 'string')
      events[field] = field === 'telegramId' ? value?.trim() || null : value
  }
  if (Object.hasOwn(patch, 'isTelephoneConfirmed') && typeof patch.isTelephoneConfirmed === 'boolean') {
    events.isTelephoneConfirmed = patch.isTelephoneConfirmed
  }
  const isKnown = Object.entries(events).every(([field, value]) => supplier[field as keyof Supplier] === value)
  return isKnown ? supplier : { ...supplier, ...events }
}

/**
 * The supplier that another tab stored. Storage lacks the confirmation of the telephone, so the known one is kept while
 * the telephone is the same.
 */
export const adopted = (known: Supplier | undefined, stored: Supplier): Supplier => ({
  ...stored,
  isTelephoneConfirmed:
    stored.isTelephoneConfirmed ?? (known?.telephone === stored.telephone ? known.isTelephoneConfirmed : null),
})

/**
 * Shows the last four characters, as in "••••••3f9a"; none of a short key, because four would reveal too much of it.
 */
export const maskedKey = (key: string | null): string | null =>
  key ? `••••••${key.length > 8 ? key.slice(-4) : ''}` : null

/** A requested recovery. The server's code is kept in memory only and never shown. */
export interface Recovery {
  readonly telephone: string
  readonly code: string
}

/** A confirmation code that was sent to a telephone. */
export interface Challenge {
  readonly telephone: string
  /** When another code can be requested, in milliseconds since 1970. */
  readonly resendAt: number
  readonly purpose: 'login' | 'signup'
}

/** Data that the sign-in pages share, in memory only. */
export interface SignInDraft {
  readonly telephone: Telephone
  readonly challenge: Challenge | null
  readonly recovery: Recovery | null
  /** The typed values of the sign-up form; never the password. */
  readonly signup: Partial<Pick<Registration, 'firstname' | 'lastname'>> & { readonly email?: string }
}

export const emptySignInDraft: SignInDraft = { telephone: noTelephone, challenge: null, recovery: null, signup: {} }

export interface Registration {
  readonly telephone: string
  readonly firstname: string
  readonly lastname: string
  readonly email: string | null
  readonly password: string
  readonly countryIso: string
}

declare module '../kernel/app-ref.ts' {
  interface FeatureEvents {
    readonly session:
      | { type: 'signInDraft.changed'; signInDraft: Partial<SignInDraft> }
      | { type: 'session.opened'; session: Session; landing: PlainRouteName }
      | { type: 'supplier.changed'; patch: SupplierPatch }
      /** The data of the supplier may be stale. */
      | { type: 'account.invalidated' }
  }
}

declare module '../kernel/screen-events.ts' {
  interface ScreenEvents {
    /** The data of the supplier changed. */
    readonly session: { type: 'supplier.updated'; supplier: Supplier }
  }
}

declare module '../kernel/screen.ts' {
  interface ScreenInput {
    readonly signInDraft: SignInDraft
    /** The signed-in supplier; `null` in the auth area. */
    readonly supplier: Supplier | null
  }
}
