import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import { fullNumber, isComplete, type Telephone } from '../countries/countries.domain.ts'
import { countriesMachine, type TelephoneChanged } from '../countries/countries.machine.ts'
import type { ClockPort } from '../kernel/clock.ts'
import { type Failure, isUnclear, toFailure } from '../kernel/failure.ts'
import type { PortActors } from '../kernel/port.ts'
import type { ScreenInput } from '../kernel/screen.ts'
import { type Trunk, type TrunkEvent, tellFailure, tellTrunk } from '../kernel/trunk.ts'
import { errorsFromServer, errorsOf, type FieldErrors, hasErrors, trimmed, without } from '../kit/form/fields.domain.ts'
import { checkAgreement, checkEmail, checkName, checkNewPassword, checkTelephone } from './checks.domain.ts'
import { resendPause } from './countdown.domain.ts'
import type { Registration } from './session.domain.ts'
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
  trunk: Trunk
  clock: ClockPort
  telephone: Telephone
  /** The telephone that is being registered; the field may change while the answer is on its way. */
  asked: Telephone
  values: Readonly<Record<SignupText, string>>
  isAgreed: boolean
  isVisible: boolean
  errors: FieldErrors<SignupField>
  referral: string | null
}

/** The names the API gives to the fields of the form. */
const wireNames = {
  firstname: 'firstname',
  lastname: 'lastname',
  email: 'email',
  telephone: 'telephone',
  password: 'password',
  agreement: 'agreement',
} as const

/** Creating an account: takes the form, registers, has the telephone confirmed. */
export const signupMachine = setup({
  types: {
    input: {} as ScreenInput,
    context: {} as SignupContext,
    events: {} as SignupEvent,
    tags: {} as 'busy',
    children: {} as { countries: 'countries' },
  },
  actors: {
    ...({} as PortActors<Pick<SessionPort, 'register'> & Pick<SessionStorePort, 'recallReferral' | 'markRegistered'>>),
    countries: countriesMachine,
  },
  guards: {
    isValid: ({ context }) => !hasErrors(mistakesIn(context)),
    isUnclear: (_, failure: Failure) => isUnclear(failure),
  },
  actions: {
    rememberTelephone: assign(({ context }, telephone: Telephone) => ({
      telephone,
      errors: without(context.errors, 'telephone'),
    })),
    rememberField: assign(({ context }, { field, text }: { field: SignupText; text: string }) => ({
      values: { ...context.values, [field]: text },
      errors: without(context.errors, field),
    })),
    carry: ({ context: { trunk, values } }) => {
      const { password: _, ...signup } = values
      trunk.send({ type: 'carried.changed', carried: { signup } })
    },
    toggleAgreement: assign(({ context }) => ({
      isAgreed: !context.isAgreed,
      errors: without(context.errors, 'agreement'),
    })),
    toggleVisibility: assign({ isVisible: ({ context }) => !context.isVisible }),
    rememberAsked: assign({ asked: ({ context }) => context.telephone }),
    rememberReferral: assign((_, referral: string | null) => ({ referral })),
    forgetPassword: assign(({ context }) => ({ values: { ...context.values, password: '' }, isVisible: false })),
    showMistakes: assign(({ context }) => ({ errors: mistakesIn(context) })),
    showRefusal: assign((_, failure: Failure) => ({ errors: errorsFromServer(failure, wireNames) })),
    tellTrunk,
  },
}).createMachine({
  id: 'signup',
  context: ({ input }) => ({
    trunk: input.trunk,
    clock: input.clock,
    telephone: input.carried.telephone,
    asked: input.carried.telephone,
    values: { firstname: '', lastname: '', email: '', password: '', ...input.carried.signup },
    isAgreed: false,
    isVisible: false,
    errors: {},
    referral: null,
  }),
  invoke: {
    id: 'countries',
    src: 'countries',
    input: ({ context, self }) => ({ trunk: context.trunk, form: self, telephone: context.telephone }),
    onError: { actions: tellFailure },
  },
  initial: 'typing',
  on: {
    'telephone.changed': { actions: { type: 'rememberTelephone', params: ({ event }) => event.telephone } },
  },
  states: {
    typing: {
      on: {
        'field.typed': { actions: [{ type: 'rememberField', params: ({ event }) => event }, 'carry'] },
        'agreement.toggled': { actions: 'toggleAgreement' },
        'visibility.toggled': { actions: 'toggleVisibility' },
        'form.submitted': [
          { guard: 'isValid', target: 'recallingReferral', actions: ['showMistakes', 'rememberAsked'] },
          { actions: 'showMistakes' },
        ],
      },
    },

    recallingReferral: {
      tags: 'busy',
      invoke: {
        id: 'recallReferral',
        src: 'recallReferral',
        onDone: { target: 'registering', actions: { type: 'rememberReferral', params: ({ event }) => event.output } },
        onError: 'registering',
      },
    },

    registering: {
      tags: 'busy',
      invoke: {
        id: 'register',
        src: 'register',
        input: ({ context }) => ({ ...registrationOf(context), referral: context.referral }),
        onDone: 'markingRegistered',
        onError: [
          {
            guard: { type: 'isUnclear', params: ({ event }) => toFailure(event.error) },
            target: 'typing',
            actions: [
              tellFailure,
              {
                type: 'tellTrunk',
                params: { type: 'warning.met', message: { key: 'session.registerUnclear' } },
              },
            ],
          },
          {
            target: 'typing',
            actions: [{ type: 'showRefusal', params: ({ event }) => toFailure(event.error) }, tellFailure],
          },
        ],
      },
    },

    markingRegistered: {
      tags: 'busy',
      invoke: {
        id: 'markRegistered',
        src: 'markRegistered',
        onDone: 'registered',
        onError: 'registered',
      },
    },

    registered: {
      type: 'final',
      entry: [
        'forgetPassword',
        {
          type: 'tellTrunk',
          params: ({ context }): TrunkEvent => ({
            type: 'carried.changed',
            carried: {
              challenge: {
                telephone: fullNumber(context.asked),
                resendAt: context.clock.now() + resendPause,
                purpose: 'signup',
              },
            },
          }),
        },
        { type: 'tellTrunk', params: { type: 'place.wanted', place: { to: 'phone-confirmation' } } },
      ],
    },
  },
})

export type SignupActor = ActorRefFrom<typeof signupMachine>
export type SignupSnapshot = SnapshotFrom<typeof signupMachine>

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

function registrationOf({ asked, values }: SignupContext): Registration {
  return {
    telephone: fullNumber(asked),
    firstname: trimmed(values.firstname),
    lastname: trimmed(values.lastname),
    email: trimmed(values.email) || null,
    password: values.password,
    countryIso: asked.country.iso,
  }
}
