import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { type FeatureEvent, notifyFailure } from '../kernel/app-ref.ts'
import { must } from '../kernel/must.ts'
import { showsDialog, writes } from '../kit/claims/claims.ts'
import { logFault } from '../kit/load/reading.domain.ts'
import { type ImageFile, limitsOf, notesOf, type StoreImage, usualLimits } from './image.domain.ts'
import { imageSetup } from './image.setup.ts'

const choosing = {
  target: '#image.choosing',
  actions: { type: 'setChosen', params: ({ event }: { event: { file: ImageFile } }) => event.file },
} as const

const notFound = { type: 'fault.logged', code: 'Failed to find the saved picture' } as const

/** The upload was not written; a delayed sign-out is cancelled and the supplier sees the reason. */
const notWritten = { type: 'notifyApp', params: { type: 'write.failed' } } as const

/** A picture of the supplier or of a store: chosen, cropped, uploaded, and shown once the server returns it. */
export const imageMachine = imageSetup.createMachine({
  id: 'image',
  context: ({ input }) => ({
    ...input,
    limits: limitsOf(input.kind, usualLimits),
    chosen: null,
    cropped: null,
    address: null,
    notes: [],
  }),
  initial: 'learning',
  states: {
    learning: {
      tags: 'busy',
      invoke: {
        id: 'fetchImageLimits',
        src: 'fetchImageLimits',
        onDone: { target: 'learned', actions: { type: 'setLimits', params: ({ event }) => event.output } },
        onError: 'learned',
      },
      // A file that is chosen meanwhile waits for the limits.
      on: { 'file.chosen': { actions: { type: 'setChosen', params: ({ event }) => event.file } } },
    },

    learned: { always: [{ guard: 'hasChosen', target: 'choosing' }, 'ready'] },

    ready: {
      entry: 'clearImage',
      on: { 'file.chosen': choosing, 'removal.chosen': { guard: 'isRemovable', target: 'confirming' } },
    },

    confirming: {
      entry: { type: 'note', params: [] },
      on: { 'removal.confirmed': 'removing', 'image.dropped': 'ready', 'file.chosen': choosing },
    },

    removing: {
      tags: 'busy',
      invoke: [
        writes,
        {
          id: 'removeImage',
          src: 'removeImage',
          input: ({ context: { kind, record } }) => ({ kind: kind as StoreImage, record: must(record) }),
          onDone: { target: 'ready', actions: 'tellRemoved' },
          onError: {
            target: 'ready',
            actions: [{ type: 'note', params: [{ key: 'images.notRemoved' }] }, notifyFailure, notWritten],
          },
        },
      ],
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
              actions: { type: 'setCropped', params: ({ event }) => event.output },
            },
            { target: 'ready', actions: { type: 'note', params: ({ event }) => [must(event.output.refusal)] } },
          ],
          onError: { target: 'ready', actions: { type: 'note', params: [{ key: 'images.unreadable' }] } },
        },
      ],
      on: { 'image.dropped': 'ready' },
    },

    held: {
      invoke: {
        id: 'openImage',
        src: 'openImage',
        input: ({ context }) => must(context.cropped),
        // The upload does not depend on the preview, so a preview that fails is ignored.
        onError: {},
      },
      initial: 'sending',
      on: {
        'image.opened': { actions: { type: 'setAddress', params: ({ event }) => event.address } },
        'image.dropped': 'ready',
      },
      states: {
        sending: {
          invoke: [
            writes,
            {
              id: 'upload',
              src: 'upload',
              input: ({ context: { kind, record = null, cropped } }) => ({ kind, record, file: must(cropped) }),
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
                      type: 'notifyApp',
                      params: ({ event }): FeatureEvent => ({
                        type: 'failure.reported',
                        failure: must(event.output.failure),
                      }),
                    },
                    notWritten,
                  ],
                },
              ],
              onError: {
                target: 'failed',
                actions: [{ type: 'note', params: [{ key: 'images.notSaved' }] }, notifyFailure, notWritten],
              },
            },
          ],
        },

        failed: {
          on: { 'file.chosen': choosing, 'retry.chosen': 'sending' },
          exit: { type: 'note', params: [] },
        },

        // The server already has the picture, so it cannot be dropped any more.
        reading: {
          tags: 'busy',
          invoke: {
            id: 'fetchSaved',
            src: 'fetchSaved',
            input: ({ context: { record = null } }) => record,
            onDone: [
              {
                guard: { type: 'isSupplierEvent', params: ({ event }) => event.output },
                target: '#image.ready',
                actions: { type: 'notifyEvents', params: ({ event }) => event.output },
              },
              { target: 'unread', actions: { type: 'notifyApp', params: notFound } },
            ],
            onError: { target: 'unread', actions: logFault('the saved picture') },
          },
          on: { 'image.dropped': {} },
        },

        unread: {
          entry: { type: 'note', params: [{ key: 'images.savedUnread' }] },
          on: { 'file.chosen': choosing, 'retry.chosen': 'reading' },
          exit: { type: 'note', params: [] },
        },
      },
    },
  },
})

export type ImageActor = ActorRefFrom<typeof imageMachine>
export type ImageSnapshot = SnapshotFrom<typeof imageMachine>
