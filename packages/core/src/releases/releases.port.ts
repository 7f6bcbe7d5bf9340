import type { Abort } from '../kernel/port.ts'
import type { NewestRelease, Release } from './releases.domain.ts'

export interface ReleasesPort {
  /** The release of the open page; `null` when it was not built, during development. */
  loadRunning(): Promise<Release | null>
  /** Rejects when the host cannot be reached, or does not say. */
  fetchNewest(input: void, signal: Abort): Promise<NewestRelease>
  /**
   * Lets a service worker keep the files of the newest release, and resolves when they are all there; or takes the
   * worker away with everything it has kept. Resolves at once where the browser has no workers.
   */
  keepFiles(isWanted: boolean): Promise<void>
  /** Makes the next load of the page open the newest release. */
  useNewest(): Promise<void>
}
