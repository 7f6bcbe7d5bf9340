import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { fullNumber } from '../countries/countries.domain.ts'
import { toFailure } from '../kernel/failure.ts'
import { type TrunkEvent, tellFailure } from '../kernel/trunk.ts'
import { trimmed } from '../kit/form/fields.domain.ts'
import { resendPause } from './countdown.domain.ts'
import type { Registration } from './session.domain.ts'
import { type SignupContext, signupSetup } from './signup.setup.ts'

/** Creating an account: takes the form, registers, has the telephone confirmed. */
export const signupMachine = signupSetup.createMachine({
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
