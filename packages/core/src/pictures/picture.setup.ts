import { assign, type CallbackActorLogic, setup } from 'xstate'
import type { AccountPort } from '../account/account.port.ts'
import type { Message } from '../kernel/message.ts'
import { must } from '../kernel/must.ts'
import type { PortActors } from '../kernel/port.ts'
import { type Trunk, tellTrunk } from '../kernel/trunk.ts'
import type { SupplierPatch } from '../session/session.domain.ts'
import { type CropOutput, cropMachine } from './crop.machine.ts'
import { newsOf, type PictureFile, type PictureKind, type PictureLimits, savedMessage } from './picture.domain.ts'
import type { OpenedFact, PicturesPort } from './pictures.port.ts'
import { type UploadOutcome, uploadMachine } from './upload.machine.ts'

export type PictureEvent =
  | OpenedFact
  | { type: 'file.chosen'; file: PictureFile }
  | { type: 'retry.chosen' }
  | { type: 'picture.dropped' }

export interface PictureInput {
  readonly trunk: Trunk
  readonly kind: PictureKind
}

export interface PictureContext extends PictureInput {
  limits: PictureLimits
  chosen: PictureFile | null
  /** What is sent, and where it can be seen. */
  cropped: PictureFile | null
  address: string | null
  /** What became of the last picture. */
  notes: readonly Message[]
}

export const pictureSetup = setup({
  types: {
    input: {} as PictureInput,
    context: {} as PictureContext,
    events: {} as PictureEvent,
    tags: {} as 'busy',
    children: {} as { crop: 'crop'; upload: 'upload' },
  },
  actors: {
    ...({} as PortActors<Pick<AccountPort, 'fetchAccount'> & Pick<PicturesPort, 'fetchPictureLimits'>>),
    openPicture: {} as CallbackActorLogic<OpenedFact, PictureFile>,
    crop: cropMachine,
    upload: uploadMachine,
  },
  guards: {
    isCropped: (_, { cropped }: CropOutput) => cropped !== null,
    isTaken: (_, { failure }: UploadOutcome) => failure === null,
    isNews: ({ context }, account: SupplierPatch) => newsOf(context.kind, account) !== null,
  },
  actions: {
    rememberLimits: assign((_, limits: PictureLimits) => ({ limits })),
    rememberChosen: assign((_, file: PictureFile) => ({ chosen: file, cropped: null, address: null, notes: [] })),
    rememberCropped: assign((_, { cropped }: CropOutput) => ({ chosen: null, cropped })),
    rememberAddress: assign((_, address: string) => ({ address })),
    note: assign((_, notes: readonly Message[]) => ({ notes })),
    forgetPicture: assign({ chosen: null, cropped: null, address: null }),
    tellNews: ({ context: { trunk, kind } }, account: SupplierPatch) => {
      trunk.send({ type: 'supplier.changed', patch: must(newsOf(kind, account)) })
      trunk.send({ type: 'success.met', message: savedMessage[kind] })
    },
    tellTrunk,
  },
})
