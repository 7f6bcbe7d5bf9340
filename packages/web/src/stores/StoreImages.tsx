import { storeImages } from '@supplier/core/images/image.domain'
import { shownImage } from '@supplier/core/kernel/address'
import type { StoreBesideActor } from '@supplier/core/stores/store-beside.machine'
import { selectStoreBeside } from '@supplier/core/stores/store-beside.selectors'
import type { Store } from '@supplier/core/stores/stores.section'
import { useSelector } from '@xstate/react'
import { ImageField } from '../images/ImageField.tsx'
import { settings } from '../settings/settings.ts'

interface StoreImagesProps {
  readonly row: Store
  readonly beside: StoreBesideActor | null
}

/** The logo and the cover of a store. Each is saved as soon as it is cropped, apart from the form. */
export function StoreImages({ row, beside }: StoreImagesProps) {
  const view = useSelector(beside ?? undefined, (snapshot) => snapshot && selectStoreBeside(snapshot))
  if (!view || row.status === 'closed') return null
  const initials = initialOf(row.name)
  return storeImages.map((kind) => {
    const actor = view.images[kind]
    const changed = view.changed[kind]
    const address = shownImage(changed === undefined ? row[kind] : changed, settings.imageOrigins)
    return actor && <ImageField key={kind} kind={kind} actor={actor} saved={{ address, initials }} />
  })
}

/** Stands for a missing logo. */
export const initialOf = (name: string): string => [...name.trim()][0]?.toLocaleUpperCase('uk') ?? ''
