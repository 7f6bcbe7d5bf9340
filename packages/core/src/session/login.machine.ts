import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import { fullNumber, isComplete, type Telephone } from '../countries/countries.domain.ts'
import { countriesMachine, type TelephoneChanged } from '../countries/countries.machine.ts'
import type { ClockPort } from '../kernel/clock.ts'
import { type Failure, toFailure } from '../kernel/failure.ts'
import type { PortActors } from '../kernel/port.ts'
import type { ScreenInput } from '../kernel/screen.ts'
import { type Trunk, type TrunkEvent, tellFailure, tellTrunk } from '../kernel/trunk.ts'
import { checkTelephone, errorsFromServer, errorsOf, type FieldErrors } from './fields.domain.ts'
import { type Challenge, resendPause } from './session.domain.ts'
import type { SessionPort } from './session.port.ts'

export type LoginEvent = TelephoneChanged | { type: 'form.submitted' }

export interface LoginContext {
  trunk: Trunk
  clock: ClockPort
  telephone: Telephone
  /** The number a code was asked for; the field may change while the answer is on its way. */
  asked: string
  errors: FieldErrors<'telephone'>
}

/** Signing in by a code: takes the telephone and has the code sent. */
export const loginMachine = setup({
  types: {
    input: {} as ScreenInput,
    context: {} as LoginContext,
    events: {} as LoginEvent,
    tags: {} as 'busy',
    children: {} as { countries: 'countries' },
  },
  actors: {
    ...({} as PortActors<Pick<SessionPort, 'requestCode'>>),
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
  id: 'login',
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
          { guard: 'isValid', target: 'requestingCode', actions: 'rememberAsked' },
          { actions: 'showMistakes' },
        ],
      },
    },

    requestingCode: {
      tags: 'busy',
      invoke: {
        id: 'requestCode',
        src: 'requestCode',
        input: ({ context }) => ({ telephone: context.asked }),
        onDone: {
          target: 'typing',
          actions: [
            {
              type: 'tellTrunk',
              params: ({ context }): TrunkEvent => ({
                type: 'carried.changed',
                carried: { challenge: challengeTo(context) },
              }),
            },
            { type: 'tellTrunk', params: { type: 'place.wanted', place: { to: 'phone-confirmation' } } },
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

export type LoginActor = ActorRefFrom<typeof loginMachine>
export type LoginSnapshot = SnapshotFrom<typeof loginMachine>

const challengeTo = ({ asked, clock }: LoginContext): Challenge => ({
  telephone: asked,
  resendAt: clock.now() + resendPause,
  purpose: 'login',
})
