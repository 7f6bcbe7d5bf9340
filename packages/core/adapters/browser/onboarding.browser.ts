import * as v from 'valibot'
import { prompts } from '../../src/onboarding/onboarding.domain.ts'
import type { PostponedPort } from '../../src/onboarding/onboarding.port.ts'
import { type Channel, parsedJson } from './kernel.browser.ts'
import type { Cookies } from './setup.browser.ts'

const Postponed = v.array(v.picklist(prompts))
const Kept = v.object({ supplierId: v.number(), postponed: Postponed })

const key = 'postponed'

/** The postponed prompts, and a way to clear them. */
export interface PostponedStore extends PostponedPort {
  clear(): void
}

interface Surroundings {
  readonly cookies: Cookies
  readonly channels: ((name: string) => Channel) | undefined
}

/**
 * Keeps the prompts that a supplier postponed in a session cookie: all tabs share it, and it is gone on the next visit.
 */
export const postponedInBrowser = ({ cookies, channels }: Surroundings): PostponedStore => {
  const open = new Map<number, Channel>()
  return {
    loadPostponed: async (supplierId) => {
      const found = v.safeParse(Kept, parsedJson(cookies.read(key)))
      return found.success && found.output.supplierId === supplierId ? found.output.postponed : []
    },
    savePostponed: async ({ supplierId, postponed }) => {
      cookies.write(key, JSON.stringify({ supplierId, postponed }), 'session')
      open.get(supplierId)?.postMessage(postponed)
    },
    watchPostponed: (emit, supplierId) => {
      const channel = channels?.(`${key}.${supplierId}`)
      if (!channel) return () => {}
      open.set(supplierId, channel)
      channel.addEventListener('message', ({ data }) => {
        const heard = v.safeParse(Postponed, data)
        if (heard.success) emit({ type: 'postponed.changedElsewhere', postponed: heard.output })
      })
      return () => {
        open.delete(supplierId)
        channel.close()
      }
    },
    clear: () => cookies.write(key, '', 0),
  }
}
