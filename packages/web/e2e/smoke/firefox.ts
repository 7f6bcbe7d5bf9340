import puppeteer from 'puppeteer-core'
import type { Tab } from './tab.ts'

/** Mozilla's number of a request that was given up, NS_BINDING_ABORTED. */
const aborted = 0x80_4b_00_02

/** Opens Debian's Firefox, whose tabs Playwright cannot open: it drives only the Firefox that it has built itself. */
export const openFirefox = async (): Promise<Tab> => {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr',
    defaultViewport: { width: 1280, height: 800 },
    extraPrefsFirefox: { 'intl.accept_languages': 'uk' },
  })
  const page = await browser.newPage()
  const errors: string[] = []
  const tell = (text: string) => {
    // A page may be left while its font is on the way.
    if (!text.includes(`status=${aborted}`)) errors.push(text)
  }
  page.on('console', (message) => message.type() === 'error' && tell(message.text()))
  page.on('pageerror', (error) => tell(String(error)))
  return {
    errors,
    open: async (url) => {
      await page.goto(url)
    },
    evaluate: (run, argument) => page.evaluate(run as never, argument) as never,
    click: async ({ x, y }, withShift = false) => {
      if (withShift) await page.keyboard.down('Shift')
      await page.mouse.click(x, y)
      if (withShift) await page.keyboard.up('Shift')
    },
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    screenshot: () => page.screenshot().then(Buffer.from),
    close: () => browser.close(),
  }
}
