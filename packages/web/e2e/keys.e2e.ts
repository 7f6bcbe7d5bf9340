import { expect, test } from './seated.ts'

test('the first order is one J away, and at most twenty Tabs from the top of the page', async ({ page }) => {
  await page.goto('/orders')
  const link = (at: number) => page.locator('main tbody tr').nth(at).locator('[data-row-link]')
  await link(0).waitFor()
  for (const at of [0, 1]) {
    await page.keyboard.press('j')
    await expect(link(at)).toBeFocused()
  }
  await page.reload()
  await link(0).waitFor()
  const isReached = () => link(0).evaluate((one) => one === document.activeElement)
  let tabs = 0
  while (tabs < 60 && !(await isReached())) {
    await page.keyboard.press('Tab')
    tabs += 1
  }
  expect(tabs).toBeLessThanOrEqual(20)
})

test('the tabs of a list are one stop, and the current one is in sight on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/orders?tab=cancelled')
  const current = page.locator('main nav [aria-current]')
  await page.locator('main tbody tr').first().waitFor()
  await expect(current).toBeInViewport({ ratio: 0.9 })
  await current.focus()
  await page.keyboard.press('ArrowRight')
  const next = page.locator('main nav a:focus')
  await expect(next).toBeInViewport({ ratio: 0.9 })
  await expect(next).not.toHaveAttribute('aria-current')
  await page.keyboard.press('Tab')
  await expect(next).toHaveCount(0)
})

test('G and another key lead from page to page', async ({ page }) => {
  await page.goto('/orders')
  await page.locator('main tbody tr').first().waitFor()
  for (const [key, path] of [
    ['p', /\/products$/],
    ['c', /\/chats/],
    ['h', /\/dashboard\/statistics$/],
    ['o', /\/orders$/],
  ] as const) {
    await page.keyboard.press('g')
    await page.keyboard.press(key)
    await expect(page).toHaveURL(path)
  }
})
