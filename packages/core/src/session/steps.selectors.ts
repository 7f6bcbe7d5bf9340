import type { FieldErrors } from '../kit/fields/fields.domain.ts'
import type { ConfirmationSnapshot } from './confirmation.machine.ts'
import type { PasswordSnapshot } from './password.machine.ts'
import type { RecoverySnapshot } from './recovery.machine.ts'
import type { SignupSnapshot } from './signup.machine.ts'
import type { SignupField, SignupText } from './signup.setup.ts'
import { readableTelephone } from './telephone.domain.ts'

export interface PasswordForm {
  readonly isBusy: boolean
  readonly password: string
  readonly isVisible: boolean
  readonly errors: FieldErrors<'telephone' | 'password'>
}

export const selectPasswordForm = (snapshot: PasswordSnapshot): PasswordForm => ({
  isBusy: snapshot.hasTag('busy'),
  password: snapshot.context.password,
  isVisible: snapshot.context.isVisible,
  errors: snapshot.context.errors,
})

export interface SignupForm {
  readonly isBusy: boolean
  readonly values: Readonly<Record<SignupText, string>>
  readonly isAgreed: boolean
  readonly isVisible: boolean
  readonly errors: FieldErrors<SignupField>
}

export const selectSignupForm = (snapshot: SignupSnapshot): SignupForm => ({
  isBusy: snapshot.hasTag('busy'),
  values: snapshot.context.values,
  isAgreed: snapshot.context.isAgreed,
  isVisible: snapshot.context.isVisible,
  errors: snapshot.context.errors,
})

export interface ConfirmationForm {
  readonly isBusy: boolean
  /** In readable form: "+380 67 111 22 33". */
  readonly telephone: string
  readonly code: string
  /** Whole seconds until another code can be requested; zero when it can be requested now. */
  readonly secondsLeft: number
  readonly errors: FieldErrors<'code'>
}

export const selectConfirmationForm = (snapshot: ConfirmationSnapshot): ConfirmationForm => ({
  isBusy: snapshot.hasTag('busy'),
  telephone: readableTelephone(snapshot.context.challenge?.telephone ?? ''),
  code: snapshot.context.code,
  secondsLeft: snapshot.context.secondsLeft,
  errors: snapshot.context.errors,
})

export interface RecoveryForm {
  readonly isBusy: boolean
  readonly telephone: string
  readonly code: string
  readonly password: string
  readonly repeat: string
  readonly isVisible: boolean
  readonly secondsLeft: number
  readonly errors: FieldErrors<'code' | 'password' | 'repeat'>
}

export const selectRecoveryForm = (snapshot: RecoverySnapshot): RecoveryForm => ({
  isBusy: snapshot.hasTag('busy'),
  telephone: readableTelephone(snapshot.context.recovery?.telephone ?? ''),
  ...snapshot.context.values,
  isVisible: snapshot.context.isVisible,
  secondsLeft: snapshot.context.secondsLeft,
  errors: snapshot.context.errors,
})
