import { safeParse } from 'valibot'
import type { Session } from '../../src/session/session.domain.ts'
import type { SessionStorePort } from '../../src/session/session.port.ts'
import { sessionOf, storedOf } from '../http/account/session.http.ts'
import { SessionReply } from '../http/account/session.wire.ts'
import { draftsOf, type OnStorage, outboxOf, parsedJson, rowsOf, type SafeStore, viewsOf } from './kernel.browser.ts'

export interface SessionStore extends SessionStorePort {
  /** The session in storage, or `null` when storage has no valid session. */
  load(): Session | null
  /** The token currently in storage. */
  token(): string | null
  /** Stores the referral code from the query string of the first visit; later codes are ignored. */
  saveReferral(search: string): void
}

interface Surroundings {
  readonly local: SafeStore
  readonly session: SafeStore
  readonly onStorage: OnStorage
  /** Calls the listener when the page is restored from the back/forward cache, where it received no storage events. */
  readonly onReturned: (listener: () => void) => () => void
  /** Clears the supplier's other stored data. */
  readonly clearMore: () => void
  /** Logs a code. */
  readonly note: (code: string) => void
}

const userKey = 'user'
const referralKey = 'referral_id'
const registeredKey = 'registered'
const referralCode = /^[\w-]{1,64}$/

/**
 * Debounce in milliseconds for changes of the same session: emit after `quiet` without another change, at the latest
 * after `latest`.
 */
const settling = { quiet: 100, latest: 1000 } as const

export const sessionInBrowser = ({ local, session, note, ...around }: Surroundings): SessionStore => {
  let last: { readonly text: string | null; readonly session: Session | null } = { text: null, session: null }

  const load = (): Session | null => {
    const text = local.read(userKey)
    if (text !== last.text) {
      const found = safeParse(SessionReply, parsedJson(text))
      last = { text, session: found.success ? sessionOf(found.output) : null }
      if (text && !found.success) note('Failed to parse stored user')
    }
    return last.session
  }
  const known = () => ({ text: local.read(userKey), id: load()?.supplier.id ?? null, token: load()?.token ?? null })
  let told = known()
  /** The rows of a list are kept for the supplier who is signed in, and for no other. */
  const dropRowsOfOthers = () => {
    const own = told.id === null ? null : rowsOf(told.id)
    for (const key of local.keys(rowsOf())) if (own === null || !key.startsWith(own)) local.remove(key)
  }

  return {
    load,
    token: () => load()?.token ?? null,
    saveReferral: (search) => {
      const code = new URLSearchParams(search).get('ref')
      if (code !== null && referralCode.test(code) && !local.read(referralKey)) local.write(referralKey, code)
    },
    saveSession: async (kept) => {
      // Another tab has written since. Its session is newer than this update, so do not overwrite it.
      if (kept.token === told.token && local.read(userKey) !== told.text) return 'stored'
      const isStored = local.write(userKey, JSON.stringify(storedOf(kept)))
      told = known()
      dropRowsOfOthers()
      return isStored ? 'stored' : 'memoryOnly'
    },
    clearSession: async ({ drafts }) => {
      const { id } = known()
      if (id !== null && drafts === 'forgotten') {
        for (const prefix of [draftsOf(id), outboxOf(id), viewsOf(id)]) local.removeAll(prefix)
      }
      local.removeAll(rowsOf())
      local.remove(userKey)
      told = known()
      local.remove(referralKey)
      session.remove(registeredKey)
      around.clearMore()
    },
    takeRegistered: async () => {
      const isSet = session.read(registeredKey) === 'true'
      session.remove(registeredKey)
      return isSet
    },
    markRegistered: async () => {
      session.write(registeredKey, 'true')
    },
    loadReferral: async () => local.read(referralKey) || null,
    watchSession: (emit) => {
      let timers: readonly ReturnType<typeof setTimeout>[] = []
      const clearTimers = () => {
        for (const timer of timers) clearTimeout(timer)
        timers = []
      }
      const adopt = () => {
        clearTimers()
        told = known()
        dropRowsOfOthers()
        emit({ type: 'session.changedElsewhere', session: load() })
      }
      const stop = around.onStorage((key) => {
        if (key !== userKey && key !== null) return
        local.clear(userKey)
        const now = known()
        if (now.text === told.text) return clearTimers()
        // A change of supplier is emitted at once; changes of the same supplier come in bursts and are debounced.
        if (now.id !== told.id) return adopt()
        const [latest = setTimeout(adopt, settling.latest), quiet] = timers
        clearTimeout(quiet)
        timers = [latest, setTimeout(adopt, settling.quiet)]
      })
      const catchUp = () => {
        if (known().text !== told.text) adopt()
      }
      const stopReturned = around.onReturned(catchUp)
      // Another tab may have signed out while this page was loading.
      catchUp()
      return () => {
        clearTimers()
        stopReturned()
        stop()
      }
    },
  }
}
