import type { PromiseActorLogic } from 'xstate'
import { type Abort, actorsOf, listenerOf } from '../kernel/port.ts'
import { uploadBy } from '../kit/upload/upload.machine.ts'
import { cropMachine } from './crop.machine.ts'
import type { SavedImages } from './image.domain.ts'
import { imageMachine } from './image.machine.ts'
import type { ImagesPort } from './images.port.ts'

export interface ImagesPorts {
  readonly images: ImagesPort
  /** Knows the addresses of the saved images of the account. */
  readonly account: { fetchAccount(reason: undefined, signal: Abort): Promise<SavedImages> }
}

/** Reads the addresses of the saved images of the account, or of a record. */
type Fetching = PromiseActorLogic<SavedImages, string | null>

/** The machine of an image field of the account with its ports. */
export const composeImage = ({ account, images }: ImagesPorts) => {
  // No event caused this reading, and the account has no record.
  const { fetchSaved } = actorsOf({
    fetchSaved: (_: string | null, signal: Abort): Promise<SavedImages> => account.fetchAccount(undefined, signal),
  })
  return composeImageOf(images, fetchSaved)
}

/** The machine of an image field, with what reads the address of the saved image. */
export const composeImageOf = (images: ImagesPort, fetchSaved: Fetching) => {
  const { fetchImageLimits, inspectImage, cropImage, removeImage } = images
  const openImage = listenerOf(images.openImage)
  return imageMachine.provide({
    actors: {
      ...actorsOf({ fetchImageLimits, removeImage }),
      fetchSaved,
      openImage,
      crop: cropMachine.provide({ actors: { ...actorsOf({ inspectImage, cropImage }), openImage } }),
      upload: uploadBy(images.uploadImage),
    },
  })
}
