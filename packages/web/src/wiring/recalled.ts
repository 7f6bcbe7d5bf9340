import type { Offered } from '@supplier/core/kernel/offered'
import type { NavigationPort } from '@supplier/core/navigation/navigation.port'
import type { Session } from '@supplier/core/session/session.domain'
import type { Outside } from './outside.ts'

interface Recalled {
  readonly session: Session | null
  /** The sections that the server named on the last visit. */
  readonly recalled?: Offered
}

/**
 * Loads the stored session, and what is known of the server of its supplier. If the code for that fails to load, the page is reloaded once; after that the supplier
 * counts as signed out.
 */
export const recalled = async (
  load: () => Promise<Outside>,
  navigation: Pick<NavigationPort, 'reloadOnce'>,
): Promise<Recalled> => {
  try {
    const { sessionStore, setupCache } = await load()
    const session = sessionStore.load()
    const offered = session && setupCache.recallOffered(session.supplier.id)
    return { session, ...(offered && { recalled: offered }) }
  } catch {
    await navigation.reloadOnce()
    return { session: null }
  }
}
