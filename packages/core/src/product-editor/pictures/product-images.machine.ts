import type { ActorRefFrom } from 'xstate'
import { notifyNotWritten } from '../../kernel/telling.ts'
import { writes } from '../../kit/claims/claims.ts'
import { failureOf, logFault } from '../../kit/load/reading.domain.ts'
import { orderIn } from './pictures.domain.ts'
import type { StoredPictures } from './pictures.port.ts'
import { imagesSetup, nextDoomed } from './product-images.setup.ts'
import { storedPicture } from './stored-pictures.domain.ts'

const storedIn = ({ event }: { readonly event: { readonly output: StoredPictures } }) => event.output
const failed = { target: 'failed', actions: [{ type: 'setFailure', params: failureOf }, logFault('pictures')] } as const

/** What the server does not have yet. */
const unfinished = [
  { guard: 'isDoomed', target: 'removing' },
  { guard: 'isOutOfOrder', target: 'gathering' },
] as const

const reported = {
  'pictures.reported': {
    actions: [
      {
        type: 'setStored',
        params: ({ event }: { readonly event: { readonly stored: StoredPictures } }) => event.stored,
      },
      'notifyOwner',
    ],
  },
} as const

/**
 * The pictures of a product. Each is sent by an actor of its own, four at the same time; removals and the order follow
 * one after another, until the server has what is shown.
 */
export const productImagesMachine = imagesSetup.createMachine({
  id: 'productImages',
  context: ({ input: { stored, ...input } }) => ({
    ...input,
    pictures: stored.pictures.map(storedPicture),
    known: stored.pictures.map(({ id, alt }) => ({ id, alt })),
    version: stored.version,
    doomed: [],
    dropped: [],
    unread: [],
    unplaced: [],
    looks: 0,
    turns: [],
    isUnswept: false,
    message: null,
    failure: null,
  }),
  initial: 'settled',
  on: {
    'files.chosen': { actions: [{ type: 'addFiles', params: ({ event }) => event.files }, 'notifyOwner'] },
    'refresh.requested': { actions: 'clearLooks' },
    'addresses.taken': { actions: [{ type: 'addLinks', params: ({ event }) => event.addresses }, 'notifyOwner'] },
    'picture.changed': {
      actions: [{ type: 'applyChange', params: ({ event }) => event }, 'setTurns', 'giveTurns', 'notifyOwner'],
    },
    'picture.uploaded': {
      actions: [{ type: 'setUploaded', params: ({ event }) => event }, 'setTurns', 'giveTurns', 'notifyOwner'],
    },
    'picture.moved': { actions: [{ type: 'move', params: ({ event }) => event }, 'notifyOwner'] },
    'picture.described': { actions: { type: 'describe', params: ({ event }) => event } },
    'picture.removed': {
      actions: [
        { type: 'stopPicture', params: ({ event }) => event.key },
        { type: 'remove', params: ({ event }) => event.key },
        'setTurns',
        'giveTurns',
        'notifyOwner',
      ],
    },
    'picture.retried': [
      {
        guard: { type: 'mayLinkAgain', params: ({ event }) => event.key },
        actions: [{ type: 'linkAgain', params: ({ event }) => event.key }, 'notifyOwner'],
      },
      { actions: { type: 'retryPicture', params: ({ event }) => event.key } },
    ],
  },
  states: {
    settled: {
      always: [...unfinished, { guard: 'isUnswept', target: 'watching' }, { guard: 'mayLook', target: 'expecting' }],
      on: reported,
    },

    // An event about the product says sooner that the server has fetched a picture.
    expecting: {
      always: [...unfinished, { guard: 'isFetched', target: 'settled' }],
      on: { ...reported, 'refresh.requested': 'looking' },
      after: { lookPauses: 'looking' },
    },

    looking: {
      tags: 'busy',
      entry: 'countLook',
      invoke: {
        id: 'look',
        src: 'fetchPictures',
        input: ({ context }) => context.product,
        onDone: { target: 'settled', actions: [{ type: 'setStored', params: storedIn }, 'notifyOwner'] },
        onError: { target: 'expecting', actions: logFault('pictures') },
      },
    },

    // The upload of a removed picture may still arrive, so the server is asked once more.
    watching: {
      always: unfinished,
      on: reported,
      after: { lateUploadsEnd: { target: 'sweeping', actions: { type: 'setUnswept', params: false } } },
    },

    // Typing a description or moving a picture by several places sends one request.
    gathering: {
      invoke: writes,
      after: { changesPause: 'ordering' },
      on: {
        'picture.moved': {
          target: 'gathering',
          reenter: true,
          actions: [{ type: 'move', params: ({ event }) => event }, 'notifyOwner'],
        },
        'picture.described': {
          target: 'gathering',
          reenter: true,
          actions: { type: 'describe', params: ({ event }) => event },
        },
      },
    },

    ordering: {
      tags: 'busy',
      invoke: [
        writes,
        {
          id: 'orderPictures',
          src: 'orderPictures',
          input: ({ context: { product, version, pictures } }) => ({ product, version, pictures: orderIn(pictures) }),
          onDone: { target: 'settled', actions: [{ type: 'setStored', params: storedIn }, 'notifyOwner'] },
          onError: [{ guard: { type: 'isStale', params: failureOf }, target: 'reading' }, failed],
        },
      ],
    },

    removing: {
      tags: 'busy',
      invoke: [
        writes,
        {
          id: 'removePicture',
          src: 'removePicture',
          input: ({ context }) => nextDoomed(context),
          onDone: { target: 'settled', actions: 'setRemoved' },
          onError: [
            { guard: { type: 'isUnclear', params: failureOf }, ...failed },
            { target: 'reading', actions: ['giveBack', ...notifyNotWritten] },
          ],
        },
      ],
    },

    sweeping: {
      tags: 'busy',
      invoke: {
        id: 'sweep',
        src: 'fetchPictures',
        input: ({ context }) => context.product,
        onDone: { target: 'settled', actions: [{ type: 'setStored', params: storedIn }, 'notifyOwner'] },
        onError: { target: 'failed', actions: [{ type: 'setUnswept', params: true }, ...failed.actions] },
      },
    },

    // The product was changed elsewhere, so its version is read before the order is sent again.
    reading: {
      tags: 'busy',
      invoke: [
        writes,
        {
          id: 'fetchPictures',
          src: 'fetchPictures',
          input: ({ context }) => context.product,
          onDone: { target: 'settled', actions: [{ type: 'setStored', params: storedIn }, 'notifyOwner'] },
          onError: failed,
        },
      ],
    },

    failed: { invoke: writes, after: { pauseEnds: 'settled' }, on: { 'retry.chosen': 'settled' } },
  },
})

export type ProductImagesActor = ActorRefFrom<typeof productImagesMachine>
