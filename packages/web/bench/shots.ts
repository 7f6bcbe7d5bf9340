/** Takes a picture of every screen and dialog, in both themes and four widths, for the eye: reports/shots. */
import { mkdirSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createSandbox } from '@supplier/test-fixtures'
import { type Browser, chromium } from 'playwright'
import { chromiumOptions } from '../e2e/chromium.ts'
import { type Look, looks } from '../e2e/models/looks.ts'
import { openPage } from './opened.ts'

const widths = [360, 768, 1280, 1536]
const themes = ['light', 'dark'] as const
const folder = fileURLToPath(new URL('../../../reports/shots', import.meta.url))

const widthsOf = (look: Look): readonly number[] => (look.width === undefined ? widths : [look.width])

const taken = async (browser: Browser, look: Look, width: number, theme: 'light' | 'dark'): Promise<void> => {
  const { name, path, scenario = 'default', isSignedIn = true, prepare, act } = look
  const sandbox = createSandbox({ scenario })
  prepare?.(sandbox)
  try {
    const options = { viewport: { width, height: 800 }, colorScheme: theme }
    const { page, close } = await openPage(browser, { path, sandbox, isSignedIn, options })
    try {
      await page.waitForLoadState('networkidle')
      await act?.(page, sandbox)
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
const wanted = looks.filter(({ name }) => name.includes(only))
const browser = await chromium.launch(chromiumOptions)
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
for (const look of wanted) {
  await Promise.all(
    themes.map(async (theme) => {
      for (const width of widthsOf(look)) await taken(browser, look, width, theme)
    }),
  )
}
await browser.close()
for (const failure of failures) console.error(`FAILED ${failure}`)
const all = wanted.flatMap(widthsOf).length * themes.length
console.log(`${all - failures.length} pictures in reports/shots`)
process.exitCode = failures.length > 0 ? 1 : 0
