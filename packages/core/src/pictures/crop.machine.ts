import { type ActorRefFrom, assign, type CallbackActorLogic, type SnapshotFrom, setup } from 'xstate'
import type { Message } from '../kernel/message.ts'
import { must } from '../kernel/must.ts'
import type { PortActors } from '../kernel/port.ts'
import { type Crop, cropPlan, type Move, moved, wholeCrop, zoomed } from './crop.domain.ts'
import {
  checkSize,
  type PictureFacts,
  type PictureFile,
  type PictureKind,
  type PictureLimits,
  type PictureType,
  refusalOf,
  typeIn,
} from './picture.domain.ts'
import type { CroppedPicture, OpenedFact, PicturesPort } from './pictures.port.ts'
import type { Size } from './stated-size.domain.ts'

export type CropEvent =
  | OpenedFact
  | { type: 'crop.moved'; by: Move }
  | { type: 'crop.zoomed'; zoom: number }
  /** So many times nearer. */
  | { type: 'crop.scaled'; by: number }
  | { type: 'crop.confirmed' }

export interface CropInput {
  readonly kind: PictureKind
  readonly limits: PictureLimits
  readonly file: PictureFile
}

export interface CropOutput {
  /** `null` when there is nothing to send. */
  readonly cropped: PictureFile | null
  readonly refusal: Message | null
}

export interface CropContext extends CropInput, CropOutput {
  type: PictureType | null
  size: Size | null
  address: string | null
  crop: Crop | null
  cropped: PictureFile | null
  refusal: Message | null
}

type Refusal = 'pictures.unreadable' | 'pictures.tooLarge'

const refuse = (key: Refusal) => ({ target: '#crop.ended', actions: { type: 'refuse', params: { key } } }) as const

/** A file from the moment it was chosen: looked at, decoded, cropped, and drawn anew. */
export const cropMachine = setup({
  types: {
    input: {} as CropInput,
    context: {} as CropContext,
    events: {} as CropEvent,
    output: {} as CropOutput,
    tags: {} as 'busy',
  },
  actors: {
    ...({} as PortActors<Pick<PicturesPort, 'inspectPicture' | 'cropPicture'>>),
    openPicture: {} as CallbackActorLogic<OpenedFact, PictureFile>,
  },
  guards: {
    isRefused: ({ context }, facts: PictureFacts) => refusalOf(facts, context.limits) !== null,
    isTooVast: (_, size: Size) => checkSize(size) !== null,
    isTooLarge: ({ context }, { bytes }: CroppedPicture) => bytes > context.limits.mostBytes,
  },
  actions: {
    refuseFile: assign(({ context }, facts: PictureFacts) => ({ refusal: refusalOf(facts, context.limits) })),
    refuseSize: assign((_, size: Size) => ({ refusal: checkSize(size) })),
    refuse: assign((_, refusal: Message) => ({ refusal })),
    rememberType: assign((_, { head }: PictureFacts) => ({ type: typeIn(head) })),
    rememberOpened: assign((_, { size, address }: { readonly size: Size; readonly address: string }) => ({
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
    rememberCropped: assign((_, { file }: CroppedPicture) => ({ cropped: file })),
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
        id: 'inspectPicture',
        src: 'inspectPicture',
        input: ({ context }) => context.file,
        onDone: [
          {
            guard: { type: 'isRefused', params: ({ event }) => event.output },
            target: 'ended',
            actions: { type: 'refuseFile', params: ({ event }) => event.output },
          },
          { target: 'open', actions: { type: 'rememberType', params: ({ event }) => event.output } },
        ],
        onError: refuse('pictures.unreadable'),
      },
    },

    open: {
      invoke: {
        id: 'openPicture',
        src: 'openPicture',
        input: ({ context }) => context.file,
        onError: refuse('pictures.unreadable'),
      },
      initial: 'decoding',
      states: {
        decoding: {
          on: {
            'picture.opened': [
              {
                guard: { type: 'isTooVast', params: ({ event }) => event.size },
                target: '#crop.ended',
                actions: { type: 'refuseSize', params: ({ event }) => event.size },
              },
              { target: 'cropping', actions: { type: 'rememberOpened', params: ({ event }) => event } },
            ],
            'picture.unreadable': refuse('pictures.unreadable'),
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
            id: 'cropPicture',
            src: 'cropPicture',
            input: ({ context: { kind, file, type, size, crop } }) => ({
              file,
              ...cropPlan(kind, must(type), must(size), must(crop)),
            }),
            onDone: [
              { guard: { type: 'isTooLarge', params: ({ event }) => event.output }, ...refuse('pictures.tooLarge') },
              {
                target: '#crop.ended',
                actions: { type: 'rememberCropped', params: ({ event }) => event.output },
              },
            ],
            onError: refuse('pictures.unreadable'),
          },
        },
      },
    },

    ended: { type: 'final' },
  },
})

export type CropActor = ActorRefFrom<typeof cropMachine>
export type CropSnapshot = SnapshotFrom<typeof cropMachine>
