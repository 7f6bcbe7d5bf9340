import type { Ports } from '../app/app.port.ts'
import { actorsOf, listenerOf } from '../kernel/port.ts'
import { cropMachine } from './crop.machine.ts'
import { pictureMachine } from './picture.machine.ts'
import { uploadMachine } from './upload.machine.ts'

export interface PicturesPorts extends Pick<Ports, 'pictures'> {
  readonly account: Pick<Ports['account'], 'fetchAccount'>
}

/** A picture of the supplier with its ports plugged in, for any screen that has one to be changed. */
export const composePicture = ({ account, pictures }: PicturesPorts) => {
  const { fetchAccount } = account
  const { fetchPictureLimits, inspectPicture, cropPicture } = pictures
  const openPicture = listenerOf(pictures.openPicture)
  return pictureMachine.provide({
    actors: {
      ...actorsOf({ fetchAccount, fetchPictureLimits }),
      openPicture,
      crop: cropMachine.provide({ actors: { ...actorsOf({ inspectPicture, cropPicture }), openPicture } }),
      upload: uploadMachine.provide({ actors: { uploadPicture: listenerOf(pictures.uploadPicture) } }),
    },
  })
}
