import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { fullNumber } from '../countries/countries.domain.ts'
import { showsTelephone } from '../countries/countries.machine.ts'
import { type FeatureEvent, notifyFailure } from '../kernel/app-ref.ts'
import { toFailure } from '../kernel/failure.ts'
import { trimmed } from '../kit/fields/fields.domain.ts'
import { resendPause } from './countdown.domain.ts'
import type { Registration } from './session.domain.ts'
import { type SignupContext, signupSetup } from './signup.setup.ts'

/** Sign-up: takes the form, registers the account, and leads to the confirmation of the telephone. */
export const signupMachine = signupSetup.createMachine({
  id: 'signup',
  context: ({ input }) => ({
    app: input.app,
    clock: input.clock,
    telephone: input.signInDraft.telephone,
    asked: input.signInDraft.telephone,
    values: { firstname: '', lastname: '', email: '', password: '', ...input.signInDraft.signup },
    isAgreed: false,
    isVisible: false,
    errors: {},
    referral: null,
  }),
  invoke: showsTelephone,
  initial: 'typing',
  on: {
    'telephone.changed': { actions: { type: 'setTelephone', params: ({ event }) => event.telephone } },
  },
  states: {
    typing: {
      on: {
        'field.typed': { actions: [{ type: 'setField', params: ({ event }) => event }, 'carry'] },
        'agreement.toggled': { actions: 'toggleAgreement' },
        'visibility.toggled': { actions: 'toggleVisibility' },
        'form.submitted': [
          { guard: 'isValid', target: 'recallingReferral', actions: ['showMistakes', 'setAsked'] },
          { actions: 'showMistakes' },
        ],
      },
    },

    recallingReferral: {
      tags: 'busy',
      invoke: {
        id: 'loadReferral',
        src: 'loadReferral',
        onDone: { target: 'registering', actions: { type: 'saveReferral', params: ({ event }) => event.output } },
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
              notifyFailure,
              {
                type: 'notifyApp',
                params: { type: 'warning.reported', message: { key: 'session.registerUnclear' } },
              },
            ],
          },
          {
            target: 'typing',
            actions: [{ type: 'showRefusal', params: ({ event }) => toFailure(event.error) }, notifyFailure],
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
        'clearPassword',
        {
          type: 'notifyApp',
          params: ({ context }): FeatureEvent => ({
            type: 'signInDraft.changed',
            signInDraft: {
              challenge: {
                telephone: fullNumber(context.asked),
                resendAt: context.clock.now() + resendPause,
                purpose: 'signup',
              },
            },
          }),
        },
        { type: 'notifyApp', params: { type: 'navigation.requested', location: { to: 'phone-confirmation' } } },
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
