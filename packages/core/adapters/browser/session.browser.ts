import { safeParse } from 'valibot'
import type { Session } from '../../src/session/session.domain.ts'
import type { SessionStorePort } from '../../src/session/session.port.ts'
import { sessionOf, storedOf } from '../http/session.http.ts'
import { SessionReply } from '../http/session.wire.ts'
import { draftsOf, type OnStorage, parsedJson, type SafeStore } from './kernel.browser.ts'

export interface SessionStore extends SessionStorePort {
  /** Who is signed in as storage has it now; anything that is not a session is nobody. */
  recall(): Session | null
  /** The token to send now. */
  token(): string | null
  /** Keeps the referral code of a first visit. */
  rememberReferral(search: string): void
}

interface Surroundings {
  readonly local: SafeStore
  readonly session: SafeStore
  readonly onStorage: OnStorage
  /** Tells when a page that had been put away whole is shown again: what was stored meanwhile, nobody told it. */
  readonly onReturned: (listener: () => void) => () => void
  /** Clears what else was kept about the supplier. */
  readonly forgetMore: () => void
  /** Notes a code for whoever looks into them. */
  readonly note: (code: string) => void
}

const userKey = 'user'
const referralKey = 'referral_id'
const registeredKey = 'registered'
const referralCode = /^[\w-]{1,64}$/

/** Milliseconds without another change until one is told, and the longest that one waits. */
const settling = { quiet: 100, latest: 1000 } as const

export const sessionInBrowser = ({ local, session, note, ...around }: Surroundings): SessionStore => {
  let last: { readonly text: string | null; readonly session: Session | null } = { text: null, session: null }

  const recall = (): Session | null => {
    const text = local.read(userKey)
    if (text !== last.text) {
      const found = safeParse(SessionReply, parsedJson(text))
      last = { text, session: found.success ? sessionOf(found.output) : null }
      if (text && !found.success) note('Failed to parse stored user')
    }
    return last.session
  }
  const known = () => ({ text: local.read(userKey), id: recall()?.supplier.id ?? null, token: recall()?.token ?? null })
  let told = known()

  return {
    recall,
    token: () => recall()?.token ?? null,
    rememberReferral: (search) => {
      const code = new URLSearchParams(search).get('ref')
      if (code !== null && referralCode.test(code) && !local.read(referralKey)) local.write(referralKey, code)
    },
    keepSession: async (kept) => {
      // What another tab wrote meanwhile is newer than news about the session before.
      if (kept.token === told.token && local.read(userKey) !== told.text) return 'stored'
      const isStored = local.write(userKey, JSON.stringify(storedOf(kept)))
      told = known()
      return isStored ? 'stored' : 'memoryOnly'
    },
    forgetSession: async ({ drafts }) => {
      const { id } = known()
      if (id !== null && drafts === 'forgotten') local.removeAll(draftsOf(id))
      local.remove(userKey)
      told = known()
      local.remove(referralKey)
      session.remove(registeredKey)
      around.forgetMore()
    },
    takeRegistered: async () => {
      const isSet = session.read(registeredKey) === 'true'
      session.remove(registeredKey)
      return isSet
    },
    markRegistered: async () => {
      session.write(registeredKey, 'true')
    },
    recallReferral: async () => local.read(referralKey) || null,
    watchSession: (tell) => {
      let timers: readonly ReturnType<typeof setTimeout>[] = []
      const forgetTimers = () => {
        for (const timer of timers) clearTimeout(timer)
        timers = []
      }
      const adopt = () => {
        forgetTimers()
        told = known()
        tell({ type: 'session.changedElsewhere', session: recall() })
      }
      const stop = around.onStorage((key) => {
        if (key !== userKey && key !== null) return
        local.forget(userKey)
        const now = known()
        if (now.text === told.text) return forgetTimers()
        // Somebody else must not wait; news about the same supplier comes in crowds.
        if (now.id !== told.id) return adopt()
        const [latest = setTimeout(adopt, settling.latest), quiet] = timers
        clearTimeout(quiet)
        timers = [latest, setTimeout(adopt, settling.quiet)]
      })
      const catchUp = () => {
        if (known().text !== told.text) adopt()
      }
      const stopReturned = around.onReturned(catchUp)
      // Another tab may have signed out while this page was still loading.
      catchUp()
      return () => {
        forgetTimers()
        stopReturned()
        stop()
      }
    },
  }
}
