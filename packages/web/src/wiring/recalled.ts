import type { NavigationPort, Session } from '@supplier/core'
import type { Outside } from './outside.ts'

/** Who is signed in already. Without the code that knows, the page is tried once more; then nobody is. */
export const recalled = async (
  load: () => Promise<Outside>,
  navigation: Pick<NavigationPort, 'reloadOnce'>,
): Promise<Session | null> => {
  try {
    return (await load()).sessionStore.recall()
  } catch {
    await navigation.reloadOnce()
    return null
  }
}
