import {
  type CropActor,
  type PictureActor,
  type PictureField as PictureFieldView,
  type PictureKind,
  pictureFile,
  profileOf,
  type Supplier,
  selectCrop,
  selectPictureField,
  selectProgress,
  type UploadActor,
} from '@supplier/core'
import { useSelector } from '@xstate/react'
import { settings } from '../wiring/settings.ts'
import { PictureBox } from './PictureBox.tsx'
import type { PictureView } from './picture.ts'

interface PictureFieldProps {
  readonly kind: PictureKind
  readonly actor: PictureActor
  readonly supplier: Supplier
}

/** A picture of the supplier as it is, and a way to another one. */
export function PictureField({ kind, actor, supplier }: PictureFieldProps) {
  const field = useSelector(actor, selectPictureField)
  const crop = field.doing.step === 'crop' ? field.doing.crop : null
  return (
    <PictureBox
      kind={kind}
      profile={profileOf(supplier, settings.pictureOrigins)}
      view={useView(field, crop)}
      onFile={(file) => actor.send({ type: 'file.chosen', file: pictureFile(file) })}
      send={actor.send}
      sendCrop={(fact) => crop?.send(fact)}
    />
  )
}

/** The field with what the machine of its step says. */
const useView = (field: PictureFieldView, crop: CropActor | null): PictureView => {
  const cropped = useCrop(crop)
  const progress = useProgress(field.doing.step === 'send' ? field.doing.upload : null)
  const { doing } = field
  if (doing.step === 'crop')
    return { ...field, doing: cropped ? { step: 'crop', crop: cropped } : { step: 'checking' } }
  return { ...field, doing: doing.step === 'send' ? { ...doing, progress } : doing }
}

const useCrop = (crop: CropActor | null) =>
  useSelector(crop ?? undefined, (snapshot) => (snapshot === undefined ? null : selectCrop(snapshot)))

const useProgress = (upload: UploadActor | null) =>
  useSelector(upload ?? undefined, (snapshot) => (snapshot === undefined ? null : selectProgress(snapshot)))
