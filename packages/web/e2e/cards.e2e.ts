import { pathOf } from '@supplier/core/kernel/routes'
import { expectNoOverflow } from './axe.ts'
import { expect, test } from './seated.ts'

/** The greatest height of a card on a phone, and how many are whole when the list is opened. */
const cards = [
  ['orders', 112, 5],
  ['reviews', 112, 3],
  ['advertising', 112, 3],
  ['telegram-ads', 112, 5],
  ['payouts', 112, 2],
  ['products', 112, 5],
  ['main-balance', 72, 5],
  ['balance-services', 72, 3],
] as const

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

for (const [name, highest, whole] of cards) {
  test(`a card of ${name} is at most ${highest} px high`, async ({ page }) => {
    await page.goto(pathOf({ to: name }))
    const first = page.locator('main').locator('table:not([aria-busy]) tbody tr').first()
    await first.waitFor()
    await page.evaluate(() => document.fonts.ready)
    // The font is optional: words that a first visit draws before it has loaded stay in another one, which is wider.
    await page.reload()
    await first.waitFor()
    const found = await page.locator('main table tbody tr').evaluateAll((rows) => {
      const all = rows.map((row) => row.getBoundingClientRect())
      return {
        heights: all.map(({ height }) => height),
        whole: all.filter(({ bottom }) => bottom <= innerHeight).length,
      }
    })
    expect(found.heights.filter((height) => height > highest)).toEqual([])
    expect(found.whole).toBeGreaterThanOrEqual(whole)
    await expectNoOverflow(page)
  })
}
