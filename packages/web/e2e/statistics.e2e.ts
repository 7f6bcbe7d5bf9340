import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { statisticsTexts } from '../src/statistics/statistics.translations.ts'
import { expect, test } from './app.ts'
import { expectAccessibleInViews } from './axe.ts'
import { sessionPages } from './models/session.ts'
import { shellOf } from './models/shell.ts'

const t = statisticsTexts.uk
const week = '/dashboard/statistics?days=2026-08-15..2026-08-23&metric=orders'
const dist = fileURLToPath(new URL('../dist/assets/', import.meta.url))

test('the chart is loaded after the figures, in a file of its own, and moves nothing when it comes', async ({
  page,
}) => {
  const isChart = (name: string) => /\/Chart-[\w-]{8}\.js$/.test(name)
  const importers = readdirSync(dist).filter(
    (name) => name.endsWith('.js') && /(?:from|import)"\.\/Chart-/.test(readFileSync(dist + name, 'utf8')),
  )
  expect(importers).toEqual([])

  let come = () => {}
  const coming = new Promise<void>((resolve) => {
    come = resolve
  })
  await page.route(
    (url) => isChart(url.pathname),
    async (route) => {
      await coming
      await route.continue()
    },
  )
  await sessionPages(page).openSignedIn()
  await shellOf(page).open(week)
  const slider = page.getByRole('slider', { name: t.chart(t.metrics.orders) })
  await expect(slider).toBeVisible()
  const place = () => slider.evaluate((element) => JSON.stringify(element.getBoundingClientRect()))
  const before = await place()
  await expect(slider.locator('path')).toHaveCount(0)
  come()
  await expect(slider.locator('path').first()).toBeAttached()
  expect(await place()).toBe(before)
})

test('the chart is read by the arrows, and its table has the same numbers', async ({ page }) => {
  await sessionPages(page).openSignedIn()
  await shellOf(page).open(week)
  const chart = page.getByRole('region', { name: t.chart(t.metrics.orders) })
  const slider = chart.getByRole('slider')
  await slider.press('End')
  const told: string[] = []
  for (let at = 0; at < 9; at += 1) {
    told.unshift((await slider.getAttribute('aria-valuetext')) ?? '')
    await slider.press('ArrowLeft')
  }
  await chart.getByRole('button', { name: t.asTable }).press('Enter')
  const rows = chart.locator('tbody tr')
  await expect(rows).toHaveCount(9)
  const cells = await rows.evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent)))
  expect(cells.map(([when, now, before]) => `${when} · ${now} · ${t.previousPeriod.toLowerCase()}: ${before}`)).toEqual(
    told,
  )
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true })

  test('a tap on the chart shows its numbers, and they stay', async ({ page }) => {
    await sessionPages(page).openSignedIn()
    await shellOf(page).open(week)
    const chart = page.getByRole('region', { name: t.chart(t.metrics.orders) })
    const slider = chart.getByRole('slider')
    await slider.locator('path').first().waitFor({ state: 'attached' })
    await slider.tap()
    await expect(chart.getByText(t.chartHint)).toBeHidden()
    await expect(chart.getByText(`${t.previousPeriod}: `)).toBeVisible()
  })
})

test('in a contrast theme the lines of the chart and the chosen figure take its colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await sessionPages(page).openSignedIn()
  await shellOf(page).open(week)
  const slider = page.getByRole('slider', { name: t.chart(t.metrics.orders) })
  await expect(slider.locator('path').first()).toBeAttached()
  const [lines, ground] = await slider.evaluate((element) => {
    const strokes = [...element.querySelectorAll('path')].map((path) => getComputedStyle(path).stroke)
    return [strokes.filter((stroke) => stroke !== 'none'), getComputedStyle(element).backgroundColor]
  })
  expect(lines).toHaveLength(2)
  expect(lines).not.toContain(ground)
  const chosen = page.getByRole('button', { name: t.metrics.orders, pressed: true })
  await expect(chosen).toHaveCSS('outline-style', 'solid')
})

test('the figures can be read, and nothing overflows, wide and narrow', async ({ page }) => {
  await sessionPages(page).openSignedIn()
  await shellOf(page).open(`${week}&by=product`)
  await expect(page.getByRole('slider').locator('path').first()).toBeAttached()
  await expectAccessibleInViews(page)
})
