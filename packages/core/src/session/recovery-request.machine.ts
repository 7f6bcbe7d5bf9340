import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import { fullNumber, isComplete, type Telephone } from '../countries/countries.domain.ts'
import { countriesMachine, type TelephoneChanged } from '../countries/countries.machine.ts'
import { type Failure, toFailure } from '../kernel/failure.ts'
import type { PortActors } from '../kernel/port.ts'
import type { ScreenInput } from '../kernel/screen.ts'
import { type Trunk, type TrunkEvent, tellFailure, tellTrunk } from '../kernel/trunk.ts'
import { checkTelephone, errorsFromServer, errorsOf, type FieldErrors } from './fields.domain.ts'
import type { SessionPort } from './session.port.ts'

export type RecoveryRequestEvent = TelephoneChanged | { type: 'form.submitted' }

export interface RecoveryRequestContext {
  trunk: Trunk
  telephone: Telephone
  errors: FieldErrors<'telephone'>
}

/** The start of recovery: takes the telephone and has a code sent to it. */
export const recoveryRequestMachine = setup({
  types: {
    input: {} as ScreenInput,
    context: {} as RecoveryRequestContext,
    events: {} as RecoveryRequestEvent,
    tags: {} as 'busy',
    children: {} as { countries: 'countries' },
  },
  actors: {
    ...({} as PortActors<Pick<SessionPort, 'requestRecovery'>>),
    countries: countriesMachine,
  },
  guards: {
    isValid: ({ context }) => isComplete(context.telephone),
  },
  actions: {
    rememberTelephone: assign((_, telephone: Telephone) => ({ telephone, errors: {} })),
    showMistakes: assign(({ context }) => ({
      errors: errorsOf({ telephone: checkTelephone(isComplete(context.telephone)) }),
    })),
    showRefusal: assign((_, failure: Failure) => ({ errors: errorsFromServer(failure, { telephone: 'telephone' }) })),
    tellTrunk,
  },
}).createMachine({
  id: 'recoveryRequest',
  context: ({ input }) => ({ trunk: input.trunk, telephone: input.carried.telephone, errors: {} }),
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
      on: { 'form.submitted': [{ guard: 'isValid', target: 'requesting' }, { actions: 'showMistakes' }] },
    },

    requesting: {
      tags: 'busy',
      invoke: {
        id: 'requestRecovery',
        src: 'requestRecovery',
        input: ({ context }) => ({ telephone: fullNumber(context.telephone) }),
        onDone: {
          target: 'typing',
          actions: [
            {
              type: 'tellTrunk',
              params: ({ event }): TrunkEvent => ({ type: 'carried.changed', carried: { recovery: event.output } }),
            },
            { type: 'tellTrunk', params: { type: 'place.wanted', place: { to: 'recover-password-code' } } },
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

export type RecoveryRequestActor = ActorRefFrom<typeof recoveryRequestMachine>
export type RecoveryRequestSnapshot = SnapshotFrom<typeof recoveryRequestMachine>
