import { releasesInBrowser, type Workers } from '@supplier/core/adapters/browser/releases.browser'
import type { PanelPorts } from '@supplier/core/app/app.port'
import { calm } from '../ui/loading/calm.ts'
import { runningRelease } from './running-release.ts'

interface Policies {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: () => string },
  ): { createScriptURL(address: string): string }
}

/**
 * The address of the worker, the only one that the policy of the page lets pass: `trusted-types worker` names the one
 * policy, and that makes nothing but this address.
 */
const workerAddress = (): string => {
  const address = '/worker.js'
  const { trustedTypes } = window as { readonly trustedTypes?: Policies }
  return trustedTypes
    ? trustedTypes.createPolicy('worker', { createScriptURL: () => address }).createScriptURL(address)
    : address
}

let address: string | null = null

const workersOf = ({ serviceWorker }: Navigator): Workers | null =>
  serviceWorker === undefined
    ? null
    : {
        register: async () => {
          address ??= workerAddress()
          return serviceWorker.register(address, { updateViaCache: 'none' })
        },
        find: () => serviceWorker.getRegistration(),
        changed: () =>
          new Promise((done) => {
            serviceWorker.addEventListener('controllerchange', () => done(), { once: true })
            setTimeout(done, 5000)
          }),
      }

/** The releases of this browser. The host is asked once the page has been quiet for a while. */
export const releasesOf = (): PanelPorts['releases'] =>
  releasesInBrowser({
    running: runningRelease(document),
    ask: async (signal) => {
      await calm(3000)
      return fetch('/version.json', { cache: 'no-store', signal })
    },
    workers: workersOf(navigator),
    caches: () => caches,
  })
