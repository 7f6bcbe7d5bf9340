import { type ActorRefFrom, assign, type PromiseActorLogic, type SnapshotFrom, setup } from 'xstate'
import { fullNumber, isComplete, type Telephone } from '../countries/countries.domain.ts'
import { countriesMachine, showsTelephone, type TelephoneChanged } from '../countries/countries.machine.ts'
import { type AppRef, type FeatureEvent, notifyApp, notifyFailure } from '../kernel/app-ref.ts'
import type { ClockPort } from '../kernel/clock.ts'
import { type Failure, toFailure } from '../kernel/failure.ts'
import type { ScreenInput } from '../kernel/screen.ts'
import { errorsFromServer, errorsOf, type FieldErrors } from '../kit/fields/fields.domain.ts'
import { checkTelephone } from './checks.domain.ts'
import { resendPause } from './countdown.domain.ts'
import type { SignInDraft } from './session.domain.ts'
import type { WithTelephone } from './session.port.ts'

export type TelephoneFormEvent = TelephoneChanged | { type: 'form.submitted' }

export interface TelephoneFormContext {
  app: AppRef
  clock: ClockPort
  telephone: Telephone
  /** The number that was sent; the field may change while the request is under way. */
  asked: string
  errors: FieldErrors<'telephone'>
}

interface Purpose<Answer> {
  readonly id: string
  /** The page to open after the response. */
  readonly to: 'phone-confirmation' | 'recover-password-code'
  /** The data that the next page needs. */
  readonly signInDraftOf: (answer: Answer, context: TelephoneFormContext) => Partial<SignInDraft>
}

/** A form with only a telephone, which sends one request. */
export const telephoneForm = <Answer>({ id, to, signInDraftOf }: Purpose<Answer>) =>
  setup({
    types: {
      input: {} as ScreenInput,
      context: {} as TelephoneFormContext,
      events: {} as TelephoneFormEvent,
      tags: {} as 'busy',
      children: {} as { countries: 'countries' },
    },
    actors: {
      ...({} as { ask: PromiseActorLogic<Answer, WithTelephone> }),
      countries: countriesMachine,
    },
    guards: {
      isValid: ({ context }) => isComplete(context.telephone),
    },
    actions: {
      setTelephone: assign((_, telephone: Telephone) => ({ telephone, errors: {} })),
      setAsked: assign({ asked: ({ context }) => fullNumber(context.telephone) }),
      showMistakes: assign(({ context }) => ({
        errors: errorsOf({ telephone: checkTelephone(isComplete(context.telephone)) }),
      })),
      showRefusal: assign((_, failure: Failure) => ({
        errors: errorsFromServer(failure, { telephone: 'telephone' }),
      })),
      notifyApp,
    },
  }).createMachine({
    id,
    context: ({ input }) => ({
      app: input.app,
      clock: input.clock,
      telephone: input.signInDraft.telephone,
      asked: '',
      errors: {},
    }),
    invoke: showsTelephone,
    initial: 'typing',
    on: {
      'telephone.changed': { actions: { type: 'setTelephone', params: ({ event }) => event.telephone } },
    },
    states: {
      typing: {
        on: {
          'form.submitted': [
            { guard: 'isValid', target: 'asking', actions: ['showMistakes', 'setAsked'] },
            { actions: 'showMistakes' },
          ],
        },
      },

      asking: {
        tags: 'busy',
        invoke: {
          id: 'ask',
          src: 'ask',
          input: ({ context }) => ({ telephone: context.asked }),
          onDone: {
            target: 'typing',
            actions: [
              {
                type: 'notifyApp',
                params: ({ context, event }): FeatureEvent => ({
                  type: 'signInDraft.changed',
                  signInDraft: signInDraftOf(event.output, context),
                }),
              },
              { type: 'notifyApp', params: { type: 'navigation.requested', location: { to } } },
            ],
          },
          onError: {
            target: 'typing',
            actions: [{ type: 'showRefusal', params: ({ event }) => toFailure(event.error) }, notifyFailure],
          },
        },
      },
    },
  })

/** Sign-in by code: takes the telephone and requests a code. */
export const loginMachine = telephoneForm<void>({
  id: 'login',
  to: 'phone-confirmation',
  signInDraftOf: (_, { asked, clock }) => ({
    challenge: { telephone: asked, resendAt: clock.now() + resendPause, purpose: 'login' },
  }),
})

export type LoginActor = ActorRefFrom<typeof loginMachine>
export type LoginSnapshot = SnapshotFrom<typeof loginMachine>
