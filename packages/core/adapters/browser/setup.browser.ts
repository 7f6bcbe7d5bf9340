import * as v from 'valibot'
import type { Kopecks } from '../../src/kernel/money.ts'
import { type Offered, sectionNames } from '../../src/kernel/offered.ts'
import type { SetupCachePort } from '../../src/setup/setup.port.ts'
import { parsedJson, type SafeStore } from './kernel.browser.ts'

const KnownKopecks = v.nullable(
  v.pipe(
    v.number(),
    v.safeInteger(),
    v.transform((amount) => amount as Kopecks),
  ),
)

const Cached = v.object({
  supplierId: v.number(),
  setup: v.object({
    steps: v.object({ information: v.boolean(), product: v.boolean(), delivery: v.boolean(), payment: v.boolean() }),
    mainBalance: KnownKopecks,
    serviceBalance: KnownKopecks,
    cost: KnownKopecks,
    active: v.nullable(v.boolean()),
    storeName: v.nullable(v.string()),
    chats: v.number(),
    orders: v.number(),
    offered: v.exactOptional(v.fallback(v.nullable(v.array(v.picklist(sectionNames))), null)),
  }),
})

const SignedIn = v.object({ data: v.object({ id: v.number() }) })

const CachedPrice = v.object({ supplierId: v.number(), cost: KnownKopecks, active: v.nullable(v.boolean()) })

/** Reads and writes the document's cookies; never throws, even where cookies are forbidden. */
export interface Cookies {
  read(name: string): string | null
  /** `maxAge` in seconds, or `session` for until the browser is closed. */
  write(name: string, value: string, maxAge: number | 'session'): void
}

interface Surroundings {
  readonly local: SafeStore
  readonly cookies: Cookies
}

export interface SetupCache extends SetupCachePort {
  /** The sections that the settings of the last visit named; `null` when they named none. */
  recallOffered(supplierId: number): Offered
  clear(): void
}

const key = 'setup'
const cookie = 'subscribes'
const week = 7 * 24 * 60 * 60

/**
 * Caches the set-up of the last visit: the price in a cookie of seven days, the rest in storage. Both contain the
 * supplier's id.
 */
export const setupInBrowser = ({ local, cookies }: Surroundings): SetupCache => ({
  recallOffered: (supplierId) => {
    const found = v.safeParse(Cached, local.json(key))
    return found.success && found.output.supplierId === supplierId ? (found.output.setup.offered ?? null) : null
  },
  loadCachedSetup: async (supplierId) => {
    const found = v.safeParse(Cached, local.json(key))
    if (!found.success || found.output.supplierId !== supplierId) return null
    const price = v.safeParse(CachedPrice, parsedJson(cookies.read(cookie)))
    const known = price.success && price.output.supplierId === supplierId ? price.output : { cost: null, active: null }
    return { ...found.output.setup, cost: known.cost, active: known.active }
  },
  saveSetup: async ({ supplierId, setup }) => {
    // An answer may arrive after the supplier has signed out in another tab; do not store their data then.
    const found = v.safeParse(SignedIn, local.json('user'))
    if (!found.success || found.output.data.id !== supplierId) return
    const { cost, active, ...rest } = setup
    local.write(key, JSON.stringify({ supplierId, setup: { ...rest, cost: null, active: null } }))
    cookies.write(cookie, JSON.stringify({ supplierId, cost, active }), week)
  },
  clear: () => {
    local.remove(key)
    cookies.write(cookie, '', 0)
  },
})

/** The cookies of a page, marked `Secure` when the page itself was loaded over HTTPS. */
export const cookiesOf = (page: { cookie: string }, isSecure: boolean): Cookies => ({
  read: (name) => {
    try {
      const found = page.cookie.split('; ').find((one) => one.startsWith(`${name}=`))
      return found ? decodeURIComponent(found.slice(name.length + 1)) : null
    } catch {
      return null
    }
  },
  write: (name, value, maxAge) => {
    try {
      const age = maxAge === 'session' ? '' : `; Max-Age=${maxAge}`
      const written = `${name}=${encodeURIComponent(value)}; Path=/${age}; SameSite=Lax`
      page.cookie = isSecure ? `${written}; Secure` : written
    } catch {
      // Without cookies there is no cached price, and everything works.
    }
  },
})
