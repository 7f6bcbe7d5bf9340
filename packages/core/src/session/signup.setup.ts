import { assign, setup } from 'xstate'
import { isComplete, type Telephone } from '../countries/countries.domain.ts'
import { countriesMachine, type TelephoneChanged } from '../countries/countries.machine.ts'
import { type AppRef, notifyApp } from '../kernel/app-ref.ts'
import type { ClockPort } from '../kernel/clock.ts'
import { type Failure, isUnclear } from '../kernel/failure.ts'
import type { PortActors } from '../kernel/port.ts'
import type { ScreenInput } from '../kernel/screen.ts'
import { errorsFromServer, errorsOf, type FieldErrors, hasErrors, without } from '../kit/fields/fields.domain.ts'
import { checkAgreement, checkEmail, checkName, checkNewPassword, checkTelephone } from './checks.domain.ts'
import type { SessionPort, SessionStorePort } from './session.port.ts'

export type SignupText = 'firstname' | 'lastname' | 'email' | 'password'
export type SignupField = SignupText | 'telephone' | 'agreement'

export type SignupEvent =
  | TelephoneChanged
  | { type: 'field.typed'; field: SignupText; text: string }
  | { type: 'agreement.toggled' }
  | { type: 'visibility.toggled' }
  | { type: 'form.submitted' }

export interface SignupContext {
  app: AppRef
  clock: ClockPort
  telephone: Telephone
  /** The telephone that was submitted; the field may change while the request is under way. */
  asked: Telephone
  values: Readonly<Record<SignupText, string>>
  isAgreed: boolean
  isVisible: boolean
  errors: FieldErrors<SignupField>
  referral: string | null
}

/** The API's names of the form's fields. */
const wireNames = {
  firstname: 'firstname',
  lastname: 'lastname',
  email: 'email',
  telephone: 'telephone',
  password: 'password',
  agreement: 'agreement',
} as const

function mistakesIn({ telephone, values, isAgreed }: SignupContext): FieldErrors<SignupField> {
  return errorsOf({
    firstname: checkName(values.firstname),
    lastname: checkName(values.lastname),
    email: checkEmail(values.email),
    telephone: checkTelephone(isComplete(telephone)),
    password: checkNewPassword(values.password),
    agreement: checkAgreement(isAgreed),
  })
}

export const signupSetup = setup({
  types: {
    input: {} as ScreenInput,
    context: {} as SignupContext,
    events: {} as SignupEvent,
    tags: {} as 'busy',
    children: {} as { countries: 'countries' },
  },
  actors: {
    ...({} as PortActors<Pick<SessionPort, 'register'> & Pick<SessionStorePort, 'loadReferral' | 'markRegistered'>>),
    countries: countriesMachine,
  },
  guards: {
    isValid: ({ context }) => !hasErrors(mistakesIn(context)),
    isUnclear: (_, failure: Failure) => isUnclear(failure),
  },
  actions: {
    setTelephone: assign(({ context }, telephone: Telephone) => ({
      telephone,
      errors: without(context.errors, 'telephone'),
    })),
    setField: assign(({ context }, { field, text }: { field: SignupText; text: string }) => ({
      values: { ...context.values, [field]: text },
      errors: without(context.errors, field),
    })),
    carry: ({ context: { app, values } }) => {
      const { password: _, ...signup } = values
      app.send({ type: 'signInDraft.changed', signInDraft: { signup } })
    },
    toggleAgreement: assign(({ context }) => ({
      isAgreed: !context.isAgreed,
      errors: without(context.errors, 'agreement'),
    })),
    toggleVisibility: assign({ isVisible: ({ context }) => !context.isVisible }),
    setAsked: assign({ asked: ({ context }) => context.telephone }),
    saveReferral: assign((_, referral: string | null) => ({ referral })),
    clearPassword: assign(({ context }) => ({ values: { ...context.values, password: '' }, isVisible: false })),
    showMistakes: assign(({ context }) => ({ errors: mistakesIn(context) })),
    showRefusal: assign((_, failure: Failure) => ({ errors: errorsFromServer(failure, wireNames) })),
    notifyApp,
  },
})
