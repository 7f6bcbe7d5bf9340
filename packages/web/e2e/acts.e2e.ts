import { createSandbox } from '@supplier/test-fixtures/sandbox/sandbox'
import type { Browser, Page } from 'playwright/test'
import list from '../src/i18n/uk/list/index.ts'
import section from '../src/i18n/uk/section/index.ts'
import { productsTranslations } from '../src/products/products.translations.ts'
import { expect, test } from './seated.ts'

const { filters, filterChoices } = productsTranslations.uk
const rows = 'main table:not([aria-busy]) tbody tr[data-row]'

/** What is done in the list, in this order. */
const acts: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'another tab': (page) =>
    page.getByRole('navigation', { name: filters.tab }).getByRole('link', { name: filterChoices.tab.active }).click(),
  'another order': (page) => page.getByLabel(filters.sort).selectOption({ index: 1 }),
  'another page': (page) => page.getByRole('link', { name: list.next, exact: true }).click(),
  'one picked': (page) =>
    page
      .getByRole('checkbox', { name: section.pickRow.split('{')[0] ?? '' })
      .nth(2)
      .press('Space'),
  'all picked': (page) => page.getByLabel(section.pickPage).first().press('Space'),
  'a cell opened': (page) => page.locator(`${rows} [data-edit]:visible`).nth(2).press('Enter'),
}

interface Traced {
  readonly name: string
  readonly args: { readonly elementCount?: number }
}

/** How many elements the browser styles anew until it is drawn, as its trace tells. */
const styledBy = async (browser: Browser, page: Page, act: (page: Page) => Promise<unknown>): Promise<number> => {
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline', 'devtools.timeline'] })
  await act(page)
  // Also the last change is styled before its second picture.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  await page.locator(rows).first().waitFor()
  const { traceEvents }: { traceEvents: readonly Traced[] } = JSON.parse((await browser.stopTracing()).toString())
  const styles = traceEvents.filter(({ name }) => name === 'UpdateLayoutTree')
  expect(styles.length).toBeGreaterThan(0)
  return styles.reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0)
}

test.use({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameters' names
  sandbox: async ({}, use) => {
    await use(createSandbox({ scenario: 'thousands' }))
  },
})

test('no act in a long list styles more than a part of the page anew', async ({ browser, page }) => {
  await page.goto('/products')
  await page.locator(rows).first().waitFor()
  await page.waitForLoadState('networkidle')
  const all = await page.locator('*').count()
  const styled: Record<string, number> = {}
  for (const [name, act] of Object.entries(acts)) styled[name] = await styledBy(browser, page, act)
  // A style that asks with `:has()` what the page holds styles all elements anew, several times for each act.
  const most = all / 2
  expect(Object.entries(styled).filter(([, count]) => count > most)).toEqual([])
})
