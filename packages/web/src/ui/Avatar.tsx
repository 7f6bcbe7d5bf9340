import User from 'lucide-react/icons/user'
import { avatar } from './Avatar.styles.ts'
import { Picture } from './Picture.tsx'

interface AvatarProps {
  /** An address that may be shown; the initials stand in for one that cannot be loaded. */
  readonly src: string | null
  /** First letters of the first and the last name; may be empty. */
  readonly initials: string
  readonly size?: 'small' | 'medium' | 'large'
  /** Leave out where the name stands beside the picture. */
  readonly alt?: string
}

export function Avatar({ src, initials, size = 'medium', alt = '' }: AvatarProps) {
  return (
    <span className={avatar({ size })}>
      <Picture src={src} alt={alt}>
        <span {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}>
          {initials === '' ? <User size={size === 'large' ? 32 : 18} aria-hidden="true" /> : initials}
        </span>
      </Picture>
    </span>
  )
}
