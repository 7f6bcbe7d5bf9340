import type { FieldErrors } from '../kit/fields/fields.domain.ts'
import type { LoginSnapshot } from './login.machine.ts'
import type { RecoveryRequestSnapshot } from './recovery-request.machine.ts'

/** The view of a form with only a telephone. */
export interface TelephoneForm {
  readonly isBusy: boolean
  readonly errors: FieldErrors<'telephone'>
}

export const selectTelephoneForm = (snapshot: LoginSnapshot | RecoveryRequestSnapshot): TelephoneForm => ({
  isBusy: snapshot.hasTag('busy'),
  errors: snapshot.context.errors,
})
