import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import { type AppRef, notifyApp, notifyFailure } from '../kernel/app-ref.ts'
import type { ClockPort } from '../kernel/clock.ts'
import { type Failure, retryAfterOf, toFailure } from '../kernel/failure.ts'
import { must } from '../kernel/must.ts'
import type { PortActors } from '../kernel/port.ts'
import type { ScreenInput } from '../kernel/screen.ts'
import { errorsFromServer, errorsOf, type FieldErrors, hasErrors, without } from '../kit/fields/fields.domain.ts'
import { checkNewPassword, checkRecoveryCode, checkRepeat, recoveryCodeIn, recoveryCodeMeant } from './checks.domain.ts'
import { resendPause, secondsUntil, ticked } from './countdown.domain.ts'
import type { Recovery } from './session.domain.ts'
import type { SessionPort } from './session.port.ts'

export type RecoveryField = 'code' | 'password' | 'repeat'

export type RecoveryEvent =
  | { type: 'field.typed'; field: RecoveryField; text: string }
  | { type: 'visibility.toggled' }
  | { type: 'resend.chosen' }
  | { type: 'form.submitted' }

export interface RecoveryContext {
  app: AppRef
  clock: ClockPort
  recovery: Recovery | null
  values: Readonly<Record<RecoveryField, string>>
  isVisible: boolean
  errors: FieldErrors<RecoveryField>
  /** When another code can be requested, in milliseconds since 1970. */
  resendAt: number
  secondsLeft: number
}

const nothing = { code: '', password: '', repeat: '' } as const

/** The last step of recovery: takes the code and a new password. */
export const recoveryMachine = setup({
  types: {
    input: {} as ScreenInput,
    context: {} as RecoveryContext,
    events: {} as RecoveryEvent,
    tags: {} as 'busy',
  },
  actors: {} as PortActors<Pick<SessionPort, 'recoverPassword' | 'requestRecovery'>>,
  guards: {
    hasRecovery: ({ context }) => context.recovery !== null,
    isValid: ({ context }) => !hasErrors(mistakesIn(context)),
    isCounting: ({ context }) => context.secondsLeft > 0,
    canResend: ({ context }) => context.secondsLeft === 0,
  },
  actions: {
    setField: assign(({ context }, { field, text }: { field: RecoveryField; text: string }) => ({
      values: { ...context.values, [field]: field === 'code' ? recoveryCodeIn(text) : text },
      errors: without(context.errors, field, ...(field === 'password' ? (['repeat'] as const) : [])),
    })),
    toggleVisibility: assign({ isVisible: ({ context }) => !context.isVisible }),
    clearSecrets: assign({ values: nothing, recovery: null, isVisible: false }),
    setRecovery: assign((_, recovery: Recovery) => ({ recovery })),
    countDown: assign({
      secondsLeft: ({ context }) => ticked(context.secondsLeft, context.resendAt, context.clock.now()),
    }),
    pauseResend: assign(({ context }, milliseconds: number) => {
      const resendAt = context.clock.now() + milliseconds
      return { resendAt, secondsLeft: secondsUntil(resendAt, context.clock.now()) }
    }),
    showMistakes: assign(({ context }) => ({ errors: mistakesIn(context) })),
    showRefusal: assign((_, failure: Failure) => ({
      errors: errorsFromServer(failure, { code: 'code', password: 'password', password_confirmation: 'repeat' }),
    })),
    notifyApp,
  },
  delays: { secondPasses: 1000 },
}).createMachine({
  id: 'recovery',
  context: ({ input }) => ({
    app: input.app,
    clock: input.clock,
    recovery: input.signInDraft.recovery,
    values: nothing,
    isVisible: false,
    errors: {},
    resendAt: input.clock.now() + resendPause,
    secondsLeft: resendPause / 1000,
  }),
  initial: 'arriving',
  states: {
    arriving: {
      always: [{ guard: 'hasRecovery', target: 'typing' }, { target: 'turnedAway' }],
    },

    typing: {
      after: {
        secondPasses: { guard: 'isCounting', target: 'typing', reenter: true, actions: 'countDown' },
      },
      on: {
        'field.typed': { actions: { type: 'setField', params: ({ event }) => event } },
        'visibility.toggled': { actions: 'toggleVisibility' },
        'resend.chosen': { guard: 'canResend', target: 'resending' },
        'form.submitted': [
          { guard: 'isValid', target: 'recovering', actions: 'showMistakes' },
          { actions: 'showMistakes' },
        ],
      },
    },

    recovering: {
      tags: 'busy',
      invoke: {
        id: 'recoverPassword',
        src: 'recoverPassword',
        input: ({ context }) => ({
          telephone: must(context.recovery).telephone,
          code: recoveryCodeMeant(context.values.code, must(context.recovery).code),
          password: context.values.password,
        }),
        onDone: 'recovered',
        onError: {
          target: 'typing',
          actions: [{ type: 'showRefusal', params: ({ event }) => toFailure(event.error) }, notifyFailure],
        },
      },
    },

    resending: {
      tags: 'busy',
      invoke: {
        id: 'requestRecovery',
        src: 'requestRecovery',
        input: ({ context }) => ({ telephone: must(context.recovery).telephone }),
        onDone: {
          target: 'typing',
          actions: [
            { type: 'setRecovery', params: ({ event }) => event.output },
            { type: 'pauseResend', params: resendPause },
            { type: 'notifyApp', params: { type: 'success.reported', message: { key: 'session.codeSent' } } },
          ],
        },
        onError: {
          target: 'typing',
          actions: [
            { type: 'pauseResend', params: ({ event }) => (retryAfterOf(toFailure(event.error)) ?? 0) * 1000 },
            notifyFailure,
          ],
        },
      },
    },

    recovered: {
      type: 'final',
      entry: [
        'clearSecrets',
        { type: 'notifyApp', params: { type: 'signInDraft.changed', signInDraft: { recovery: null } } },
        { type: 'notifyApp', params: { type: 'success.reported', message: { key: 'session.passwordChanged' } } },
        { type: 'notifyApp', params: { type: 'navigation.requested', location: { to: 'with-password' } } },
      ],
    },

    turnedAway: {
      type: 'final',
      entry: [
        { type: 'notifyApp', params: { type: 'warning.reported', message: { key: 'session.recoveryLost' } } },
        { type: 'notifyApp', params: { type: 'navigation.requested', location: { to: 'recover-password' } } },
      ],
    },
  },
})

export type RecoveryActor = ActorRefFrom<typeof recoveryMachine>
export type RecoverySnapshot = SnapshotFrom<typeof recoveryMachine>

function mistakesIn({ values }: RecoveryContext): FieldErrors<RecoveryField> {
  return errorsOf({
    code: checkRecoveryCode(values.code),
    password: checkNewPassword(values.password),
    repeat: checkRepeat(values.password, values.repeat),
  })
}
