import { assign, setup } from 'xstate'
import type { Failure } from '../../kernel/failure.ts'
import type { PortActors } from '../../kernel/port.ts'
import { writes } from '../../kit/claims/claims.ts'
import { failureOf } from '../../kit/load/reading.domain.ts'
import { failedPicture, mayRepeat, type PictureTold, pauseAfter } from './picture.setup.ts'
import type { Picture } from './pictures.domain.ts'
import type { PictureLink, PicturesPort } from './pictures.port.ts'
import type { StoredPicture } from './stored-pictures.domain.ts'

export interface LinkedPictureInput extends PictureLink {
  readonly owner: { send(event: PictureTold): void }
}

export interface LinkedPictureContext extends LinkedPictureInput {
  /** How many requests in a row got no answer. */
  tries: number
}

/** One picture that the server fetches from an address, until the server has accepted it. */
export const linkedPictureMachine = setup({
  types: {
    input: {} as LinkedPictureInput,
    context: {} as LinkedPictureContext,
    /** The owner lets this picture be sent now; or the supplier repeats it. */
    events: {} as { type: 'turn.given' } | { type: 'retry.chosen' },
    tags: {} as 'busy',
  },
  actors: {} as PortActors<Pick<PicturesPort, 'linkPicture'>>,
  guards: { mayRepeat: ({ context }, failure: Failure) => mayRepeat(failure, context.tries) },
  actions: {
    tell: ({ context: { owner, key } }, change: Partial<Picture>) =>
      owner.send({ type: 'picture.changed', key, change }),
    tellStored: ({ context: { owner, key } }, picture: StoredPicture) =>
      owner.send({ type: 'picture.uploaded', key, picture }),
    tellFailure: ({ context: { owner, key } }, failure: Failure) =>
      owner.send({ type: 'picture.changed', key, change: failedPicture(failure) }),
    countTry: assign(({ context }) => ({ tries: context.tries + 1 })),
    clearTries: assign({ tries: 0 }),
  },
  delays: { pauseEnds: ({ context }) => pauseAfter(context.tries) },
}).createMachine({
  id: 'linkedPicture',
  context: ({ input }) => ({ ...input, tries: 0 }),
  initial: 'waiting',
  states: {
    waiting: {
      entry: { type: 'tell', params: { state: 'waiting', message: null } },
      on: { 'turn.given': 'sending' },
    },

    sending: {
      tags: 'busy',
      entry: ['countTry', { type: 'tell', params: { state: 'sending' } }],
      invoke: [
        writes,
        {
          id: 'linkPicture',
          src: 'linkPicture',
          input: ({ context: { product, key, source } }) => ({ product, key, source }),
          onDone: { target: 'accepted', actions: { type: 'tellStored', params: ({ event }) => event.output } },
          onError: [
            {
              guard: { type: 'mayRepeat', params: failureOf },
              target: 'pausing',
              actions: { type: 'tellFailure', params: failureOf },
            },
            { target: 'failed', actions: { type: 'tellFailure', params: failureOf } },
          ],
        },
      ],
    },

    pausing: {
      after: { pauseEnds: 'waiting' },
      on: { 'retry.chosen': { target: 'waiting', actions: 'clearTries' } },
    },

    failed: { on: { 'retry.chosen': { target: 'waiting', actions: 'clearTries' } } },

    accepted: { type: 'final' },
  },
})
