import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { createSandbox, type Sandbox, type Sockets, startServer } from '@supplier/test-fixtures'
import type { Browser } from 'playwright'
import shell from '../src/i18n/uk/shell/index.ts'

export const appDir = fileURLToPath(new URL('../dist', import.meta.url))
/** The build for developers, which records what happens in it. */
export const recordingAppDir = fileURLToPath(new URL('../dist-sandbox', import.meta.url))

/** What the top bar says. */
interface Said {
  /** The main balance, its digits alone. */
  readonly balance: string
  /** How the line stands; nothing while it is plain. */
  readonly line: string
}

/** The panel of a signed-in supplier, open beside a backend of its own. */
export interface Tab {
  readonly sandbox: Sandbox
  readonly sockets: () => Sockets
  /** The sockets that have joined both channels. */
  readonly joined: () => readonly string[]
  readonly says: () => Said
  /** Loads the panel anew; ends when the line stands. */
  readonly visit: () => Promise<void>
  /** Takes the whole server away; the result brings it back on the same port. */
  readonly takeServer: () => Promise<() => Promise<void>>
  /** Changes the main balance behind the page's back; its digits. */
  readonly change: () => string
  readonly close: () => Promise<void>
}

const unsaid: Said = { balance: '', line: 'no bar yet' }

/** Longer than anyone would wait: what takes so long is given up. */
const patience = 30_000

export const openTab = async (browser: Browser): Promise<Tab> => {
  const sandbox = createSandbox()
  let server = await startServer({ sandbox, staticDir: appDir })
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'uk-UA' })
  const page = await context.newPage()
  let said = unsaid
  let amount = 1_000_000_00

  await page.exposeFunction('tell', (news: Said) => {
    said = news
  })
  // The compiler of this program names functions by a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named')
  await page.addInitScript((user) => localStorage.setItem('user', user), await signInOver(server.origin))
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

/** Milliseconds from a moment until something holds. The page is not asked: that would take of its time. */
export const timeUntil = async (holds: () => boolean, since = performance.now()): Promise<number> => {
  while (!holds() && performance.now() - since < patience) await pause(2)
  return performance.now() - since
}

export const signInOver = async (origin: string): Promise<string> => {
  const answer = await fetch(`${origin}/api/admin-suppliers/v3/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-session': 'supplier', 'accept-language': 'uk' },
    body: JSON.stringify({ telephone: '380671112233', password: 'Supplier1!' }),
  })
  return answer.text()
}

/** Runs in the page: tells what the top bar says, once it is drawn, whenever it is something else. */
function watchBar(balanceLabel: string): void {
  const { tell } = globalThis as unknown as { tell: (news: Said) => void }
  let last = ''
  const look = () => {
    const balance = document.querySelector(`header a[aria-label^="${balanceLabel}"]`)?.getAttribute('aria-label')
    const line = document.querySelector('header [role=status]')?.textContent
    const news = { balance: (balance ?? '').replaceAll(/\D/g, ''), line: line ?? 'no bar yet' }
    if (JSON.stringify(news) === last) return
    last = JSON.stringify(news)
    requestAnimationFrame(() => tell(news))
  }
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['aria-label'],
  })
}
