import { toFailure } from '../../src/kernel/failure.ts'
import type { PictureKind } from '../../src/pictures/picture.domain.ts'
import type { PicturesPort, UploadFact } from '../../src/pictures/pictures.port.ts'
import type { AvatarForm, BackgroundForm } from './account.wire.ts'
import type { SendForm } from './http.upload.ts'
import { putForm, read } from './kernel.http.ts'
import { MessageReply } from './kernel.wire.ts'

const places: Readonly<Record<PictureKind, string>> = {
  avatar: '/v1/customers/avatar',
  background: '/v1/customers/bg-save',
}

const formOf = (kind: PictureKind, picture: File): FormData =>
  putForm(
    kind === 'avatar' ? ({ avatar: picture } satisfies AvatarForm) : ({ image: picture } satisfies BackgroundForm),
  )

export const picturesOverHttp = (send: SendForm): Pick<PicturesPort, 'uploadPicture'> => ({
  uploadPicture: (tell, { kind, file }) => {
    const leaving = new AbortController()
    const say = (fact: UploadFact) => {
      if (!leaving.signal.aborted) tell(fact)
    }
    const progressed = (sent: number, total: number) => say({ type: 'upload.progressed', sent, total })
    send(places[kind], formOf(kind, file as unknown as File), progressed, leaving.signal)
      .then((reply) => {
        read(MessageReply, reply)
        say({ type: 'upload.done' })
      })
      .catch((error) => say({ type: 'upload.failed', failure: toFailure(error) }))
    return () => leaving.abort()
  },
})
