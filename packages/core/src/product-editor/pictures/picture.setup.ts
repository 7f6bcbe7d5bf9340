import { assign, type CallbackActorLogic, setup } from 'xstate'
import { type ImageFile, type ImageInfo, isTooLargeForServer, notesOf } from '../../images/image.domain.ts'
import type { ImagesPort, OpenedImageEvent } from '../../images/images.port.ts'
import { type AppRef, notifyApp } from '../../kernel/app-ref.ts'
import { type Failure, isUnclear } from '../../kernel/failure.ts'
import { type Message, messagesOf } from '../../kernel/message.ts'
import type { PortActors } from '../../kernel/port.ts'
import { type Picture, pictureRefusal, sizeRefusal } from './pictures.domain.ts'
import type { PictureUpload, PictureUploadEvent } from './pictures.port.ts'
import type { StoredPicture } from './stored-pictures.domain.ts'

export type PictureEvent =
  | PictureUploadEvent
  | OpenedImageEvent
  /** The owner lets this picture be sent now. */
  | { type: 'turn.given' }
  | { type: 'retry.chosen' }

/** From a picture to its owner: what changed. */
export type PictureTold =
  | { readonly type: 'picture.changed'; readonly key: string; readonly change: Partial<Picture> }
  | { readonly type: 'picture.uploaded'; readonly key: string; readonly picture: StoredPicture }

export interface PictureInput extends PictureUpload {
  readonly app: AppRef
  readonly owner: { send(event: PictureTold): void }
}

export interface PictureContext extends PictureInput {
  /** How many uploads in a row got no answer. */
  tries: number
  /** The share that was sent last, from 0 to 1. */
  progress: number
}

/** The share of an upload that was sent, from 0 to 1. */
export const shareOf = ({ sent, total }: { readonly sent: number; readonly total: number }): number =>
  total > 0 ? Math.min(1, sent / total) : 0

const triesAlone = 5

/** Whether a request without an answer is repeated on its own after so many tries. */
export const mayRepeat = (failure: Failure, tries: number): boolean => isUnclear(failure) && tries < triesAlone

/** Milliseconds before a request is repeated on its own. */
export const pauseAfter = (tries: number): number => 2000 * 2 ** tries

/** A picture whose request failed. */
export const failedPicture = (failure: Failure): Partial<Picture> => ({
  state: 'failed',
  message: (isTooLargeForServer(failure) ? notesOf(failure) : messagesOf(failure))[0] ?? null,
  progress: null,
})

/** Actors, guards and actions of one picture. */
export const pictureSetup = setup({
  types: {
    input: {} as PictureInput,
    context: {} as PictureContext,
    events: {} as PictureEvent,
    tags: {} as 'busy',
  },
  actors: {
    ...({} as PortActors<Pick<ImagesPort, 'inspectImage'>>),
    openImage: {} as CallbackActorLogic<OpenedImageEvent, ImageFile>,
    uploadPicture: {} as CallbackActorLogic<PictureUploadEvent, PictureUpload>,
  },
  guards: {
    isAcceptable: (_, info: ImageInfo) => pictureRefusal(info) === null,
    isTooSmall: (_, { size }: Extract<OpenedImageEvent, { type: 'image.opened' }>) => sizeRefusal(size) !== null,
    isWhole: (_, share: number) => share >= 1,
    hasMoved: ({ context }, share: number) => share > context.progress,
    mayRepeat: ({ context }, failure: Failure) => mayRepeat(failure, context.tries),
  },
  actions: {
    tell: ({ context: { owner, key } }, change: Partial<Picture>) =>
      owner.send({ type: 'picture.changed', key, change }),
    tellRefusal: ({ context: { owner, key } }, message: Message | null) =>
      owner.send({ type: 'picture.changed', key, change: { state: 'refused', message } }),
    tellFailure: ({ context: { owner, key } }, failure: Failure) =>
      owner.send({ type: 'picture.changed', key, change: failedPicture(failure) }),
    tellStored: ({ context: { owner, key } }, picture: StoredPicture) =>
      owner.send({ type: 'picture.uploaded', key, picture }),
    setProgress: assign((_, progress: number) => ({ progress })),
    countTry: assign(({ context }) => ({ tries: context.tries + 1, progress: 0 })),
    clearTries: assign({ tries: 0 }),
    notifyApp,
  },
  delays: {
    // Bytes that a browser reports as sent may still wait in buffers, so the answer gets more time than a stall.
    progressEnds: 15_000,
    answerOverdue: 60_000,
    pauseEnds: ({ context }) => pauseAfter(context.tries),
  },
})
