import type { AccountSnapshot } from '../account/account.machine.ts'
import type { AccountFormActor } from '../account/account-form.machine.ts'
import type { CountriesActor } from '../countries/countries.machine.ts'
import type { ImageActor } from '../images/image.machine.ts'
import { maskedKey, type Supplier } from '../session/session.domain.ts'
import { readableTelephone } from '../session/telephone.domain.ts'
import type { ManagerActor } from '../telegram/manager.machine.ts'
import type { PreferencesSnapshot } from './preferences.machine.ts'

/** The dialog that is open over the preferences. */
export type PreferencesDialog =
  | { readonly open: 'none' }
  | { readonly open: 'connect' }
  | { readonly open: 'manager'; readonly manager: ManagerActor }

/** The contents of the preferences page around its form. */
export interface PreferencesView {
  readonly supplier: Supplier
  /** Whether the field for a new carrier key is open. */
  readonly isKeyRevealed: boolean
  /** The saved key, masked except for its end; `null` without a key. */
  readonly key: string | null
  /** The manager's Telegram contact in readable form; `null` when it is unknown. */
  readonly managerTelegram: string | null
  readonly dialog: PreferencesDialog
}

export const selectPreferences = (snapshot: PreferencesSnapshot): PreferencesView => {
  const { supplier } = snapshot.context
  const { manager } = snapshot.children
  return {
    supplier,
    isKeyRevealed: snapshot.matches({ key: 'revealed' }),
    key: shownKey(supplier.carrierKey),
    managerTelegram: supplier.managerTelegram && readableContact(supplier.managerTelegram),
    dialog: manager ? { open: 'manager', manager } : snapshot.matches({ dialog: 'connecting' }) ? connect : none,
  }
}

export const samePreferences = (one: PreferencesView, other: PreferencesView): boolean =>
  one.supplier === other.supplier &&
  one.isKeyRevealed === other.isKeyRevealed &&
  one.dialog.open === other.dialog.open &&
  managerIn(one.dialog) === managerIn(other.dialog)

/** The child actors of the preferences. */
export const preferencesParts = ({ children }: PreferencesSnapshot) => ({
  form: children.form as unknown as AccountFormActor,
  countries: children.countries as unknown as CountriesActor,
  avatar: children.avatar as unknown as ImageActor,
  background: children.background as unknown as ImageActor,
})

export const selectIsTwoFactorWanted = (snapshot: AccountSnapshot): boolean => snapshot.context.isTwoFactorWanted

const none = { open: 'none' } as const
const connect = { open: 'connect' } as const

const managerIn = (dialog: PreferencesDialog): ManagerActor | null =>
  dialog.open === 'manager' ? dialog.manager : null

/** A key loaded from storage is masked already. */
const shownKey = (key: string | null): string | null => (key?.startsWith('•') ? key : maskedKey(key))

const readableContact = (contact: string): string => (contact.startsWith('@') ? contact : readableTelephone(contact))
