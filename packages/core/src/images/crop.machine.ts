import { type ActorRefFrom, assign, type CallbackActorLogic, type SnapshotFrom, setup } from 'xstate'
import type { Message } from '../kernel/message.ts'
import { must } from '../kernel/must.ts'
import type { PortActors } from '../kernel/port.ts'
import { type Crop, cropPlan, type Move, moved, wholeCrop, zoomed } from './crop.domain.ts'
import {
  checkSize,
  type ImageFile,
  type ImageInfo,
  type ImageKind,
  type ImageLimits,
  type ImageType,
  refusalOf,
  tooLarge,
  typeIn,
} from './image.domain.ts'
import type { CroppedImage, ImagesPort, OpenedImageEvent } from './images.port.ts'
import type { Size } from './stated-size.domain.ts'

export type CropEvent =
  | OpenedImageEvent
  | { type: 'crop.moved'; by: Move }
  | { type: 'crop.zoomed'; zoom: number }
  /** `by` is a factor of the zoom. */
  | { type: 'crop.scaled'; by: number }
  | { type: 'crop.confirmed' }

export interface CropInput {
  readonly kind: ImageKind
  readonly limits: ImageLimits
  readonly file: ImageFile
}

export interface CropOutput {
  /** `null` when the file was refused. */
  readonly cropped: ImageFile | null
  readonly refusal: Message | null
}

export interface CropContext extends CropInput, CropOutput {
  type: ImageType | null
  size: Size | null
  address: string | null
  crop: Crop | null
  cropped: ImageFile | null
  refusal: Message | null
}

const unreadable = {
  target: '#crop.ended',
  actions: { type: 'refuse', params: { key: 'images.unreadable' } },
} as const

/** Processes a chosen file: inspects it, decodes it, lets the supplier crop it, and draws the result. */
export const cropMachine = setup({
  types: {
    input: {} as CropInput,
    context: {} as CropContext,
    events: {} as CropEvent,
    output: {} as CropOutput,
    tags: {} as 'busy',
  },
  actors: {
    ...({} as PortActors<Pick<ImagesPort, 'inspectImage' | 'cropImage'>>),
    openImage: {} as CallbackActorLogic<OpenedImageEvent, ImageFile>,
  },
  guards: {
    isRefused: ({ context }, info: ImageInfo) => refusalOf(info, context.limits) !== null,
    isTooVast: ({ context }, size: Size) => checkSize(size, context.limits) !== null,
    isTooLarge: ({ context }, { bytes }: CroppedImage) => bytes > context.limits.mostBytes,
  },
  actions: {
    refuseFile: assign(({ context }, info: ImageInfo) => ({ refusal: refusalOf(info, context.limits) })),
    refuseSize: assign(({ context }, size: Size) => ({ refusal: checkSize(size, context.limits) })),
    refuseLarge: assign(({ context }, { bytes }: CroppedImage) => ({ refusal: tooLarge(bytes, context.limits) })),
    refuse: assign((_, refusal: Message) => ({ refusal })),
    setType: assign((_, { head }: ImageInfo) => ({ type: typeIn(head) })),
    setOpened: assign((_, { size, address }: { readonly size: Size; readonly address: string }) => ({
      size,
      address,
      crop: wholeCrop(size),
    })),
    moveCrop: assign(({ context: { kind, size, crop } }, by: Move) => ({
      crop: moved(kind, must(size), must(crop), by),
    })),
    zoomCrop: assign(({ context: { kind, size, crop } }, zoom: number) => ({
      crop: zoomed(kind, must(size), must(crop), zoom),
    })),
    setCropped: assign((_, { file }: CroppedImage) => ({ cropped: file })),
  },
}).createMachine({
  id: 'crop',
  context: ({ input }) => ({
    ...input,
    type: null,
    size: null,
    address: null,
    crop: null,
    cropped: null,
    refusal: null,
  }),
  output: ({ context: { cropped, refusal } }) => ({ cropped, refusal }),
  initial: 'checking',
  states: {
    checking: {
      tags: 'busy',
      invoke: {
        id: 'inspectImage',
        src: 'inspectImage',
        input: ({ context }) => context.file,
        onDone: [
          {
            guard: { type: 'isRefused', params: ({ event }) => event.output },
            target: 'ended',
            actions: { type: 'refuseFile', params: ({ event }) => event.output },
          },
          { target: 'open', actions: { type: 'setType', params: ({ event }) => event.output } },
        ],
        onError: unreadable,
      },
    },

    open: {
      invoke: {
        id: 'openImage',
        src: 'openImage',
        input: ({ context }) => context.file,
        onError: unreadable,
      },
      initial: 'decoding',
      states: {
        decoding: {
          on: {
            'image.opened': [
              {
                guard: { type: 'isTooVast', params: ({ event }) => event.size },
                target: '#crop.ended',
                actions: { type: 'refuseSize', params: ({ event }) => event.size },
              },
              { target: 'cropping', actions: { type: 'setOpened', params: ({ event }) => event } },
            ],
            'image.unreadable': unreadable,
          },
        },

        cropping: {
          on: {
            'crop.moved': { actions: { type: 'moveCrop', params: ({ event }) => event.by } },
            'crop.zoomed': { actions: { type: 'zoomCrop', params: ({ event }) => event.zoom } },
            'crop.scaled': {
              actions: { type: 'zoomCrop', params: ({ context, event }) => must(context.crop).zoom * event.by },
            },
            'crop.confirmed': 'drawing',
          },
        },

        drawing: {
          tags: 'busy',
          invoke: {
            id: 'cropImage',
            src: 'cropImage',
            input: ({ context: { kind, file, type, size, crop } }) => ({
              file,
              ...cropPlan(kind, must(type), must(size), must(crop)),
            }),
            onDone: [
              {
                guard: { type: 'isTooLarge', params: ({ event }) => event.output },
                target: '#crop.ended',
                actions: { type: 'refuseLarge', params: ({ event }) => event.output },
              },
              {
                target: '#crop.ended',
                actions: { type: 'setCropped', params: ({ event }) => event.output },
              },
            ],
            onError: unreadable,
          },
        },
      },
    },

    ended: { type: 'final' },
  },
})

export type CropActor = ActorRefFrom<typeof cropMachine>
export type CropSnapshot = SnapshotFrom<typeof cropMachine>
