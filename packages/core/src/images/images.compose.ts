import type { Ports } from '../app/app.port.ts'
import { actorsOf, listenerOf } from '../kernel/port.ts'
import { cropMachine } from './crop.machine.ts'
import { imageMachine } from './image.machine.ts'
import { uploadMachine } from './upload.machine.ts'

export interface ImagesPorts extends Pick<Ports, 'images'> {
  readonly account: Pick<Ports['account'], 'fetchAccount'>
}

/** The machine of an image field with its ports. */
export const composeImage = ({ account, images }: ImagesPorts) => {
  const { fetchAccount } = account
  const { fetchImageLimits, inspectImage, cropImage } = images
  const openImage = listenerOf(images.openImage)
  return imageMachine.provide({
    actors: {
      ...actorsOf({ fetchAccount, fetchImageLimits }),
      openImage,
      crop: cropMachine.provide({ actors: { ...actorsOf({ inspectImage, cropImage }), openImage } }),
      upload: uploadMachine.provide({ actors: { uploadImage: listenerOf(images.uploadImage) } }),
    },
  })
}
