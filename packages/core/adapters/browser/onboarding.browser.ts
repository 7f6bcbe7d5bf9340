import * as v from 'valibot'
import { prompts } from '../../src/onboarding/onboarding.domain.ts'
import type { PostponedPort } from '../../src/onboarding/onboarding.port.ts'
import type { SafeStore } from './kernel.browser.ts'

const Kept = v.object({ supplierId: v.number(), postponed: v.array(v.picklist(prompts)) })

const key = 'postponed'

/** The memory of what was put off, and the way to clear it. */
export interface PostponedStore extends PostponedPort {
  forget(): void
}

/** What was put off in this tab. */
export const postponedInBrowser = (tab: SafeStore): PostponedStore => ({
  recallPostponed: async (supplierId) => {
    const found = v.safeParse(Kept, tab.json(key))
    return found.success && found.output.supplierId === supplierId ? found.output.postponed : []
  },
  keepPostponed: async (kept) => {
    tab.write(key, JSON.stringify(kept))
  },
  forget: () => tab.remove(key),
})
