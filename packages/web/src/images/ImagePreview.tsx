import type { ImageKind, Profile } from '@supplier/core'
import Image from 'lucide-react/icons/image'
import { useTranslations } from '../i18n/TranslationsProvider.tsx'
import { Avatar } from '../ui/Avatar.tsx'
import { RemoteImage } from '../ui/RemoteImage.tsx'
import { cover, nothing } from './ImageBox.styles.ts'

interface PicturePreviewProps {
  readonly kind: ImageKind
  readonly profile: Profile
  /** The object URL of an image that is being uploaded; `null` when there is none. */
  readonly address: string | null
}

/** Shows the image that is being uploaded, or the saved one. */
export function ImagePreview({ kind, profile, address }: PicturePreviewProps) {
  const t = useTranslations().image[kind]
  if (kind === 'avatar') return <Avatar size="large" src={address ?? profile.avatar} initials={profile.initials} />
  return (
    <div className={cover}>
      <RemoteImage src={address ?? profile.background} alt="">
        <span className={nothing}>
          <Image size={20} aria-hidden="true" />
          {t.none()}
        </span>
      </RemoteImage>
    </div>
  )
}
