import { type AccountImage, isOfStore } from '../../../src/images/image.domain.ts'
import type { ImagesPort, Upload } from '../../../src/images/images.port.ts'
import type { Http } from '../kit/http.client.ts'
import { putForm, type SendForm } from '../kit/http.upload.ts'
import { read } from '../kit/kernel.http.ts'
import { MessageReply } from '../kit/kernel.wire.ts'
import { uploadForm } from '../kit/upload.http.ts'
import { storesPath } from '../stores/store-switch.wire.ts'
import type { AvatarForm, BackgroundForm, StoreImageForm } from './images.wire.ts'

const paths: Readonly<Record<AccountImage, string>> = {
  avatar: '/v1/customers/avatar',
  background: '/v1/customers/bg-save',
}

const pathOf = ({ kind, record }: Pick<Upload, 'kind' | 'record'>): string =>
  isOfStore(kind) ? `${storesPath}/${encodeURIComponent(String(record))}/${kind}` : paths[kind]

const formOf = ({ kind }: Upload, image: File): FormData => {
  if (isOfStore(kind)) return putForm({ file: image } satisfies StoreImageForm)
  return putForm(
    kind === 'avatar' ? ({ avatar: image } satisfies AvatarForm) : ({ image: image } satisfies BackgroundForm),
  )
}

export const imagesOverHttp = (http: Http, send: SendForm): Pick<ImagesPort, 'removeImage' | 'uploadImage'> => ({
  async removeImage(image, signal) {
    await http('DELETE', pathOf(image), { signal })
  },

  uploadImage: (emit, upload) =>
    uploadForm(send, emit, {
      path: pathOf(upload),
      form: formOf(upload, upload.file as unknown as File),
      doneOf: (reply) => {
        read(MessageReply, reply)
        return { type: 'upload.done' } as const
      },
    }),
})
