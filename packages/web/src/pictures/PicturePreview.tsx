import type { PictureKind, Profile } from '@supplier/core'
import Image from 'lucide-react/icons/image'
import { useWords } from '../i18n/WordsProvider.tsx'
import { Avatar } from '../ui/Avatar.tsx'
import { Picture } from '../ui/Picture.tsx'
import { cover, nothing } from './PictureBox.styles.ts'

interface PicturePreviewProps {
  readonly kind: PictureKind
  readonly profile: Profile
  /** Of a picture that is on its way; `null` while there is none. */
  readonly address: string | null
}

/** What there is now, or what is about to be. */
export function PicturePreview({ kind, profile, address }: PicturePreviewProps) {
  const words = useWords().picture[kind]
  if (kind === 'avatar') return <Avatar size="large" src={address ?? profile.avatar} initials={profile.initials} />
  return (
    <div className={cover}>
      <Picture src={address ?? profile.background} alt="">
        <span className={nothing}>
          <Image size={20} aria-hidden="true" />
          {words.none()}
        </span>
      </Picture>
    </div>
  )
}
