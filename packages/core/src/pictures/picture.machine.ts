import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { must } from '../kernel/must.ts'
import { type TrunkEvent, tellFailure } from '../kernel/trunk.ts'
import { showsDialog, writes } from '../kit/claims/claims.ts'
import { noteFault } from '../kit/load/reading.domain.ts'
import { notesOf, type PictureFile, usualLimits } from './picture.domain.ts'
import { pictureSetup } from './picture.setup.ts'

const choosing = {
  target: '#picture.choosing',
  actions: { type: 'rememberChosen', params: ({ event }: { event: { file: PictureFile } }) => event.file },
} as const

const notFound = { type: 'fault.noted', code: 'Failed to find the picture in the account' } as const

/** Whoever waits for it to log out stays, and sees why. */
const notWritten = { type: 'tellTrunk', params: { type: 'write.failed' } } as const

/** A picture of the supplier: chosen, cropped, sent, and taken over once the account says that it is there. */
export const pictureMachine = pictureSetup.createMachine({
  id: 'picture',
  context: ({ input }) => ({ ...input, limits: usualLimits, chosen: null, cropped: null, address: null, notes: [] }),
  initial: 'learning',
  states: {
    learning: {
      tags: 'busy',
      invoke: {
        id: 'fetchPictureLimits',
        src: 'fetchPictureLimits',
        onDone: { target: 'ready', actions: { type: 'rememberLimits', params: ({ event }) => event.output } },
        onError: 'ready',
      },
    },

    ready: {
      entry: 'forgetPicture',
      on: { 'file.chosen': choosing },
    },

    choosing: {
      invoke: [
        showsDialog,
        {
          id: 'crop',
          src: 'crop',
          input: ({ context: { kind, limits, chosen } }) => ({ kind, limits, file: must(chosen) }),
          onDone: [
            {
              guard: { type: 'isCropped', params: ({ event }) => event.output },
              target: 'held',
              actions: { type: 'rememberCropped', params: ({ event }) => event.output },
            },
            { target: 'ready', actions: { type: 'note', params: ({ event }) => [must(event.output.refusal)] } },
          ],
          onError: { target: 'ready', actions: { type: 'note', params: [{ key: 'pictures.unreadable' }] } },
        },
      ],
      on: { 'picture.dropped': 'ready' },
    },

    held: {
      invoke: {
        id: 'openPicture',
        src: 'openPicture',
        input: ({ context }) => must(context.cropped),
        // A picture that cannot be shown can still be sent.
        onError: {},
      },
      initial: 'sending',
      on: {
        'picture.opened': { actions: { type: 'rememberAddress', params: ({ event }) => event.address } },
        'picture.dropped': 'ready',
      },
      states: {
        sending: {
          invoke: [
            writes,
            {
              id: 'upload',
              src: 'upload',
              input: ({ context: { kind, cropped } }) => ({ kind, file: must(cropped) }),
              onDone: [
                {
                  guard: { type: 'isTaken', params: ({ event }) => event.output },
                  target: 'reading',
                },
                {
                  target: 'failed',
                  actions: [
                    { type: 'note', params: ({ event }) => notesOf(must(event.output.failure)) },
                    {
                      type: 'tellTrunk',
                      params: ({ event }): TrunkEvent => ({ type: 'failure.met', failure: must(event.output.failure) }),
                    },
                    notWritten,
                  ],
                },
              ],
              onError: {
                target: 'failed',
                actions: [{ type: 'note', params: [{ key: 'pictures.notSaved' }] }, tellFailure, notWritten],
              },
            },
          ],
        },

        failed: {
          on: { 'file.chosen': choosing, 'retry.chosen': 'sending' },
          exit: { type: 'note', params: [] },
        },

        // It is saved already: there is nothing left to drop.
        reading: {
          tags: 'busy',
          invoke: {
            id: 'fetchAccount',
            src: 'fetchAccount',
            onDone: [
              {
                guard: { type: 'isNews', params: ({ event }) => event.output },
                target: '#picture.ready',
                actions: { type: 'tellNews', params: ({ event }) => event.output },
              },
              { target: 'unread', actions: { type: 'tellTrunk', params: notFound } },
            ],
            onError: { target: 'unread', actions: noteFault('account') },
          },
          on: { 'picture.dropped': {} },
        },

        unread: {
          entry: { type: 'note', params: [{ key: 'pictures.savedUnread' }] },
          on: { 'file.chosen': choosing, 'retry.chosen': 'reading' },
          exit: { type: 'note', params: [] },
        },
      },
    },
  },
})

export type PictureActor = ActorRefFrom<typeof pictureMachine>
export type PictureSnapshot = SnapshotFrom<typeof pictureMachine>
