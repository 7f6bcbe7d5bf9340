import * as v from 'valibot'
import { prompts } from '../../src/onboarding/onboarding.domain.ts'
import type { PostponedPort } from '../../src/onboarding/onboarding.port.ts'
import { type Channel, parsedJson } from './kernel.browser.ts'
import type { Cookies } from './setup.browser.ts'

const Postponed = v.array(v.picklist(prompts))
const Kept = v.object({ supplierId: v.number(), postponed: Postponed })

const key = 'postponed'

/** The memory of what was put off, and the way to clear it. */
export interface PostponedStore extends PostponedPort {
  forget(): void
}

interface Surroundings {
  readonly cookies: Cookies
  readonly channels: ((name: string) => Channel) | undefined
}

/** Keeps the prompts that a supplier put off in a session cookie: all tabs share it, and the next visit begins without. */
export const postponedInBrowser = ({ cookies, channels }: Surroundings): PostponedStore => {
  const open = new Map<number, Channel>()
  return {
    recallPostponed: async (supplierId) => {
      const found = v.safeParse(Kept, parsedJson(cookies.read(key)))
      return found.success && found.output.supplierId === supplierId ? found.output.postponed : []
    },
    keepPostponed: async ({ supplierId, postponed }) => {
      cookies.write(key, JSON.stringify({ supplierId, postponed }), 'session')
      open.get(supplierId)?.postMessage(postponed)
    },
    watchPostponed: (tell, supplierId) => {
      const channel = channels?.(`${key}.${supplierId}`)
      if (!channel) return () => {}
      open.set(supplierId, channel)
      channel.addEventListener('message', ({ data }) => {
        const heard = v.safeParse(Postponed, data)
        if (heard.success) tell({ type: 'postponed.heard', postponed: heard.output })
      })
      return () => {
        open.delete(supplierId)
        channel.close()
      }
    },
    forget: () => cookies.write(key, '', 0),
  }
}
