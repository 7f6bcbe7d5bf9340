import type { Href } from '@supplier/core/kernel/address'
import User from 'lucide-react/icons/user'
import { avatar } from './Avatar.styles.ts'
import { RemoteImage } from './RemoteImage.tsx'

interface AvatarProps {
  /** An allowed address. The initials replace an image that fails to load. */
  readonly src: Href | null
  /** The first letters of the first and the last name; may be empty. */
  readonly initials: string
  readonly size?: 'small' | 'medium' | 'large'
  readonly shape?: 'round' | 'square'
  /** Leave it out when the name is shown beside the image. */
  readonly alt?: string
}

export function Avatar({ src, initials, size = 'medium', shape = 'round', alt = '' }: AvatarProps) {
  return (
    <span className={avatar({ size, shape })}>
      <RemoteImage src={src} alt={alt}>
        <span {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}>
          {initials === '' ? <User size={size === 'large' ? 32 : 18} aria-hidden="true" /> : initials}
        </span>
      </RemoteImage>
    </span>
  )
}
