import * as v from 'valibot'
import type { Release } from '../../src/releases/releases.domain.ts'
import type { ReleasesPort } from '../../src/releases/releases.port.ts'

/** The part of `ServiceWorker` that is used. */
interface Worker {
  readonly state: string
  addEventListener(type: 'statechange', listener: () => void): void
  postMessage(message: unknown): void
}

/** The part of `ServiceWorkerRegistration` that is used. */
interface Registration {
  readonly installing: Worker | null
  readonly waiting: Worker | null
  update(): Promise<unknown>
  unregister(): Promise<unknown>
}

/** The service worker of the panel in this browser. */
export interface Workers {
  readonly register: () => Promise<Registration>
  readonly find: () => Promise<Registration | undefined>
  /** Resolves when another worker has taken over the page. */
  readonly changed: () => Promise<void>
}

/** The part of `CacheStorage` that is used. */
interface Caches {
  keys(): Promise<readonly string[]>
  delete(name: string): Promise<unknown>
  open(name: string): Promise<{
    keys(): Promise<readonly { readonly url: string }[]>
    delete(key: string): Promise<unknown>
  }>
}

interface Surroundings {
  /** What the build wrote into the page: the id and the day of the release; `null` when it was not built. */
  readonly running: string | null
  /** Asks the host for its `version.json`, past every cache. */
  readonly ask: (signal: AbortSignal) => Promise<Pick<Response, 'ok' | 'json'>>
  /** `null` in a browser without service workers, or that allows none. */
  readonly workers: Workers | null
  readonly caches: () => Caches
}

const Version = v.object({ id: v.string(), day: v.string(), worker: v.boolean() })

/** The prefix of the caches of the worker, one for each release. */
const cached = 'release-'

export const releasesInBrowser = ({ running, ask, workers, caches }: Surroundings): ReleasesPort => ({
  loadRunning: async () => releaseOf(running),
  fetchNewest: async (_, signal) => {
    const answer = await ask(signal as AbortSignal)
    if (!answer.ok) throw new Error('The host names no release')
    const { id, day, worker } = v.parse(Version, await answer.json())
    return { id, day, keepsFiles: worker }
  },
  keepFiles: async (isWanted) => {
    if (workers === null) return
    if (isWanted) {
      const registration = await workers.register()
      if (!registration.installing) await registration.update()
      if (registration.installing) await installed(registration.installing)
      return
    }
    const registration = await workers.find()
    if (!registration) return
    await registration.unregister()
    const names = await caches().keys()
    await Promise.all(names.filter((name) => name.startsWith(cached)).map((name) => caches().delete(name)))
  },
  useNewest: async () => {
    const registration = await workers?.find()
    if (!workers || !registration) return
    if (registration.waiting) {
      const changed = workers.changed()
      registration.waiting.postMessage('use')
      return changed
    }
    // The files of the newest release are not all there, so its page has to come from the host.
    const names = await caches().keys()
    for (const name of names.filter((one) => one.startsWith(cached))) await dropPage(await caches().open(name))
  },
})

const releaseOf = (text: string | null): Release | null => {
  const [id, day] = text?.split(' ') ?? []
  return id && day ? { id, day } : null
}

/** Resolves when the worker is installed, or has failed to. */
const installed = (worker: Worker): Promise<void> =>
  new Promise((done) => {
    const look = () => worker.state === 'installing' || done()
    worker.addEventListener('statechange', look)
    look()
  })

/** Removes the page from the files of a release; the files that open tabs may need stay. */
const dropPage = async (cache: Awaited<ReturnType<Caches['open']>>): Promise<void> => {
  const pages = (await cache.keys()).filter(({ url }) => new URL(url).pathname === '/')
  for (const { url } of pages) await cache.delete(url)
}
