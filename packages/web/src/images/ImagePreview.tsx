import type { ImageKind } from '@supplier/core/images/image.domain'
import type { Href } from '@supplier/core/kernel/address'
import Image from 'lucide-react/icons/image'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { Avatar } from '../ui/images/Avatar.tsx'
import { RemoteImage } from '../ui/images/RemoteImage.tsx'
import { cover, nothing } from './ImageBox.styles.ts'
import type { SavedImage } from './image.ts'

interface PicturePreviewProps {
  readonly kind: ImageKind
  readonly saved: SavedImage
  /** The object URL of an image that is being uploaded; `null` when there is none. */
  readonly address: Href | null
}

/** Shows the image that is being uploaded, or the saved one. */
export function ImagePreview({ kind, saved, address }: PicturePreviewProps) {
  const t = useTranslations().image[kind]
  const src = address ?? saved.address
  if (kind !== 'background' && kind !== 'cover')
    return <Avatar size="large" shape={kind === 'logo' ? 'square' : 'round'} src={src} initials={saved.initials} />
  return (
    <div className={cover}>
      <RemoteImage src={src} alt="">
        <span className={nothing}>
          <Image size={20} aria-hidden="true" />
          {t.none()}
        </span>
      </RemoteImage>
    </div>
  )
}
