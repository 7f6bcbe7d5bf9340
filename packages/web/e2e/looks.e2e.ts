import { test as unseated } from './app.ts'
import { accessibleViews, expectAccessible, expectNoOverflow } from './axe.ts'
import { looks } from './models/looks.ts'
import { test as seated } from './seated.ts'

/** Each look is checked at both widths and in both themes; every second one with the themes swapped. */
const swapped = [
  [1280, 'dark'],
  [360, 'light'],
] as const

for (const [index, look] of looks.entries()) {
  const { name, path, scenario = 'default', isSignedIn = true, width: only, prepare, act } = look
  const test = isSignedIn ? seated : unseated

  test(`${name} is accessible, wide and narrow, light and dark`, async ({ page, sandbox }) => {
    sandbox.load(scenario)
    prepare?.(sandbox)
    const standsAt = (width: number) => page.setViewportSize({ width, height: 800 })
    await standsAt(only ?? 1280)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    await page.locator('html:not([data-frame]) h1').first().waitFor()
    await act?.(page, sandbox)
    for (const [width, colorScheme] of index % 2 === 0 ? accessibleViews : swapped) {
      await standsAt(only ?? width)
      await page.emulateMedia({ colorScheme })
      await page.locator(`html[data-theme=${colorScheme}]`).waitFor()
      await expectAccessible(page)
      await expectNoOverflow(page)
    }
  })
}
