import { fullNumber, isComplete, type Telephone } from '../countries/countries.domain.ts'
import type { DraftTexts } from '../drafts/drafts.domain.ts'
import { errorsOf, type FieldErrors } from '../session/fields.domain.ts'
import { type ContactMode, usernameIn } from './telegram.domain.ts'

/** What is typed about the manager, in both ways to name one. */
export interface ManagerForm {
  readonly mode: ContactMode
  readonly username: string
  readonly telephone: Telephone
}

/** What is to be saved; `null` while there is nothing that could be. */
export const contactIn = ({ mode, username, telephone }: ManagerForm): string | null => {
  if (mode === 'username') return usernameIn(username)
  return isComplete(telephone) ? fullNumber(telephone) : null
}

export const mistakesIn = (form: ManagerForm): FieldErrors<ContactMode> => {
  if (contactIn(form) !== null) return {}
  if (form.mode === 'username') return errorsOf({ username: { key: 'telegram.usernameRequired' }, phone: null })
  const isEmpty = form.telephone.digits === ''
  return errorsOf({ username: null, phone: { key: isEmpty ? 'telegram.phoneRequired' : 'session.telephoneRule' } })
}

/** What of the form waits in storage. */
export const draftOf = ({ mode, username, telephone }: ManagerForm): DraftTexts => ({
  mode,
  username,
  phone: telephone.digits,
})

/** Nothing is typed in either way. */
export const isBlank = ({ username, telephone }: ManagerForm): boolean => username === '' && telephone.digits === ''
