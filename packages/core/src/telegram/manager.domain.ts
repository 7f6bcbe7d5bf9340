import {
  type Country,
  digitsOf,
  fullNumber,
  inCountry,
  isComplete,
  noTelephone,
  type Telephone,
  ukraine,
} from '../countries/countries.domain.ts'
import type { DraftTexts } from '../kit/drafts/drafts.domain.ts'
import { errorsOf, type FieldErrors } from '../kit/fields/fields.domain.ts'
import type { SupplierPatch } from '../session/session.domain.ts'
import { type ContactMode, isNameless, phoneIn, usernameIn } from './telegram.domain.ts'

/** The typed contact of the manager, for both modes. */
export interface ManagerForm {
  readonly mode: ContactMode
  readonly username: string
  readonly telephone: Telephone
}

/** The contact to save; `null` while it is missing or invalid. */
export const contactIn = ({ mode, username, telephone }: ManagerForm): string | null => {
  if (mode === 'username') return usernameIn(username)
  return isComplete(telephone) ? fullNumber(telephone) : null
}

export const mistakesIn = (form: ManagerForm): FieldErrors<ContactMode> => {
  if (contactIn(form) !== null) return {}
  if (form.mode === 'username') {
    const key = isNameless(form.username) ? 'telegram.usernameRequired' : 'telegram.usernameRule'
    return errorsOf({ username: { key }, phone: null })
  }
  const isEmpty = form.telephone.digits === ''
  return errorsOf({ username: null, phone: { key: isEmpty ? 'telegram.phoneRequired' : 'session.telephoneRule' } })
}

/** Whether the account contains the sent contact, in whatever format the server writes it. */
export const isHeld = (contact: string, { managerTelegram }: Pick<SupplierPatch, 'managerTelegram'>): boolean =>
  (contact.startsWith('@') ? usernameIn : phoneIn)(managerTelegram ?? '') === contact

/** The draft of the form. */
export const draftOf = ({ mode, username, telephone: { country, digits } }: ManagerForm): DraftTexts => ({
  mode,
  username,
  phone: digits,
  ...country,
})

/** Restores the form from a draft. */
export const formIn = (texts: DraftTexts): ManagerForm => ({
  mode: texts.mode === 'phone' ? 'phone' : 'username',
  username: texts.username ?? '',
  telephone: inCountry({ ...noTelephone, digits: digitsOf(texts.phone ?? '') }, countryIn(texts)),
})

/** Neither a username nor a telephone is typed. */
export const isBlank = ({ username, telephone }: ManagerForm): boolean => username === '' && telephone.digits === ''

/** A draft with an invalid country is read as a Ukrainian number. */
function countryIn({ iso = '', name = '', prefix = '', mask = '', flag = '' }: DraftTexts): Country {
  const isReadable = /^\+\d{0,4}$/.test(prefix) && /^[\s()-]*#[#\s()-]{0,30}$/.test(mask)
  return isReadable ? { iso, name, prefix, mask, flag } : ukraine
}
