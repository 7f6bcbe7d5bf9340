import type { ImageActor } from '../images/image.machine.ts'
import type { StoreBesideSnapshot } from './store-beside.machine.ts'
import type { Feed } from './stores.port.ts'

/** The logo and the feed of a store, as its page shows them beside the form. */
export interface StoreBeside {
  /** `null` until the store is loaded, and for a new one. */
  readonly logo: ImageActor | null
  /** `null` when none was saved here. */
  readonly savedLogo: string | null
  readonly feed: Feed | null
  readonly isFeedUnread: boolean
}

export const selectStoreBeside = (snapshot: StoreBesideSnapshot): StoreBeside => ({
  logo: (snapshot.children.logo as ImageActor | undefined) ?? null,
  savedLogo: snapshot.context.savedLogo,
  feed: snapshot.context.feed,
  isFeedUnread: snapshot.matches({ shown: 'unread' }),
})
