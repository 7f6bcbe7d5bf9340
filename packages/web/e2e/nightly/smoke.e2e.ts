import { writeFile } from 'node:fs/promises'
import { seedPassword } from '@supplier/test-fixtures/world/scenarios/seeds'
import common from '../../src/i18n/uk/common/index.ts'
import uk from '../../src/i18n/uk/index.ts'
import nav from '../../src/i18n/uk/nav/index.ts'
import section from '../../src/i18n/uk/section/index.ts'
import session from '../../src/i18n/uk/session/index.ts'
import { productsTranslations } from '../../src/products/products.translations.ts'
import { storesTranslations } from '../../src/stores/stores.translations.ts'
import { expect, served } from '../app.ts'
import { expectJoined } from '../models/connection.ts'
import { openFirefox } from '../smoke/firefox.ts'
import { elementsOf, type Tab } from '../smoke/tab.ts'
import { openWebKit } from '../smoke/webkit.ts'

const products = productsTranslations.uk
const stores = storesTranslations.uk
const beginning = (text: string) => text.split('{')[0] ?? ''

/** Runs in the page. Adds a script and a style that the policy forbids, and returns what came of them. */
const forbidden = () => {
  const script = document.createElement('script')
  const styled = document.createElement('p')
  try {
    script.textContent = 'document.documentElement.dataset.ran = ""'
  } catch {
    // Browsers with trusted types refuse the text already.
  }
  styled.setAttribute('style', 'position: fixed')
  document.body.append(script, styled)
  return { hasRun: 'ran' in document.documentElement.dataset, position: getComputedStyle(styled).position }
}

const checked = () => document.querySelectorAll('main tbody input:checked').length

/** Runs in the page. Returns the rows whose far end belongs to the link of another row, or to none. */
const rowsWithoutOwnLink = () =>
  [...document.querySelectorAll('main tbody tr')].flatMap((row) => {
    const { right, top, height } = row.getBoundingClientRect()
    const hit = document.elementFromPoint(right - 2, top + height / 2)
    return hit?.matches('[data-row-link]') && row.contains(hit) ? [] : [row.textContent]
  })

const browsers = { Firefox: openFirefox, WebKit: openWebKit }

const test = served.extend<{ openTab: (browser: keyof typeof browsers) => Promise<Tab> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameters' names
  openTab: async ({}, use, info) => {
    const tabs: Tab[] = []
    await use(async (browser) => {
      const tab = await browsers[browser]()
      tabs.push(tab)
      return tab
    })
    for (const tab of tabs) {
      if (info.status !== info.expectedStatus) await writeFile(info.outputPath('window.png'), await tab.screenshot())
      await tab.close()
    }
  },
})

for (const browser of ['Firefox', 'WebKit'] as const)
  test(`a supplier signs in, edits a list and a form, and sees news in ${browser}`, async ({
    sandbox,
    server,
    openTab,
  }) => {
    const tab = await openTab(browser)
    const { find, click, fill } = elementsOf(tab)
    const open = (path: string) => tab.open(`${server.origin}${path}`)
    const cell = (text: string) => ({ css: 'main tbody button', text: `${beginning(section.edit)}${text},` })

    await test.step('signing in by password', async () => {
      await open('/auth/with-password')
      await fill({ css: 'label', text: uk.auth.fields.telephone }, '671112233')
      await fill({ css: 'label', text: session.fields.password }, seedPassword)
      await tab.press('Enter')
      await find({ css: 'nav a', text: nav.orders })
    })

    await test.step('rows between two clicks are picked, and their text is not', async () => {
      await open('/products')
      const box = { css: 'main tbody input[type=checkbox]' }
      await click({ ...box, at: 0 })
      await click({ ...box, at: 3 }, true)
      await expect.poll(() => tab.evaluate(checked, null)).toBe(4)
      expect(await tab.evaluate(() => getSelection()?.toString(), null)).toBe('')
      await click({ css: 'button', text: section.clearPicks })
    })

    await test.step('a price is edited in its cell', async () => {
      await click(cell(products.more.price))
      await tab.type('2345')
      await tab.press('Enter')
      await find({ css: 'main tbody button', text: '2 345' })
    })

    await test.step('a form is saved', async () => {
      await open('/stores')
      await find({ css: 'main [data-row-link]' })
      expect(await tab.evaluate(rowsWithoutOwnLink, null)).toEqual([])
      await click({ css: 'main [data-row-link]' })
      await fill({ css: 'label', text: stores.fields.name }, 'Крамниця на розі')
      await click({ css: 'button', text: common.save })
      await open('/stores')
      await find({ css: 'main [data-row-link]', text: 'Крамниця на розі' })
    })

    await test.step('news of the server are shown', async () => {
      await expectJoined(server)
      const [supplier] = sandbox.world().suppliers
      sandbox.changeSupplier(supplier?.id ?? 0, { main: 54_321_09 })
      await find({ css: 'a', text: '54 321,09' })
    })

    // The connection is closed with the page.
    await open('/stores')
    await find({ css: 'main [data-row-link]' })
    expect(tab.errors).toEqual([])

    await test.step('the policy of the page holds', async () => {
      expect(await tab.evaluate(forbidden, null)).toEqual({ hasRun: false, position: 'static' })
    })
  })
