import User from 'lucide-react/icons/user'
import { useState } from 'react'
import { avatar } from './Avatar.styles.ts'

interface AvatarProps {
  /** Shown when it is an https or a same-origin picture and can be loaded. */
  readonly src: string | null
  /** First letters of the first and the last name; may be empty. */
  readonly initials: string
  readonly size?: 'small' | 'medium' | 'large'
  /** Leave out where the name stands beside the picture. */
  readonly alt?: string
}

export function Avatar({ src, initials, size = 'medium', alt = '' }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const picture = src !== null && src !== broken && isShowable(src) ? src : null
  const hidden = alt === ''
  return (
    <span className={avatar({ size })} {...(hidden || picture ? {} : { role: 'img', 'aria-label': alt })}>
      {picture !== null ? (
        <img src={picture} alt={alt} decoding="async" referrerPolicy="no-referrer" onError={() => setBroken(picture)} />
      ) : (
        <span aria-hidden="true">{initials === '' ? <User size={size === 'large' ? 32 : 18} /> : initials}</span>
      )}
    </span>
  )
}

/** Only https, our own origin, and pictures picked from this computer: never `javascript:` or `data:`. */
const isShowable = (src: string): boolean => {
  try {
    const { protocol, origin } = new URL(src, document.baseURI)
    return protocol === 'https:' || protocol === 'blob:' || origin === new URL(document.baseURI).origin
  } catch {
    return false
  }
}
