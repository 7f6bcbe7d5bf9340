import type { StoreImage } from '../images/image.domain.ts'
import type { ImageActor } from '../images/image.machine.ts'
import type { ChangedImages, StoreBesideSnapshot } from './store-beside.machine.ts'
import type { StoreCopyActor } from './store-copy.machine.ts'
import type { Feed } from './stores.port.ts'

/** What the page of a store shows beside the form. */
export interface StoreBeside {
  /** `null` until the store is loaded, and for a new one. */
  readonly images: { readonly [Kind in StoreImage]: ImageActor | null }
  /** The addresses that changed since the record was loaded; `null` for a removed image. */
  readonly changed: ChangedImages
  readonly feed: Feed | null
  readonly isFeedUnread: boolean
  /** `null` until the store is loaded, and for a new one. */
  readonly copy: StoreCopyActor | null
}

export const selectStoreBeside = (snapshot: StoreBesideSnapshot): StoreBeside => ({
  images: { logo: imageIn(snapshot, 'logo'), cover: imageIn(snapshot, 'cover') },
  changed: snapshot.context.images,
  feed: snapshot.context.feed,
  isFeedUnread: snapshot.matches({ shown: 'unread' }),
  copy: (snapshot.children.settingsCopy as StoreCopyActor | undefined) ?? null,
})

const imageIn = ({ children }: StoreBesideSnapshot, kind: StoreImage): ImageActor | null =>
  (children[kind] as ImageActor | undefined) ?? null
