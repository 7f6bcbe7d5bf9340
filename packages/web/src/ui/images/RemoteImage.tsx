import type { Href } from '@supplier/core/kernel/address'
import { type ReactNode, useState } from 'react'

interface RemoteImageProps {
  readonly src: Href | null
  readonly alt: string
  /** Shown when there is no image or it fails to load. */
  readonly children?: ReactNode
}

/** An image from another server, which may fail to load. */
export function RemoteImage({ src, alt, children }: RemoteImageProps) {
  const [broken, setBroken] = useState<string | null>(null)
  if (src === null || src === broken) return <>{children}</>
  return <img src={src} alt={alt} decoding="async" referrerPolicy="no-referrer" onError={() => setBroken(src)} />
}
