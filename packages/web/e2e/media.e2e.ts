import type { Page } from 'playwright/test'
import { expect, test } from './seated.ts'
import { nightly } from './tags.ts'

const states = ['[aria-current]', '[aria-pressed=true]', '[aria-selected=true]', '[data-selected]'].join()

/** The visible elements in a chosen state, and how each is outlined. */
const chosenOn = (page: Page) =>
  page
    .locator(states)
    .evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility())
        .map((one) => ({ text: one.textContent?.trim().slice(0, 20), outline: getComputedStyle(one).outlineStyle })),
    )

test.describe('in a contrast theme', () => {
  test.use({ forcedColors: 'active' })

  test('what is chosen is outlined: the page, the tab, a picked row, the step', async ({ page }) => {
    await page.goto('/products?tab=active')
    const row = page.locator('main tbody tr').first()
    await row.getByRole('checkbox').first().check({ force: true })
    await expect(row).toHaveCSS('outline-style', 'solid')
    // The tick, which the style draws, has the colour of a field's text: another one than the field behind it.
    const tick = await row.evaluate((one) => {
      const field = one.querySelector('input:checked')
      const sign = field && getComputedStyle(field, '::before')
      return field && sign && [sign.backgroundColor, getComputedStyle(field).backgroundColor, sign.maskImage]
    })
    expect(tick?.[0]).toMatch(/^rgb\(/)
    expect(tick?.[0]).not.toBe(tick?.[1])
    expect(tick?.[2]).toMatch(/^url\(/)
    await expect(page.locator('main tbody tr').nth(1)).toHaveCSS('outline-style', 'none')
    const chosen = await chosenOn(page)
    expect(chosen.length).toBeGreaterThan(2)
    expect(chosen.filter(({ outline }) => outline !== 'solid')).toEqual([])
    // The focus is told from the choice.
    await page.locator('main [aria-current]').first().focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle)).toBe(
      'double',
    )
  })

  for (const [path, least] of [
    ['/orders?order=6075', 3],
    ['/chats/7101', 3],
    ['/dashboard/statistics', 3],
    ['/products/import', 1],
    ['/settings/customizing', 2],
  ] as const)
    test(`on ${path} everything chosen is outlined`, nightly, async ({ page }) => {
      await page.goto(path)
      await expect.poll(async () => (await chosenOn(page)).length).toBeGreaterThanOrEqual(least)
      expect((await chosenOn(page)).filter(({ outline }) => outline !== 'solid')).toEqual([])
    })
})

test.describe('on paper, in the dark theme', () => {
  test.use({ colorScheme: 'dark' })

  for (const [path, ready] of [
    ['/products', 'tbody tr'],
    ['/notifications', 'main a'],
    ['/settings/customizing', 'main input'],
    ['/products/attributes?attribute=523', '[role=dialog] input'],
  ] as const) {
    test(`${path} is black on white, and nothing covers it`, async ({ page }) => {
      await page.goto(path)
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
      await expect(page.locator(ready).first()).toBeVisible()
      await page.emulateMedia({ media: 'print' })
      const seen = await page.evaluate(() => {
        const all = [...document.querySelectorAll('body *')].filter((one) => one.checkVisibility())
        const over = all.filter((one) => ['fixed', 'sticky'].includes(getComputedStyle(one).position))
        const main = document.querySelector('main') ?? document.body
        return {
          over: over.map((one) => one.outerHTML.slice(0, 120)),
          ink: getComputedStyle(main).color,
          paper: getComputedStyle(document.documentElement).backgroundColor,
          frame: all.filter((one) => one.matches('header:not(main *), nav:not(main *)')).length,
        }
      })
      expect(seen).toEqual({ over: [], ink: 'rgb(23, 28, 36)', paper: 'rgb(255, 255, 255)', frame: 0 })
    })
  }
})
