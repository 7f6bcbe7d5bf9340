import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import { fullNumber, isComplete, type Telephone } from '../countries/countries.domain.ts'
import { countriesMachine, type TelephoneChanged } from '../countries/countries.machine.ts'
import { type Failure, toFailure } from '../kernel/failure.ts'
import type { PortActors } from '../kernel/port.ts'
import type { ScreenInput } from '../kernel/screen.ts'
import { type Trunk, type TrunkEvent, tellFailure, tellTrunk } from '../kernel/trunk.ts'
import { errorsFromServer, errorsOf, type FieldErrors, hasErrors, without } from '../kit/form/fields.domain.ts'
import { checkPassword, checkTelephone } from './checks.domain.ts'
import type { SessionPort } from './session.port.ts'

export type PasswordEvent =
  | TelephoneChanged
  | { type: 'password.typed'; text: string }
  | { type: 'visibility.toggled' }
  | { type: 'form.submitted' }

export interface PasswordContext {
  trunk: Trunk
  telephone: Telephone
  password: string
  isVisible: boolean
  errors: FieldErrors<'telephone' | 'password'>
}

const mistakesIn = ({ telephone, password }: PasswordContext) =>
  errorsOf({ telephone: checkTelephone(isComplete(telephone)), password: checkPassword(password) })

/** Signing in by telephone and password. */
export const passwordMachine = setup({
  types: {
    input: {} as ScreenInput,
    context: {} as PasswordContext,
    events: {} as PasswordEvent,
    tags: {} as 'busy',
    children: {} as { countries: 'countries' },
  },
  actors: {
    ...({} as PortActors<Pick<SessionPort, 'signInWithPassword'>>),
    countries: countriesMachine,
  },
  guards: {
    isValid: ({ context }) => !hasErrors(mistakesIn(context)),
  },
  actions: {
    rememberTelephone: assign(({ context }, telephone: Telephone) => ({
      telephone,
      errors: without(context.errors, 'telephone'),
    })),
    rememberPassword: assign(({ context }, password: string) => ({
      password,
      errors: without(context.errors, 'password'),
    })),
    forgetPassword: assign({ password: '', isVisible: false }),
    toggleVisibility: assign({ isVisible: ({ context }) => !context.isVisible }),
    showMistakes: assign(({ context }) => ({ errors: mistakesIn(context) })),
    showRefusal: assign((_, failure: Failure) => ({
      errors: errorsFromServer(failure, { telephone: 'telephone', password: 'password' }),
    })),
    tellTrunk,
  },
}).createMachine({
  id: 'password',
  context: ({ input }) => ({
    trunk: input.trunk,
    telephone: input.carried.telephone,
    password: '',
    isVisible: false,
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
        'password.typed': { actions: { type: 'rememberPassword', params: ({ event }) => event.text } },
        'visibility.toggled': { actions: 'toggleVisibility' },
        'form.submitted': [
          { guard: 'isValid', target: 'signingIn', actions: 'showMistakes' },
          { actions: 'showMistakes' },
        ],
      },
    },

    signingIn: {
      tags: 'busy',
      invoke: {
        id: 'signInWithPassword',
        src: 'signInWithPassword',
        input: ({ context }) => ({ telephone: fullNumber(context.telephone), password: context.password }),
        onDone: {
          target: 'signedIn',
          actions: [
            'forgetPassword',
            {
              type: 'tellTrunk',
              params: ({ event }): TrunkEvent => ({
                type: 'session.opened',
                session: event.output,
                landing: 'statistics',
              }),
            },
          ],
        },
        onError: {
          target: 'typing',
          actions: [{ type: 'showRefusal', params: ({ event }) => toFailure(event.error) }, tellFailure],
        },
      },
    },

    signedIn: { type: 'final' },
  },
})

export type PasswordActor = ActorRefFrom<typeof passwordMachine>
export type PasswordSnapshot = SnapshotFrom<typeof passwordMachine>
