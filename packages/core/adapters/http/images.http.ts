import type { ImageKind } from '../../src/images/image.domain.ts'
import type { ImagesPort, UploadPortEvent } from '../../src/images/images.port.ts'
import { toFailure } from '../../src/kernel/failure.ts'
import type { AvatarForm, BackgroundForm } from './account.wire.ts'
import type { SendForm } from './http.upload.ts'
import { putForm, read } from './kernel.http.ts'
import { MessageReply } from './kernel.wire.ts'

const paths: Readonly<Record<ImageKind, string>> = {
  avatar: '/v1/customers/avatar',
  background: '/v1/customers/bg-save',
}

const formOf = (kind: ImageKind, image: File): FormData =>
  putForm(kind === 'avatar' ? ({ avatar: image } satisfies AvatarForm) : ({ image: image } satisfies BackgroundForm))

export const imagesOverHttp = (send: SendForm): Pick<ImagesPort, 'uploadImage'> => ({
  uploadImage: (emit, { kind, file }) => {
    const leaving = new AbortController()
    const emitUnlessAborted = (event: UploadPortEvent) => {
      if (!leaving.signal.aborted) emit(event)
    }
    const progressed = (sent: number, total: number) => emitUnlessAborted({ type: 'upload.progressed', sent, total })
    send(paths[kind], formOf(kind, file as unknown as File), progressed, leaving.signal)
      .then((reply) => {
        read(MessageReply, reply)
        emitUnlessAborted({ type: 'upload.done' })
      })
      .catch((error) => emitUnlessAborted({ type: 'upload.failed', failure: toFailure(error) }))
    return () => leaving.abort()
  },
})
