import type { NavigationPort } from '@supplier/core/navigation/navigation.port'
import type { Session } from '@supplier/core/session/session.domain'
import type { Outside } from './outside.ts'

/**
 * Loads the stored session. If the code for that fails to load, the page is reloaded once; after that the supplier
 * counts as signed out.
 */
export const recalled = async (
  load: () => Promise<Outside>,
  navigation: Pick<NavigationPort, 'reloadOnce'>,
): Promise<Session | null> => {
  try {
    return (await load()).sessionStore.load()
  } catch {
    await navigation.reloadOnce()
    return null
  }
}
