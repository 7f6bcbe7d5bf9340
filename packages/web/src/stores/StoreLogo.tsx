import { type StoreBesideActor, selectStoreBeside, shownImage } from '@supplier/core'
import type { Store } from '@supplier/core/sections/stores'
import { useSelector } from '@xstate/react'
import { ImageField } from '../images/ImageField.tsx'
import { settings } from '../wiring/settings.ts'

interface StoreLogoProps {
  readonly row: Store
  readonly beside: StoreBesideActor | null
}

/** The logo of a store. It is saved as soon as it is cropped, apart from the form. */
export function StoreLogo({ row, beside }: StoreLogoProps) {
  const view = useSelector(beside ?? undefined, (snapshot) => snapshot && selectStoreBeside(snapshot))
  if (!view?.logo || row.status === 'closed') return null
  const saved = {
    address: shownImage(view.savedLogo ?? row.logo, settings.imageOrigins),
    initials: [...row.name.trim()][0]?.toLocaleUpperCase('uk') ?? '',
  }
  return <ImageField kind="logo" actor={view.logo} saved={saved} />
}
