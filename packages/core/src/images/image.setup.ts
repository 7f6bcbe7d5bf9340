import { assign, type CallbackActorLogic, type PromiseActorLogic, setup } from 'xstate'
import { type AppRef, notifyApp } from '../kernel/app-ref.ts'
import type { Message } from '../kernel/message.ts'
import { must } from '../kernel/must.ts'
import type { PortActors } from '../kernel/port.ts'
import { type UploadOutcome, uploadMachine } from '../kit/upload/upload.machine.ts'
import { type CropOutput, cropMachine } from './crop.machine.ts'
import {
  eventsOf,
  type ImageFile,
  type ImageKind,
  type ImageLimits,
  isOfStore,
  limitsOf,
  removedMessage,
  type SavedImages,
  savedMessage,
} from './image.domain.ts'
import type { ImagesPort, OpenedImageEvent } from './images.port.ts'

export type ImageEvent =
  | OpenedImageEvent
  | { type: 'file.chosen'; file: ImageFile }
  | { type: 'retry.chosen' }
  | { type: 'image.dropped' }
  | { type: 'removal.chosen' }
  | { type: 'removal.confirmed' }

export interface ImageInput {
  readonly app: AppRef
  readonly kind: ImageKind
  /** The record whose image it is; `null` or absent for one of the account. */
  readonly record?: string | null
  /** Learns that the image of its record was saved or removed. */
  readonly owner?: { send(event: ImageSaved): void }
}

export interface ImageSaved {
  readonly type: 'image.saved'
  readonly kind: ImageKind
  /** `null` when the image was removed. */
  readonly address: string | null
}

export interface ImageContext extends ImageInput {
  limits: ImageLimits
  chosen: ImageFile | null
  /** The cropped file to upload, and the address of its preview. */
  cropped: ImageFile | null
  address: string | null
  /** Messages about the last file. */
  notes: readonly Message[]
}

export const imageSetup = setup({
  types: {
    input: {} as ImageInput,
    context: {} as ImageContext,
    events: {} as ImageEvent,
    tags: {} as 'busy',
    children: {} as { crop: 'crop'; upload: 'upload' },
  },
  actors: {
    ...({} as PortActors<Pick<ImagesPort, 'fetchImageLimits' | 'removeImage'>>),
    /** Reads the account, or the record whose image it is. */
    fetchSaved: {} as PromiseActorLogic<SavedImages, string | null>,
    openImage: {} as CallbackActorLogic<OpenedImageEvent, ImageFile>,
    crop: cropMachine,
    upload: uploadMachine,
  },
  guards: {
    hasChosen: ({ context }) => context.chosen !== null,
    isCropped: (_, { cropped }: CropOutput) => cropped !== null,
    // The account's images can only be replaced.
    isRemovable: ({ context: { kind, record } }) => isOfStore(kind) && record != null,
    isTaken: (_, { failure }: UploadOutcome) => failure === null,
    isSupplierEvent: ({ context }, account: SavedImages) => eventsOf(context.kind, account) !== null,
  },
  actions: {
    setLimits: assign(({ context: { kind } }, limits: ImageLimits) => ({ limits: limitsOf(kind, limits) })),
    setChosen: assign((_, file: ImageFile) => ({ chosen: file, cropped: null, address: null, notes: [] })),
    setCropped: assign((_, { cropped }: CropOutput) => ({ chosen: null, cropped })),
    setAddress: assign((_, address: string) => ({ address })),
    note: assign((_, notes: readonly Message[]) => ({ notes })),
    clearImage: assign({ chosen: null, cropped: null, address: null }),
    notifyEvents: ({ context: { app, kind, owner } }, account: SavedImages) => {
      const patch = must(eventsOf(kind, account))
      if (owner === undefined) app.send({ type: 'supplier.changed', patch })
      else owner.send({ type: 'image.saved', kind, address: must(patch[kind]) })
      app.send({ type: 'success.reported', message: savedMessage[kind] })
    },
    tellRemoved: ({ context: { app, kind, owner } }) => {
      owner?.send({ type: 'image.saved', kind, address: null })
      if (isOfStore(kind)) app.send({ type: 'success.reported', message: removedMessage[kind] })
    },
    notifyApp,
  },
})
