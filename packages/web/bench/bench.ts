import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createSandbox, startServer } from '@supplier/test-fixtures'
import react from '@vitejs/plugin-react'
import { chromium } from 'playwright'
import { build } from 'vite'
import { brotli } from '../build/brotli.ts'
import { answerToContent, median, type Visit, visit } from './measure.ts'

interface Budget {
  readonly name: string
  readonly unit: string
  readonly most: number
  readonly what: string
}

const pathTo = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const rounds = Number(process.env['ROUNDS'] ?? 5)

const buildHello = () =>
  build({
    root: pathTo('hello'),
    configFile: false,
    logLevel: 'error',
    plugins: [react(), brotli()],
    build: { outDir: 'dist', emptyOutDir: true, modulePreload: { polyfill: false }, reportCompressedSize: false },
  })

const medians = (visits: readonly Visit[]): Visit =>
  Object.fromEntries(
    Object.keys(visits[0] ?? {}).map((name) => [name, median(visits.map((one) => one[name as keyof Visit]))]),
  ) as unknown as Visit

const typeTelephone = async (page: import('playwright').Page) => {
  await page.click('input[name=telephone]')
  await page.keyboard.type('0671112233')
}

await buildHello()
const hello = await startServer({ sandbox: createSandbox(), staticDir: pathTo('hello/dist') })
const app = await startServer({ sandbox: createSandbox(), staticDir: pathTo('../dist') })
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
})

const seen = { hello: [] as Visit[], signIn: [] as Visit[], panel: [] as Visit[], answer: [] as number[] }
try {
  const signedIn = await signInOver(app.origin)
  for (let round = 0; round < rounds; round += 1) {
    seen.hello.push(await visit(browser, { address: `${hello.origin}/`, ready: '#root form' }))
    seen.signIn.push(await visit(browser, { address: `${app.origin}/auth`, ready: '#root form', act: typeTelephone }))
    seen.panel.push(
      await visit(browser, {
        address: `${app.origin}/dashboard/statistics`,
        ready: '#root main h1',
        storage: { user: signedIn },
      }),
    )
    const fresh = await startServer({ sandbox: createSandbox(), staticDir: pathTo('../dist') })
    seen.answer.push(await answerToContent(browser, fresh.origin))
    await fresh.close()
  }
} finally {
  await browser.close()
  await hello.close()
  await app.close()
}

const bare = medians(seen.hello)
const page = { ...medians(seen.signIn), answer: median(seen.answer) }
const budgets = JSON.parse(readFileSync(pathTo('budgets.json'), 'utf8')) as readonly Budget[]
const rows = budgets.map((budget) => {
  const own = page[budget.name as keyof typeof page]
  const found = budget.unit === '× hello' ? own / bare[budget.name as keyof Visit] : own
  return { ...budget, found: Math.round(found * 1000) / 1000, holds: found <= budget.most }
})

mkdirSync(pathTo('../../../reports'), { recursive: true })
writeFileSync(
  pathTo('../../../reports/bench.json'),
  `${JSON.stringify({ rounds, hello: bare, signIn: page, panel: medians(seen.panel), budgets: rows }, null, 2)}\n`,
)
console.table({ hello: bare, 'sign-in': page, panel: medians(seen.panel) })
for (const { what, unit, most, found, holds } of rows) {
  console.log(`${holds ? 'ok  ' : 'OVER'} ${what}: ${found} ${unit}, at most ${most}`)
}
const over = rows.filter(({ holds }) => !holds).length
console.log(`${rows.length - over} budgets hold, ${over} do not`)
process.exitCode = over > 0 ? 1 : 0

async function signInOver(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/admin-suppliers/v3/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-session': 'supplier', 'accept-language': 'uk' },
    body: JSON.stringify({ telephone: '380671112233', password: 'Supplier1!' }),
  })
  return answer.text()
}
