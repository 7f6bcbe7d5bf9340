import { noTelephone, type Telephone } from '../countries/countries.domain.ts'

/** The person who runs a store here. Absent values are `null`. */
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
  /** The carrier's API key, masked wherever it is stored. */
  readonly carrierKey: string | null
  readonly storeName: string | null
  readonly managerTelegram: string | null
  readonly isTelephoneConfirmed: boolean | null
}

export interface Session {
  readonly supplier: Supplier
  readonly token: string
}

/** News about the supplier. It can change anything but who they are. */
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

/** Copies known fields of known types, and nothing else; a patch that says nothing new leaves the very same supplier. */
export const patched = (supplier: Supplier, patch: SupplierPatch): Supplier => {
  const news: Record<string, string | null | boolean> = {}
  for (const field of changeable) {
    const value = Object.hasOwn(patch, field) ? patch[field] : undefined
    // A link to nothing is none.
    if (value === null || typeof value === 'string')
      news[field] = field === 'telegramId' ? value?.trim() || null : value
  }
  if (Object.hasOwn(patch, 'isTelephoneConfirmed') && typeof patch.isTelephoneConfirmed === 'boolean') {
    news.isTelephoneConfirmed = patch.isTelephoneConfirmed
  }
  const isKnown = Object.entries(news).every(([field, value]) => supplier[field as keyof Supplier] === value)
  return isKnown ? supplier : { ...supplier, ...news }
}

/** A supplier as another tab stored them. What storage does not hold is known still, as long as it is about the same. */
export const adopted = (known: Supplier | undefined, stored: Supplier): Supplier => ({
  ...stored,
  isTelephoneConfirmed:
    stored.isTelephoneConfirmed ?? (known?.telephone === stored.telephone ? known.isTelephoneConfirmed : null),
})

/** Shows the last four characters, as in "••••••3f9a"; none of a key so short that four would tell it. */
export const maskedKey = (key: string | null): string | null =>
  key ? `••••••${key.length > 8 ? key.slice(-4) : ''}` : null

/** Proof that recovery was asked for. The server's code lives in memory only and is never shown. */
export interface Recovery {
  readonly telephone: string
  readonly code: string
}

/** A code that was sent to a telephone. */
export interface Challenge {
  readonly telephone: string
  /** When another code may be asked for, in milliseconds since 1970. */
  readonly resendAt: number
  readonly purpose: 'login' | 'signup'
}

/** What the screens of the auth area hand to each other, in memory only. */
export interface Carried {
  readonly telephone: Telephone
  readonly challenge: Challenge | null
  readonly recovery: Recovery | null
  /** What was typed to create an account; never the password. */
  readonly signup: Partial<Pick<Registration, 'firstname' | 'lastname'>> & { readonly email?: string }
}

export const nothingCarried: Carried = { telephone: noTelephone, challenge: null, recovery: null, signup: {} }

export interface Registration {
  readonly telephone: string
  readonly firstname: string
  readonly lastname: string
  readonly email: string | null
  readonly password: string
  readonly countryIso: string
}
