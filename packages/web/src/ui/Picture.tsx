import { type ReactNode, useState } from 'react'

interface PictureProps {
  readonly src: string | null
  readonly alt: string
  /** Stands where there is no picture, and where it cannot be loaded. */
  readonly children?: ReactNode
}

/** A picture from somewhere else, which may not come. */
export function Picture({ src, alt, children }: PictureProps) {
  const [broken, setBroken] = useState<string | null>(null)
  if (src === null || src === broken) return <>{children}</>
  return <img src={src} alt={alt} decoding="async" referrerPolicy="no-referrer" onError={() => setBroken(src)} />
}
