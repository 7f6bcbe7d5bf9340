import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { retryAfterOf, toFailure } from '../kernel/failure.ts'
import { must } from '../kernel/must.ts'
import { type TrunkEvent, tellFailure } from '../kernel/trunk.ts'
import { confirmationSetup } from './confirmation.setup.ts'
import { resendPause, secondsUntil } from './countdown.domain.ts'

const toTelephone: TrunkEvent = { type: 'place.wanted', place: { to: 'login' } }
const mayHaveWorked: TrunkEvent = { type: 'warning.met', message: { key: 'session.confirmUnclear' } }

/** Confirming the telephone by the code that was sent to it. */
export const confirmationMachine = confirmationSetup.createMachine({
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
