import type { AccountImage } from '../../src/images/image.domain.ts'
import type { ImagesPort, Upload, UploadPortEvent } from '../../src/images/images.port.ts'
import { toFailure } from '../../src/kernel/failure.ts'
import type { AvatarForm, BackgroundForm } from './account.wire.ts'
import { putForm, type SendForm } from './http.upload.ts'
import type { LogoForm } from './images.wire.ts'
import { read } from './kernel.http.ts'
import { MessageReply } from './kernel.wire.ts'
import { storesPath } from './store-switch.wire.ts'

const paths: Readonly<Record<AccountImage, string>> = {
  avatar: '/v1/customers/avatar',
  background: '/v1/customers/bg-save',
}

const pathOf = ({ kind, record }: Upload): string =>
  kind === 'logo' ? `${storesPath}/${encodeURIComponent(String(record))}/logo` : paths[kind]

const formOf = ({ kind }: Upload, image: File): FormData => {
  if (kind === 'logo') return putForm({ file: image } satisfies LogoForm)
  return putForm(
    kind === 'avatar' ? ({ avatar: image } satisfies AvatarForm) : ({ image: image } satisfies BackgroundForm),
  )
}

export const imagesOverHttp = (send: SendForm): Pick<ImagesPort, 'uploadImage'> => ({
  uploadImage: (emit, upload) => {
    const leaving = new AbortController()
    const emitUnlessAborted = (event: UploadPortEvent) => {
      if (!leaving.signal.aborted) emit(event)
    }
    const progressed = (sent: number, total: number) => emitUnlessAborted({ type: 'upload.progressed', sent, total })
    send(pathOf(upload), formOf(upload, upload.file as unknown as File), progressed, leaving.signal)
      .then((reply) => {
        read(MessageReply, reply)
        emitUnlessAborted({ type: 'upload.done' })
      })
      .catch((error) => emitUnlessAborted({ type: 'upload.failed', failure: toFailure(error) }))
    return () => leaving.abort()
  },
})
