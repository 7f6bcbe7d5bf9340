import { reviewsTranslations } from '../src/reviews/reviews.translations.ts'
import { expect, test } from './seated.ts'

const t = reviewsTranslations.uk

declare global {
  interface Window {
    shifted: number
  }
}

test('the list of reviews stays where it is while its summary arrives', async ({ page }) => {
  await page.addInitScript(() => {
    window.shifted = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shifted += (entry as unknown as { readonly value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/reviews')
    await expect(page.getByText(t.more.reviews)).toBeVisible()
    await expect(page.locator('[data-row-link]').first()).toBeVisible()
    expect(await page.evaluate(() => window.shifted)).toBeLessThanOrEqual(0.01)
  }
})

test('an opened review has the cursor in its answer, by mouse and by key', async ({ page }) => {
  await page.goto('/reviews')
  const first = page.locator('[data-row-link]').first()
  await first.click()
  const dialog = page.getByRole('dialog', { name: new RegExp(`^${t.edit}: `) })
  const answer = dialog.getByLabel(t.fields.reply)
  await expect(answer).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await first.focus()
  await page.keyboard.press('Enter')
  await expect(answer).toBeFocused()
})
