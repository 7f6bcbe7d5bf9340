/// <reference lib="webworker" />
import { PrecacheController } from 'workbox-precaching/PrecacheController.js'

declare const self: ServiceWorkerGlobalScope
/** The id of the release, and its files with what tells their versions apart; `build/worker.ts` fills them in. */
declare const __RELEASE__: string
/** The first parts of the paths that the host serves beside the panel. */
declare const __BESIDE__: readonly string[]
declare const __FILES__: readonly { readonly url: string; readonly revision: string | null }[]

const prefix = 'release-'
const own = prefix + __RELEASE__
/** The page of the panel, which every address without a file opens. */
const page = '/'

const files = new PrecacheController({ cacheName: own })
files.addToCacheList([...__FILES__])
const kept = new Set(__FILES__.map(({ url }) => url))

/** The caches of other releases, the oldest first. */
const others = async () => (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== own)

/** Keeps the files of the release, or nothing of it: a part of them would be no release. */
const install = async (event: ExtendableEvent) => {
  try {
    await files.install(event)
    // While files are being deployed, the host may already serve the page of another release.
    if (!(await (await files.matchPrecache(page))?.text())?.includes(`content="${__RELEASE__} `)) {
      throw new Error('the host serves the page of another release')
    }
  } catch (error) {
    await caches.delete(own)
    throw error
  }
}

/** Tabs that are open run the release before, whose files stay; older ones go. */
const keepLastTwo = async () => {
  const old = (await others()).slice(0, -1)
  await Promise.all(old.map((name) => caches.delete(name)))
}

/** Takes the worker away with everything it has kept; pages that are open get their files from the host. */
const leave = async () => {
  await self.registration.unregister()
  for (const name of [own, ...(await others())]) await caches.delete(name)
}

/** The host has turned the worker off, or serves a panel that knows of none. */
const isOff = async (): Promise<boolean> => {
  const answer = await fetch('/version.json', { cache: 'no-store' }).catch(() => null)
  if (answer === null || answer.status >= 500) return false
  const version: unknown = answer.ok ? await answer.json().catch(() => null) : null
  return (version as { readonly worker?: unknown } | null)?.worker !== true
}

const leaveWhenOff = async () => {
  if (await isOff()) await leave()
}

const open = async (request: Request): Promise<Response> => (await files.matchPrecache(page)) ?? fetch(request)

/** A file of any kept release; those without a hash in their names are those of this one. */
const find = (request: Request, path: string): Promise<Response | undefined> =>
  kept.has(path) ? files.matchPrecache(path) : caches.match(request, { ignoreVary: true })

const fileOf = async (request: Request, path: string): Promise<Response> => {
  const found = await find(request, path)
  if (found) return found
  const answer = await fetch(request)
  // The browser has lost a file that the host no longer has. The next load takes the page of the host, with its files.
  if (answer.status === 404 && kept.has(path)) await caches.delete(own)
  return answer
}

self.addEventListener('install', (event) => event.waitUntil(install(event)))
self.addEventListener('activate', (event) => event.waitUntil(keepLastTwo()))
// The supplier has chosen to update.
self.addEventListener('message', ({ data }) => data === 'use' && self.skipWaiting())
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') {
    // A file that is opened in a tab, and what else an origin may serve beside the panel.
    if (/\.\w+$/.test(pathname) || __BESIDE__.includes(pathname.split('/')[1] ?? '')) return
    event.respondWith(open(request))
    event.waitUntil(leaveWhenOff())
    return
  }
  if (pathname.startsWith('/assets/') || kept.has(pathname)) event.respondWith(fileOf(request, pathname))
})
