import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import { fullNumber, isComplete, type Telephone } from '../countries/countries.domain.ts'
import { countriesMachine, showsTelephone, type TelephoneChanged } from '../countries/countries.machine.ts'
import { type AppRef, type FeatureEvent, notifyApp, notifyFailure } from '../kernel/app-ref.ts'
import { type Failure, toFailure } from '../kernel/failure.ts'
import type { PortActors } from '../kernel/port.ts'
import type { ScreenInput } from '../kernel/screen.ts'
import { errorsFromServer, errorsOf, type FieldErrors, hasErrors, without } from '../kit/fields/fields.domain.ts'
import { checkPassword, checkTelephone } from './checks.domain.ts'
import type { SessionPort } from './session.port.ts'

export type PasswordEvent =
  | TelephoneChanged
  | { type: 'password.typed'; text: string }
  | { type: 'visibility.toggled' }
  | { type: 'form.submitted' }

export interface PasswordContext {
  app: AppRef
  telephone: Telephone
  password: string
  isVisible: boolean
  errors: FieldErrors<'telephone' | 'password'>
}

const mistakesIn = ({ telephone, password }: PasswordContext) =>
  errorsOf({ telephone: checkTelephone(isComplete(telephone)), password: checkPassword(password) })

/** Sign-in by telephone and password. */
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
    setTelephone: assign(({ context }, telephone: Telephone) => ({
      telephone,
      errors: without(context.errors, 'telephone'),
    })),
    setPassword: assign(({ context }, password: string) => ({
      password,
      errors: without(context.errors, 'password'),
    })),
    clearPassword: assign({ password: '', isVisible: false }),
    toggleVisibility: assign({ isVisible: ({ context }) => !context.isVisible }),
    showMistakes: assign(({ context }) => ({ errors: mistakesIn(context) })),
    showRefusal: assign((_, failure: Failure) => ({
      errors: errorsFromServer(failure, { telephone: 'telephone', password: 'password' }),
    })),
    notifyApp,
  },
}).createMachine({
  id: 'password',
  context: ({ input }) => ({
    app: input.app,
    telephone: input.signInDraft.telephone,
    password: '',
    isVisible: false,
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
        'password.typed': { actions: { type: 'setPassword', params: ({ event }) => event.text } },
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
            'clearPassword',
            {
              type: 'notifyApp',
              params: ({ event }): FeatureEvent => ({
                type: 'session.opened',
                session: event.output,
                landing: 'statistics',
              }),
            },
          ],
        },
        onError: {
          target: 'typing',
          actions: [{ type: 'showRefusal', params: ({ event }) => toFailure(event.error) }, notifyFailure],
        },
      },
    },

    signedIn: { type: 'final' },
  },
})

export type PasswordActor = ActorRefFrom<typeof passwordMachine>
export type PasswordSnapshot = SnapshotFrom<typeof passwordMachine>
