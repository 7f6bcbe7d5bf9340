import { test as unseated } from './app.ts'
import { expectAccessible, expectNoOverflow } from './axe.ts'
import { looks } from './models/looks.ts'
import { test as seated } from './seated.ts'

const widths = [1280, 360]

for (const { name, path, scenario = 'default', isSignedIn = true, width: only, prepare, act } of looks) {
  const test = isSignedIn ? seated : unseated

  test(`${name} is accessible, wide and narrow, light and dark`, async ({ page, sandbox }) => {
    test.setTimeout(90_000)
    sandbox.load(scenario)
    prepare?.(sandbox)
    const standsAt = (width: number) => page.setViewportSize({ width, height: 800 })
    await standsAt(only ?? 1280)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    await page.locator('html:not([data-frame]) h1').first().waitFor()
    await act?.(page, sandbox)
    for (const width of only === undefined ? widths : [only]) {
      await standsAt(width)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await page.locator(`html[data-theme=${colorScheme}]`).waitFor()
        await expectAccessible(page)
        await expectNoOverflow(page)
      }
    }
  })
}
