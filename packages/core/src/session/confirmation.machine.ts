import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import type { ClockPort } from '../kernel/clock.ts'
import { type Failure, isUnclear, retryAfterOf, toFailure } from '../kernel/failure.ts'
import { must } from '../kernel/must.ts'
import type { PortActors } from '../kernel/port.ts'
import type { ScreenInput } from '../kernel/screen.ts'
import { type Trunk, type TrunkEvent, tellFailure, tellTrunk } from '../kernel/trunk.ts'
import { errorsFromServer, errorsOf, type FieldErrors } from '../kit/form/fields.domain.ts'
import { checkCode, codeDigits } from './checks.domain.ts'
import { resendPause, secondsUntil, ticked } from './countdown.domain.ts'
import type { Challenge, Session } from './session.domain.ts'
import type { SessionPort, SessionStorePort } from './session.port.ts'

export type ConfirmationEvent =
  | { type: 'code.typed'; text: string }
  | { type: 'form.submitted' }
  | { type: 'resend.chosen' }
  | { type: 'telephone.rejected' }

export interface ConfirmationContext {
  trunk: Trunk
  clock: ClockPort
  challenge: Challenge | null
  code: string
  errors: FieldErrors<'code'>
  secondsLeft: number
  /** Confirmations whose answer never came. */
  unclear: number
  session: Session | null
}

const toTelephone: TrunkEvent = { type: 'place.wanted', place: { to: 'login' } }
const mayHaveWorked: TrunkEvent = { type: 'warning.met', message: { key: 'session.confirmUnclear' } }

/** Confirming the telephone by the code that was sent to it. */
export const confirmationMachine = setup({
  types: {
    input: {} as ScreenInput,
    context: {} as ConfirmationContext,
    events: {} as ConfirmationEvent,
    tags: {} as 'busy',
  },
  actors: {} as PortActors<Pick<SessionPort, 'confirmCode' | 'requestCode'> & Pick<SessionStorePort, 'takeRegistered'>>,
  guards: {
    hasChallenge: ({ context }) => context.challenge !== null,
    isValid: ({ context }) => checkCode(context.code) === null,
    isCounting: ({ context }) => context.secondsLeft > 0,
    canResend: ({ context }) => context.secondsLeft === 0,
    isUnclearAgain: ({ context }, failure: Failure) => isUnclear(failure) && context.unclear > 0,
    isUnclear: (_, failure: Failure) => isUnclear(failure),
  },
  actions: {
    rememberCode: assign((_, text: string) => ({ code: codeDigits(text), errors: {} })),
    /** Asked too often, the server never looked at the code. */
    forgetWrongCode: assign(({ context }, failure: Failure) => ({ code: wasJudged(failure) ? '' : context.code })),
    rememberSession: assign((_, session: Session) => ({ session, code: '' })),
    countUnclear: assign({ unclear: ({ context }) => context.unclear + 1 }),
    forgetUnclear: assign({ unclear: 0 }),
    countDown: assign({
      secondsLeft: ({ context }) => ticked(context.secondsLeft, must(context.challenge).resendAt, context.clock.now()),
    }),
    pauseResend: assign(({ context }, milliseconds: number) => {
      const challenge = { ...must(context.challenge), resendAt: context.clock.now() + milliseconds }
      return { challenge, secondsLeft: secondsUntil(challenge.resendAt, context.clock.now()) }
    }),
    showMistakes: assign(({ context }) => ({ errors: errorsOf({ code: checkCode(context.code) }) })),
    showRefusal: assign((_, failure: Failure) => ({ errors: errorsFromServer(failure, { code: 'code' }) })),
    carryChallenge: ({ context }) =>
      context.trunk.send({ type: 'carried.changed', carried: { challenge: context.challenge } }),
    tellTrunk,
  },
  delays: { secondPasses: 1000 },
}).createMachine({
  id: 'confirmation',
  context: ({ input }) => ({
    trunk: input.trunk,
    clock: input.clock,
    challenge: input.carried.challenge,
    code: '',
    errors: {},
    secondsLeft: input.carried.challenge ? secondsUntil(input.carried.challenge.resendAt, input.clock.now()) : 0,
    unclear: 0,
    session: null,
  }),
  initial: 'arriving',
  states: {
    arriving: {
      always: [
        { guard: 'hasChallenge', target: 'typing' },
        {
          target: 'turnedAway',
          actions: { type: 'tellTrunk', params: { type: 'warning.met', message: { key: 'session.challengeLost' } } },
        },
      ],
    },

    typing: {
      after: {
        secondPasses: { guard: 'isCounting', target: 'typing', reenter: true, actions: 'countDown' },
      },
      on: {
        'code.typed': { actions: { type: 'rememberCode', params: ({ event }) => event.text } },
        'form.submitted': [
          { guard: 'isValid', target: 'confirming', actions: 'showMistakes' },
          { actions: 'showMistakes' },
        ],
        'resend.chosen': { guard: 'canResend', target: 'resending' },
        'telephone.rejected': { actions: { type: 'tellTrunk', params: toTelephone } },
      },
    },

    confirming: {
      tags: 'busy',
      invoke: {
        id: 'confirmCode',
        src: 'confirmCode',
        input: ({ context }) => ({ telephone: must(context.challenge).telephone, code: context.code }),
        onDone: {
          target: 'choosingLanding',
          actions: { type: 'rememberSession', params: ({ event }) => event.output },
        },
        onError: [
          {
            guard: { type: 'isUnclearAgain', params: ({ event }) => toFailure(event.error) },
            target: 'turnedAway',
            actions: { type: 'tellTrunk', params: mayHaveWorked },
          },
          {
            guard: { type: 'isUnclear', params: ({ event }) => toFailure(event.error) },
            target: 'typing',
            actions: ['countUnclear', tellFailure, { type: 'tellTrunk', params: mayHaveWorked }],
          },
          {
            target: 'typing',
            actions: [
              { type: 'forgetWrongCode', params: ({ event }) => toFailure(event.error) },
              { type: 'showRefusal', params: ({ event }) => toFailure(event.error) },
              tellFailure,
            ],
          },
        ],
      },
    },

    choosingLanding: {
      tags: 'busy',
      invoke: {
        id: 'takeRegistered',
        src: 'takeRegistered',
        onDone: {
          target: 'confirmed',
          actions: {
            type: 'tellTrunk',
            params: ({ context, event }): TrunkEvent => ({
              type: 'session.opened',
              session: must(context.session),
              landing: event.output ? 'articles-information' : 'statistics',
            }),
          },
        },
        onError: {
          target: 'confirmed',
          actions: {
            type: 'tellTrunk',
            params: ({ context }): TrunkEvent => ({
              type: 'session.opened',
              session: must(context.session),
              landing: 'statistics',
            }),
          },
        },
      },
    },

    resending: {
      tags: 'busy',
      invoke: {
        id: 'requestCode',
        src: 'requestCode',
        input: ({ context }) => ({ telephone: must(context.challenge).telephone }),
        onDone: {
          target: 'typing',
          actions: [
            'forgetUnclear',
            { type: 'pauseResend', params: resendPause },
            'carryChallenge',
            { type: 'tellTrunk', params: { type: 'success.met', message: { key: 'session.codeSent' } } },
          ],
        },
        onError: {
          target: 'typing',
          actions: [
            {
              type: 'pauseResend',
              params: ({ event }) => (retryAfterOf(toFailure(event.error)) ?? 0) * 1000,
            },
            'carryChallenge',
            tellFailure,
          ],
        },
      },
    },

    confirmed: { type: 'final' },

    turnedAway: {
      type: 'final',
      entry: { type: 'tellTrunk', params: toTelephone },
    },
  },
})

export type ConfirmationActor = ActorRefFrom<typeof confirmationMachine>
export type ConfirmationSnapshot = SnapshotFrom<typeof confirmationMachine>

function wasJudged(failure: Failure): boolean {
  return failure.kind !== 'refused' || failure.status !== 429
}
