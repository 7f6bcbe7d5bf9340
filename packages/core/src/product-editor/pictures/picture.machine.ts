import { notifyFailure } from '../../kernel/app-ref.ts'
import { writes } from '../../kit/claims/claims.ts'
import { pictureSetup, shareOf } from './picture.setup.ts'
import { pictureRefusal, sizeRefusal } from './pictures.domain.ts'

/** One picture from the chosen file to the stored one. An upload without an answer is repeated with the same key. */
export const pictureMachine = pictureSetup.createMachine({
  id: 'picture',
  context: ({ input }) => ({ ...input, tries: 0, progress: 0 }),
  initial: 'checking',
  states: {
    checking: {
      tags: 'busy',
      invoke: {
        id: 'inspectImage',
        src: 'inspectImage',
        input: ({ context }) => context.file,
        onDone: [
          { guard: { type: 'isAcceptable', params: ({ event }) => event.output }, target: 'accepted' },
          {
            target: 'refused',
            actions: { type: 'tellRefusal', params: ({ event }) => pictureRefusal(event.output) },
          },
        ],
        onError: { target: 'refused', actions: { type: 'tellRefusal', params: { key: 'images.unreadable' } } },
      },
    },

    refused: {},

    accepted: {
      // The preview stays until the picture is stored.
      invoke: { id: 'openImage', src: 'openImage', input: ({ context }) => context.file, onError: {} },
      initial: 'waiting',
      on: {
        'image.opened': [
          {
            guard: { type: 'isTooSmall', params: ({ event }) => event },
            target: 'refused',
            actions: { type: 'tellRefusal', params: ({ event }) => sizeRefusal(event.size) },
          },
          { actions: { type: 'tell', params: ({ event }) => ({ address: event.address }) } },
        ],
        'image.unreadable': {
          target: 'refused',
          actions: { type: 'tellRefusal', params: { key: 'images.unreadable' } },
        },
      },
      states: {
        waiting: {
          entry: { type: 'tell', params: { state: 'waiting', message: null, progress: null } },
          on: { 'turn.given': 'sending' },
        },

        sending: {
          entry: ['countTry', { type: 'tell', params: { state: 'sending' } }],
          invoke: [
            writes,
            {
              id: 'uploadPicture',
              src: 'uploadPicture',
              input: ({ context: { product, key, file } }) => ({ product, key, file }),
              onError: {
                target: 'failed',
                actions: [notifyFailure, { type: 'tellFailure', params: { kind: 'unexpected' } }],
              },
            },
          ],
          initial: 'moving',
          on: {
            'picture.stored': {
              target: '#picture.stored',
              actions: { type: 'tellStored', params: ({ event }) => event.picture },
            },
            'upload.failed': [
              {
                guard: { type: 'mayRepeat', params: ({ event }) => event.failure },
                target: 'pausing',
                actions: { type: 'tellFailure', params: ({ event }) => event.failure },
              },
              { target: 'failed', actions: { type: 'tellFailure', params: ({ event }) => event.failure } },
            ],
          },
          states: {
            moving: {
              after: {
                progressEnds: {
                  target: '#picture.accepted.failed',
                  actions: { type: 'tellFailure', params: { kind: 'timedOut' } },
                },
              },
              on: {
                'upload.progressed': [
                  {
                    guard: { type: 'isWhole', params: ({ event }) => shareOf(event) },
                    target: 'answering',
                    actions: { type: 'tell', params: { progress: 1 } },
                  },
                  {
                    guard: { type: 'hasMoved', params: ({ event }) => shareOf(event) },
                    target: 'moving',
                    reenter: true,
                    actions: [
                      { type: 'setProgress', params: ({ event }) => shareOf(event) },
                      { type: 'tell', params: ({ event }) => ({ progress: shareOf(event) }) },
                    ],
                  },
                ],
              },
            },
            answering: {
              after: {
                answerOverdue: {
                  target: '#picture.accepted.failed',
                  actions: { type: 'tellFailure', params: { kind: 'timedOut' } },
                },
              },
            },
          },
        },

        pausing: {
          after: { pauseEnds: 'waiting' },
          on: { 'retry.chosen': { target: 'waiting', actions: 'clearTries' } },
        },

        failed: { on: { 'retry.chosen': { target: 'waiting', actions: 'clearTries' } } },
      },
    },

    stored: { type: 'final' },
  },
})
