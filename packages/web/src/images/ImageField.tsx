import type { CropActor } from '@supplier/core/images/crop.machine'
import { type ImageKind, imageFile } from '@supplier/core/images/image.domain'
import type { ImageActor } from '@supplier/core/images/image.machine'
import {
  type ImageField as ImageFieldDetails,
  selectCrop,
  selectImageField,
} from '@supplier/core/images/image.selectors'
import { shownPreview } from '@supplier/core/kernel/address'
import type { UploadActor } from '@supplier/core/kit/upload/upload.machine'
import { selectProgress } from '@supplier/core/kit/upload/upload.selectors'
import { useSelector } from '@xstate/react'
import { ImageBox } from './ImageBox.tsx'
import type { ImageFieldView, SavedImage } from './image.ts'

interface ImageFieldProps {
  readonly kind: ImageKind
  readonly actor: ImageActor
  readonly saved: SavedImage
}

/** Shows an image of the supplier or of a store and lets the supplier replace it. */
export function ImageField({ kind, actor, saved }: ImageFieldProps) {
  const field = useSelector(actor, selectImageField)
  const crop = field.activity.step === 'crop' ? field.activity.crop : null
  return (
    <ImageBox
      kind={kind}
      saved={saved}
      view={useView(field, crop)}
      onFile={(file) => actor.send({ type: 'file.chosen', file: imageFile(file) })}
      send={actor.send}
      sendCrop={(event) => crop?.send(event)}
    />
  )
}

/** The field combined with the state of its crop or upload actor. */
const useView = (field: ImageFieldDetails, crop: CropActor | null): ImageFieldView => {
  const cropped = useCrop(crop)
  const progress = useProgress(field.activity.step === 'send' ? field.activity.upload : null)
  const { activity } = field
  if (activity.step === 'crop')
    return { ...field, activity: cropped ? { step: 'crop', crop: cropped } : { step: 'checking' } }
  if (!('address' in activity)) return { ...field, activity }
  const address = shownPreview(activity.address, [])
  return {
    ...field,
    activity: activity.step === 'send' ? { step: 'send', address, progress } : { ...activity, address },
  }
}

const useCrop = (crop: CropActor | null) =>
  useSelector(crop ?? undefined, (snapshot) => (snapshot === undefined ? null : selectCrop(snapshot)))

const useProgress = (upload: UploadActor | null) =>
  useSelector(upload ?? undefined, (snapshot) => (snapshot === undefined ? null : selectProgress(snapshot)))
