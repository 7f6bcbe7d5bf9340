import type { Release } from './releases.domain.ts'
import type { ReleasesSnapshot } from './releases.machine.ts'

/** The release of the open page; `null` when it is unknown. */
export const selectRelease = (snapshot: ReleasesSnapshot): Release | null => snapshot.context.running

/** A newer release waits to be opened. */
export const selectIsUpdateOffered = (snapshot: ReleasesSnapshot): boolean => snapshot.matches('offered')

/** The supplier has chosen the newer release, and the page is about to be loaded again. */
export const selectIsUpdating = (snapshot: ReleasesSnapshot): boolean =>
  snapshot.matches('updating') || snapshot.matches('reloading')
