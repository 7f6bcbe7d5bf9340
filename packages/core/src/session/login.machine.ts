import { type ActorRefFrom, assign, type PromiseActorLogic, type SnapshotFrom, setup } from 'xstate'
import { fullNumber, isComplete, type Telephone } from '../countries/countries.domain.ts'
import { countriesMachine, type TelephoneChanged } from '../countries/countries.machine.ts'
import type { ClockPort } from '../kernel/clock.ts'
import { type Failure, toFailure } from '../kernel/failure.ts'
import type { ScreenInput } from '../kernel/screen.ts'
import { type Trunk, type TrunkEvent, tellFailure, tellTrunk } from '../kernel/trunk.ts'
import { errorsFromServer, errorsOf, type FieldErrors } from '../kit/form/fields.domain.ts'
import { checkTelephone } from './checks.domain.ts'
import { resendPause } from './countdown.domain.ts'
import type { Carried } from './session.domain.ts'
import type { WithTelephone } from './session.port.ts'

export type TelephoneFormEvent = TelephoneChanged | { type: 'form.submitted' }

export interface TelephoneFormContext {
  trunk: Trunk
  clock: ClockPort
  telephone: Telephone
  /** The number that was asked about; the field may change while the answer is on its way. */
  asked: string
  errors: FieldErrors<'telephone'>
}

interface Purpose<Answer> {
  readonly id: string
  /** Where the answer leads to. */
  readonly to: 'phone-confirmation' | 'recover-password-code'
  /** What that page needs to know. */
  readonly carriedOf: (answer: Answer, context: TelephoneFormContext) => Partial<Carried>
}

/** A form with nothing but a telephone, about which the server is asked one thing. */
export const telephoneForm = <Answer>({ id, to, carriedOf }: Purpose<Answer>) =>
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
      rememberTelephone: assign((_, telephone: Telephone) => ({ telephone, errors: {} })),
      rememberAsked: assign({ asked: ({ context }) => fullNumber(context.telephone) }),
      showMistakes: assign(({ context }) => ({
        errors: errorsOf({ telephone: checkTelephone(isComplete(context.telephone)) }),
      })),
      showRefusal: assign((_, failure: Failure) => ({
        errors: errorsFromServer(failure, { telephone: 'telephone' }),
      })),
      tellTrunk,
    },
  }).createMachine({
    id,
    context: ({ input }) => ({
      trunk: input.trunk,
      clock: input.clock,
      telephone: input.carried.telephone,
      asked: '',
      errors: {},
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
          'form.submitted': [
            { guard: 'isValid', target: 'asking', actions: ['showMistakes', 'rememberAsked'] },
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
                type: 'tellTrunk',
                params: ({ context, event }): TrunkEvent => ({
                  type: 'carried.changed',
                  carried: carriedOf(event.output, context),
                }),
              },
              { type: 'tellTrunk', params: { type: 'place.wanted', place: { to } } },
            ],
          },
          onError: {
            target: 'typing',
            actions: [{ type: 'showRefusal', params: ({ event }) => toFailure(event.error) }, tellFailure],
          },
        },
      },
    },
  })

/** Signing in by a code: takes the telephone and has the code sent. */
export const loginMachine = telephoneForm<void>({
  id: 'login',
  to: 'phone-confirmation',
  carriedOf: (_, { asked, clock }) => ({
    challenge: { telephone: asked, resendAt: clock.now() + resendPause, purpose: 'login' },
  }),
})

export type LoginActor = ActorRefFrom<typeof loginMachine>
export type LoginSnapshot = SnapshotFrom<typeof loginMachine>
