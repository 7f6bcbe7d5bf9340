/** Takes a picture of every screen and dialog, in both themes and four widths, for the eye: reports/shots. */
import { mkdirSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { pathOf, type RouteName, routeNames, routeOf, unbuiltRoutes } from '@supplier/core'
import { createSandbox, type Sandbox, type ScenarioName } from '@supplier/test-fixtures'
import { type Browser, chromium, type Page } from 'playwright'
import { chromiumOptions } from '../e2e/chromium.ts'
import { dialogsToOpen, openDialog } from './dialogs.ts'
import { openPage } from './opened.ts'

interface Subject {
  readonly name: string
  readonly path: string
  readonly scenario?: ScenarioName
  readonly isSignedIn?: boolean
  readonly prepare?: (sandbox: Sandbox) => void
  /** What has to be done until it can be seen. */
  readonly act?: (page: Page) => Promise<void>
}

const widths = [360, 768, 1280, 1536]
const themes = ['light', 'dark'] as const
const folder = fileURLToPath(new URL('../../../reports/shots', import.meta.url))

const isBuilt = (name: RouteName) =>
  routeOf(name).redirect === undefined && name !== 'components' && !unbuiltRoutes.some((route) => route === name)

/** Everything that has a place of its own, and one section that is not built yet. */
const screens: readonly Subject[] = [...routeNames.filter(isBuilt), 'orders' as const].map((name) => ({
  name,
  path: name === 'not-found' ? '/nowhere' : pathOf({ to: name } as never),
  isSignedIn: routeOf(name).area !== 'auth',
}))

const isOpen = (page: Page) => page.locator('[role=dialog][data-state=open]').waitFor()

const dialogs: readonly Subject[] = dialogsToOpen.map((dialog) => ({
  name: `dialog ${dialog.name}`,
  path: dialog.path,
  ...(dialog.prepare && { prepare: dialog.prepare }),
  act: async (page) => {
    await openDialog(page, dialog)
    await isOpen(page)
  },
}))

/** What stands before a page. */
const barred: readonly Omit<Subject, 'path'>[] = [
  { name: 'bar store name', prepare: (sandbox) => sandbox.changeSupplier(1, { store_name: null }) },
  { name: 'bar manager', prepare: (sandbox) => sandbox.changeSupplier(1, { manager_telegram_username: null }) },
  { name: 'bar Telegram', prepare: (sandbox) => sandbox.changeSupplier(1, { telegram_id: null }) },
  { name: 'paywall enough', scenario: 'unsubscribedRich' },
  { name: 'paywall short on service', scenario: 'shortOnService' },
  { name: 'paywall short on both', scenario: 'shortOnBoth' },
]
const bars = barred.map((subject): Subject => ({ path: '/orders', ...subject, act: isOpen }))

const taken = async (browser: Browser, subject: Subject, width: number, theme: 'light' | 'dark'): Promise<void> => {
  const { name, path, scenario = 'default', isSignedIn = true, prepare, act } = subject
  const sandbox = createSandbox({ scenario })
  prepare?.(sandbox)
  try {
    const options = { viewport: { width, height: 800 }, colorScheme: theme }
    const { page, close } = await openPage(browser, { path, sandbox, isSignedIn, options })
    try {
      await page.waitForLoadState('networkidle')
      await act?.(page)
      await page.screenshot({ path: `${folder}/${name.replaceAll(' ', '-')}-${width}-${theme}.png` })
    } finally {
      await close()
    }
  } catch (error) {
    failures.push(`${name}, ${width}, ${theme}: ${String(error).split('\n')[0]}`)
  }
}

const failures: string[] = []
const [only = ''] = process.argv.slice(2)
const subjects = [...screens, ...dialogs, ...bars].filter(({ name }) => name.includes(only))
const browser = await chromium.launch(chromiumOptions)
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
for (const subject of subjects) {
  await Promise.all(
    themes.map(async (theme) => {
      for (const width of widths) await taken(browser, subject, width, theme)
    }),
  )
}
await browser.close()
for (const failure of failures) console.error(`FAILED ${failure}`)
console.log(`${subjects.length * widths.length * themes.length - failures.length} pictures in reports/shots`)
process.exitCode = failures.length > 0 ? 1 : 0
