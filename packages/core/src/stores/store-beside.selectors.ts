import type { ImageActor } from '../images/image.machine.ts'
import type { StoreBesideSnapshot } from './store-beside.machine.ts'
import type { StoreCopyActor } from './store-copy.machine.ts'
import type { Feed } from './stores.port.ts'

/** What the page of a store shows beside the form. */
export interface StoreBeside {
  /** `null` until the store is loaded, and for a new one. */
  readonly logo: ImageActor | null
  /** `null` when none was saved here. */
  readonly savedLogo: string | null
  readonly feed: Feed | null
  readonly isFeedUnread: boolean
  /** `null` until the store is loaded, and for a new one. */
  readonly copy: StoreCopyActor | null
}

export const selectStoreBeside = (snapshot: StoreBesideSnapshot): StoreBeside => ({
  logo: (snapshot.children.logo as ImageActor | undefined) ?? null,
  savedLogo: snapshot.context.savedLogo,
  feed: snapshot.context.feed,
  isFeedUnread: snapshot.matches({ shown: 'unread' }),
  copy: (snapshot.children.settingsCopy as StoreCopyActor | undefined) ?? null,
})
