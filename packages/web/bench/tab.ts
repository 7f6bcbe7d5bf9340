import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Sockets } from '@supplier/test-fixtures/pusher/hub'
import { seatOf } from '@supplier/test-fixtures/sandbox/caller'
import { createSandbox, type Sandbox } from '@supplier/test-fixtures/sandbox/sandbox'
import { startServer } from '@supplier/test-fixtures/server/server'
import type { Browser } from 'playwright'
import shell from '../src/i18n/uk/shell/index.ts'

export const appDir = fileURLToPath(new URL('../dist', import.meta.url))
/** The developer build, which records the session. */
export const recordingAppDir = fileURLToPath(new URL('../dist-sandbox', import.meta.url))

/** The content of the top bar. */
interface Said {
  /** The digits of the main balance. */
  readonly balance: string
  /** The connection status; empty when connected. */
  readonly line: string
}

/** The panel of a signed-in supplier, open in a tab with its own backend. */
export interface Tab {
  readonly sandbox: Sandbox
  readonly sockets: () => Sockets
  /** The sockets that have joined both channels. */
  readonly joined: () => readonly string[]
  readonly says: () => Said
  /** Reloads the panel and waits until it is connected. */
  readonly visit: () => Promise<void>
  /** Stops the whole server; the returned function starts it again on the same port. */
  readonly takeServer: () => Promise<() => Promise<void>>
  /** Changes the main balance on the server; returns its digits. */
  readonly change: () => string
  readonly close: () => Promise<void>
}

const unsaid: Said = { balance: '', line: 'no bar yet' }

/** Timeout in milliseconds, longer than a person would wait. */
const patience = 30_000

export const openTab = async (browser: Browser): Promise<Tab> => {
  const sandbox = createSandbox()
  let server = await startServer({ sandbox, staticDir: appDir })
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
    locale: 'uk-UA',
  })
  const page = await context.newPage()
  let said = unsaid
  let amount = 1_000_000_00

  await page.exposeFunction('tell', (events: Said) => {
    said = events
  })
  // The compiler of this program wraps functions with a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named')
  await page.addInitScript((user) => localStorage.setItem('user', user), await seatOf(sandbox))
  await page.addInitScript(watchBar, shell.balance.split('{')[0] ?? '')

  const joined = () =>
    server.sockets.connections().flatMap(({ socketId, channels }) => (channels.length === 2 ? [socketId] : []))
  const change = () => {
    amount += 1_11
    sandbox.changeSupplier(1, { main: amount })
    return String(amount)
  }
  const visit = async () => {
    const before = joined()
    said = unsaid
    const { port } = server
    await page.goto(`http://127.0.0.1:${port}/dashboard/statistics`)
    const isUp = () => joined().some((id) => !before.includes(id)) && said.line === ''
    if ((await timeUntil(isUp)) >= patience) throw new Error('the panel did not come up')
  }
  await visit()
  return {
    sandbox,
    sockets: () => server.sockets,
    joined,
    says: () => said,
    visit,
    takeServer: async () => {
      const { port } = server
      await server.close()
      return async () => {
        server = await startServer({ sandbox, port, staticDir: appDir })
      }
    },
    change,
    close: async () => {
      await context.close()
      await server.close()
    },
  }
}

/**
 * Milliseconds until a condition holds. The condition does not query the page, because that would cost the page time.
 */
export const timeUntil = async (holds: () => boolean, since = performance.now()): Promise<number> => {
  while (!holds() && performance.now() - since < patience) await pause(2)
  return performance.now() - since
}

/** Runs in the page: reports the content of the top bar after each change, once it is drawn. */
function watchBar(balanceLabel: string): void {
  const { tell } = globalThis as unknown as { tell: (events: Said) => void }
  let last = ''
  const look = () => {
    const balance = document.querySelector(`header a[aria-label^="${balanceLabel}"]`)?.getAttribute('aria-label')
    const line = document.querySelector('header [role=status]')?.textContent
    const events = { balance: (balance ?? '').replaceAll(/\D/g, ''), line: line ?? 'no bar yet' }
    if (JSON.stringify(events) === last) return
    last = JSON.stringify(events)
    requestAnimationFrame(() => tell(events))
  }
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['aria-label'],
  })
}
