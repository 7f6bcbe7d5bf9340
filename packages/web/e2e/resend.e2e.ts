import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { seatOf } from '@supplier/test-fixtures/sandbox/caller'
import { createSandbox, type Sandbox } from '@supplier/test-fixtures/sandbox/sandbox'
import { type RunningServer, startServer } from '@supplier/test-fixtures/server/server'
import { chromium, expect, type Page, test } from 'playwright/test'
import { chromiumOptions } from './chromium.ts'
import { balancesOf, mainPath, transferOf } from './models/balances.ts'
import { moneyApi, movedIn, movesSent, openPage, toastOn } from './models/paywall.ts'

/**
 * Chromium resends a POST on its own when a reused connection is lost before a response. Here the server carries out a
 * move and then drops the connection, over each protocol: one press must send one POST, and the app must find the
 * outcome in the list of transactions.
 */
const protocols = {
  'HTTP/1.1': () => ({}),
  'HTTP/2': () => ({ tls: certificate() }),
} as const

/** A certificate for this test only; the browser accepts any. */
const certificate = () => {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const subject = ['-subj', '/CN=127.0.0.1', '-days', '2']
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', cert, ...subject], {
    stdio: 'ignore',
  })
  const made = { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') }
  rmSync(folder, { recursive: true })
  return made
}

interface Stage {
  readonly page: Page
  readonly sandbox: Sandbox
}

const onServer = async (options: Parameters<typeof startServer>[0], run: (server: RunningServer) => Promise<void>) => {
  const server = await startServer({ ...options, staticDir: fileURLToPath(new URL('../dist', import.meta.url)) })
  try {
    await run(server)
  } finally {
    await server.close()
  }
}

const transfer = async ({ page }: Stage, amount: string) => {
  await balancesOf(page).transfer.click()
  await transferOf(page).amount.fill(amount)
  await transferOf(page).submit.click()
}

for (const [protocol, optionsOf] of Object.entries(protocols)) {
  test(`a move whose connection is lost is sent as one POST over ${protocol}, even after successful moves`, async () => {
    const sandbox = createSandbox()
    await onServer({ sandbox, ...optionsOf() }, async ({ origin }) => {
      const browser = await chromium.launch({
        ...chromiumOptions,
        args: [...(chromiumOptions.args ?? []), '--ignore-certificate-errors'],
      })
      try {
        const user = { name: 'user', value: await seatOf(sandbox) }
        const context = await browser.newContext({
          serviceWorkers: 'block',
          baseURL: origin,
          locale: 'uk-UA',
          ignoreHTTPSErrors: true,
          storageState: { cookies: [], origins: [{ origin, localStorage: [user] }] },
        })
        const page = await context.newPage()
        await openPage(page, mainPath)
        const stage = { page, sandbox }
        for (const round of [1, 2]) {
          await transfer(stage, '1')
          await expect(transferOf(page).dialog).toHaveCount(0)
          sandbox.faults.add({ kind: 'applied-then-reset', method: 'POST', path: moneyApi.moves })
          await transfer(stage, '100')
          const messages = toastOn(page, /^Переказ 100,00.*виконано/)
          await expect(messages).toBeVisible()
          await messages.getByRole('button', { name: 'Закрити' }).click()
          await expect(messages).toHaveCount(0)
          expect([movesSent(sandbox), movedIn(sandbox).length]).toEqual([2 * round, 2 * round])
        }
        const sent = await page.evaluate(() =>
          performance.getEntriesByType('resource').map((entry) => (entry as PerformanceResourceTiming).nextHopProtocol),
        )
        expect(new Set(sent.filter(Boolean))).toContain(protocol === 'HTTP/2' ? 'h2' : 'http/1.1')
      } finally {
        await browser.close()
      }
    })
  })
}
