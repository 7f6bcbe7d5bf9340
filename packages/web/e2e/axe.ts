import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import { expect, type Locator, type Page } from 'playwright/test'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type View = readonly [width: number, theme: 'light' | 'dark']

/** The views in which a screen is checked: colours depend on the theme, the layout on the width. */
export const accessibleViews: readonly View[] = [
  [1280, 'light'],
  [360, 'dark'],
]

/** The same with the themes swapped. */
export const swappedViews: readonly View[] = [
  [1280, 'dark'],
  [360, 'light'],
]

/** Checks the page with axe (WCAG 2.2, A and AA) after all animations have ended. */
export const expectAccessible = async (page: Page): Promise<void> => {
  await allShown(page)
  if (await page.evaluate(() => !('axe' in globalThis))) await page.evaluate(source)
  const results = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: { run(options: object): Promise<AxeResults> } }
    // Without the details of what passes, which nobody reads, a check takes half the time.
    return axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'], resultTypes: ['violations'] })
  })
  const found = results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  expect(found).toEqual([])
}

/** Checks a state of the page in its views; a state that exists at one width only keeps it. */
export const expectAccessibleInViews = async (page: Page, views = accessibleViews, only?: number): Promise<void> => {
  for (const [width, theme] of views) {
    await page.setViewportSize({ width: only ?? width, height: 800 })
    await page.emulateMedia({ colorScheme: theme })
    await page.locator(`html[data-theme=${theme}]`).waitFor()
    await expectAccessible(page)
    await expectNoOverflow(page)
  }
}

/** Checks a step in its views once it is shown. */
export const expectStepAccessible = async (step: Locator): Promise<void> => {
  await expect(step).toBeVisible()
  await expectAccessibleInViews(step.page())
}

/** Checks that the page does not scroll sideways and no table is cut off once nothing moves; names what stands out. */
export const expectNoOverflow = async (page: Page): Promise<void> => {
  await allShown(page)
  const outside = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    // The frame of a table cuts off what stands out of it.
    const cut = [...document.querySelectorAll('table')].flatMap((table) => {
      const frame = table.parentElement
      if (!frame || getComputedStyle(frame).overflowX !== 'clip' || table.offsetWidth <= frame.clientWidth) return []
      return [`${table.offsetWidth} of ${frame.clientWidth} px: ${table.outerHTML.slice(0, 160)}`]
    })
    if (scrollWidth <= clientWidth) return cut
    return [...document.body.querySelectorAll('*')]
      .map((element) => ({ element, right: Math.round(element.getBoundingClientRect().right) }))
      .filter(({ right }) => right > clientWidth)
      .map(({ element, right }) => `${right} of ${clientWidth} px: ${element.outerHTML.slice(0, 160)}`)
      .concat(cut, `${scrollWidth} of ${clientWidth} px: the page`)
  })
  expect(outside).toEqual([])
}

/**
 * Waits until all animations end: axe ignores elements that are still transparent, such as a dialog fading in. An
 * inherited colour starts its transition only after that of its parent, so the check repeats until nothing is animated.
 */
const allShown = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const moving = () =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) => playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
        )
    for (let still = moving(); still.length > 0; still = moving()) {
      await Promise.allSettled(still.map(({ finished }) => finished))
    }
  })
