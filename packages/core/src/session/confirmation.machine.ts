import { type ActorRefFrom, cancel, raise, type SnapshotFrom } from 'xstate'
import { type FeatureEvent, notifyFailure } from '../kernel/app-ref.ts'
import { retryAfterOf, toFailure } from '../kernel/failure.ts'
import { must } from '../kernel/must.ts'
import { confirmationSetup } from './confirmation.setup.ts'
import { resendPause, secondsUntil } from './countdown.domain.ts'

const toTelephone: FeatureEvent = { type: 'navigation.requested', location: { to: 'login' } }
const mayHaveWorked: FeatureEvent = { type: 'warning.reported', message: { key: 'session.confirmUnclear' } }

/** Confirms a telephone with the code sent to it. */
export const confirmationMachine = confirmationSetup.createMachine({
  id: 'confirmation',
  context: ({ input }) => ({
    app: input.app,
    clock: input.clock,
    challenge: input.signInDraft.challenge,
    code: '',
    errors: {},
    tried: null,
    secondsLeft: input.signInDraft.challenge
      ? secondsUntil(input.signInDraft.challenge.resendAt, input.clock.now())
      : 0,
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
          actions: {
            type: 'notifyApp',
            params: { type: 'warning.reported', message: { key: 'session.challengeLost' } },
          },
        },
      ],
    },

    typing: {
      after: {
        secondPasses: { guard: 'isCounting', target: 'typing', reenter: true, actions: 'countDown' },
      },
      on: {
        'code.typed': [
          {
            guard: { type: 'isWhole', params: ({ event }) => event.text },
            target: 'confirming',
            actions: [{ type: 'setCode', params: ({ event }) => event.text }, cancel('pause')],
          },
          {
            actions: [
              { type: 'setCode', params: ({ event }) => event.text },
              cancel('pause'),
              raise({ type: 'typing.paused' }, { id: 'pause', delay: 'pause' }),
            ],
          },
        ],
        'typing.paused': { guard: 'isFirst', target: 'confirming' },
        'form.submitted': [
          { guard: 'isValid', target: 'confirming', actions: ['showMistakes', cancel('pause')] },
          { actions: 'showMistakes' },
        ],
        'resend.chosen': { guard: 'canResend', target: 'resending', actions: cancel('pause') },
        'telephone.rejected': { actions: { type: 'notifyApp', params: toTelephone } },
      },
    },

    confirming: {
      tags: 'busy',
      entry: 'setTried',
      invoke: {
        id: 'confirmCode',
        src: 'confirmCode',
        input: ({ context }) => ({ telephone: must(context.challenge).telephone, code: context.code }),
        onDone: {
          target: 'choosingLanding',
          actions: { type: 'setSession', params: ({ event }) => event.output },
        },
        onError: [
          {
            guard: { type: 'isUnclearAgain', params: ({ event }) => toFailure(event.error) },
            target: 'turnedAway',
            actions: { type: 'notifyApp', params: mayHaveWorked },
          },
          {
            guard: { type: 'isUnclear', params: ({ event }) => toFailure(event.error) },
            target: 'typing',
            actions: ['countUnclear', notifyFailure, { type: 'notifyApp', params: mayHaveWorked }],
          },
          {
            target: 'typing',
            actions: [
              { type: 'clearWrongCode', params: ({ event }) => toFailure(event.error) },
              { type: 'showRefusal', params: ({ event }) => toFailure(event.error) },
              notifyFailure,
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
            type: 'notifyApp',
            params: ({ context, event }): FeatureEvent => ({
              type: 'session.opened',
              session: must(context.session),
              landing: event.output ? 'articles-information' : 'statistics',
            }),
          },
        },
        onError: {
          target: 'confirmed',
          actions: {
            type: 'notifyApp',
            params: ({ context }): FeatureEvent => ({
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
            'clearUnclear',
            { type: 'pauseResend', params: resendPause },
            'carryChallenge',
            { type: 'notifyApp', params: { type: 'success.reported', message: { key: 'session.codeSent' } } },
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
            notifyFailure,
          ],
        },
      },
    },

    confirmed: { type: 'final' },

    turnedAway: {
      type: 'final',
      entry: { type: 'notifyApp', params: toTelephone },
    },
  },
})

export type ConfirmationActor = ActorRefFrom<typeof confirmationMachine>
export type ConfirmationSnapshot = SnapshotFrom<typeof confirmationMachine>
