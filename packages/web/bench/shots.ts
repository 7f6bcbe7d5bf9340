/** Takes a screenshot of every screen and dialog, in both themes and four widths, for visual review: reports/shots. */
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createSandbox } from '@supplier/test-fixtures/sandbox/sandbox'
import { type Browser, chromium } from 'playwright'
import { build } from '../../../scripts/setup.mjs'
import { chromiumOptions } from '../e2e/chromium.ts'
import type { Look } from '../e2e/models/look.ts'
import { looks } from '../e2e/models/looks.ts'
import { openPage } from './opened.ts'

const widths = [360, 768, 1280, 1920]
const themes = ['light', 'dark'] as const
const folder = fileURLToPath(new URL('../../../reports/shots', import.meta.url))

const widthsOf = (look: Look): readonly number[] => (look.width === undefined ? widths : [look.width])

/** The screen is opened on a wide page, where every button is visible, and then captured at each width. */
const taken = async (browser: Browser, look: Look, theme: (typeof themes)[number]): Promise<void> => {
  const { name, path, scenario = 'default', isSignedIn = true, prepare, act } = look
  const sandbox = createSandbox({ scenario })
  prepare?.(sandbox)
  const standsAt = (width: number) => ({ width, height: 800 })
  try {
    const options = { viewport: standsAt(look.width ?? 1280), colorScheme: theme }
    const { page, close } = await openPage(browser, { path, sandbox, isSignedIn, options })
    try {
      await page.waitForLoadState('networkidle')
      await act?.(page, sandbox)
      for (const width of widthsOf(look)) {
        await page.setViewportSize(standsAt(width))
        await page.screenshot({ path: `${folder}/${name.replaceAll(' ', '-')}-${width}-${theme}.png` })
      }
    } finally {
      await close()
    }
  } catch (error) {
    failures.push(`${name}, ${theme}: ${String(error).split('\n')[0]}`)
  }
}

const failures: string[] = []
const [only = ''] = process.argv.slice(2)
const wanted = looks.filter(({ name }) => name.includes(only))
await build()
const browser = await chromium.launch(chromiumOptions)
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
for (const look of wanted) await Promise.all(themes.map((theme) => taken(browser, look, theme)))
await browser.close()
for (const failure of failures) console.error(`FAILED ${failure}`)
console.log(`${readdirSync(folder).length} pictures in reports/shots`)
process.exitCode = failures.length > 0 ? 1 : 0
