import { readFile } from 'node:fs/promises'
import { createSandbox } from '@supplier/test-fixtures'
import list from '../src/i18n/uk/list/index.ts'
import shell from '../src/i18n/uk/shell/index.ts'
import { expectAccessible, expectNoOverflow } from './axe.ts'
import { expect, test as seated } from './seated.ts'

const texts = shell.jobs

/** A job moves on only when the test moves the clock. */
const test = seated.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameters' names
  sandbox: async ({}, use) => {
    const start = Date.now()
    await use(createSandbox({ now: () => start }))
  },
})

test('an export shows its progress beside the bell, on any page, and its file can be downloaded', async ({
  page,
  sandbox,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/products/attributes')
  await page.getByRole('button', { name: list.export }).click()
  const ring = page.getByRole('button', { name: new RegExp(texts.title) })
  await ring.waitFor()
  await page.goto('/dashboard/statistics')
  await ring.click()
  const jobs = page.getByRole('dialog', { name: texts.title })
  await expect(jobs.getByRole('progressbar')).toBeVisible()
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await expectAccessible(page)
    await expectNoOverflow(page)
  }
  sandbox.clock.move(10_000)
  await expect(page.getByRole('status').filter({ hasText: texts.state.completed })).toBeAttached()
  await expectAccessible(page)
  await expectNoOverflow(page)
  const download = page.waitForEvent('download')
  await jobs.getByRole('button', { name: new RegExp(texts.save) }).click()
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n')
  expect(lines).toHaveLength(1 + 10)
  await page.keyboard.press('Escape')
  await expect(ring).toBeHidden()
})

test('a job can be stopped, and says that it was', async ({ page, sandbox }) => {
  await page.goto('/products/attributes')
  await page.getByRole('button', { name: list.export }).click()
  await page.getByRole('button', { name: new RegExp(texts.title) }).click()
  const jobs = page.getByRole('dialog', { name: texts.title })
  await jobs.getByRole('button', { name: new RegExp(texts.stop) }).click()
  await expect(jobs.getByText(texts.state.cancelling)).toBeVisible()
  sandbox.clock.move(2000)
  await expect(jobs.getByText(texts.state.cancelled)).toBeVisible()
  await expect(jobs.getByRole('button')).toHaveCount(0)
})
