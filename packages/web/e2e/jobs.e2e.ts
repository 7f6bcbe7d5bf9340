import { readFile } from 'node:fs/promises'
import { createSandbox } from '@supplier/test-fixtures/sandbox/sandbox'
import list from '../src/i18n/uk/list/index.ts'
import shell from '../src/i18n/uk/shell/index.ts'
import { jobTexts } from '../src/kit/jobs/jobs.translations.ts'
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
  await page.goto('/products/attributes')
  await page.getByRole('button', { name: list.export }).click()
  await page.getByRole('menuitem', { name: list.exportCsv }).click()
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
  await page.getByRole('menuitem', { name: list.exportXlsx }).click()
  await page.getByRole('button', { name: new RegExp(texts.title) }).click()
  const jobs = page.getByRole('dialog', { name: texts.title })
  await jobs.getByRole('button', { name: new RegExp(texts.stop) }).click()
  await expect(jobs.getByText(texts.state.cancelling)).toBeVisible()
  sandbox.clock.move(2000)
  await expect(jobs.getByText(texts.state.cancelled)).toBeVisible()
  await expect(jobs.getByRole('button')).toHaveCount(0)
})

test('the address of a job opens it over any page, with its failed rows and the way to mend each', async ({
  page,
  sandbox,
}) => {
  const failed = { code: 'invalid', message: 'Ціна має бути більшою за нуль.', field: 'price' } as const
  const rows = Array.from({ length: 23 }, (_, at) => ({
    id: 7001 + at,
    label: `Кошик плетений № ${at + 1}`,
    outcome: 'failed' as const,
    ...failed,
  }))
  const now = sandbox.clock.now()
  sandbox.setWorld((world) => ({
    ...world,
    jobs: [
      {
        ...{
          id: 901,
          supplierId: 1,
          at: now - 9000,
          total: rows.length,
          clientKey: 'key',
          stoppedAt: null,
          file: null,
        },
        work: {
          ...{ kind: 'bulk', action: 'price', params: {}, seen: null, undoes: null, finishedAt: now },
          ids: rows.map(({ id }) => id),
          rows,
        },
      },
    ],
  }))
  await page.goto('/dashboard/statistics?job=901')
  const dialog = page.getByRole('dialog', { name: 'Зміна цін' })
  await expect(dialog.getByText(texts.state.partial)).toBeVisible()
  // One reason for all of them.
  const rowLinks = dialog.getByRole('list').getByRole('list').getByRole('link')
  await expect(rowLinks).toHaveCount(20)
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await expectAccessible(page)
    await expectNoOverflow(page)
  }
  await dialog.getByRole('button', { name: list.next }).click()
  await expect(rowLinks).toHaveCount(3)
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: jobTexts.uk.failedFile }).click()
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n')
  expect(lines).toHaveLength(1 + rows.length)
  await expect(rowLinks.first()).toHaveAttribute('href', '/products/edit/7021#price')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/statistics$/)
})

test('the ring leads to the job, and Back closes it', async ({ page }) => {
  await page.goto('/products/attributes')
  await page.getByRole('button', { name: list.export }).click()
  await page.getByRole('menuitem', { name: list.exportXlsx }).click()
  await page.getByRole('button', { name: new RegExp(texts.title) }).click()
  await page.getByRole('dialog', { name: texts.title }).getByRole('link').click()
  const dialog = page.getByRole('dialog', { name: /^Експорт/ })
  await expect(dialog.getByRole('progressbar')).toBeVisible()
  await expectAccessible(page)
  await page.goBack()
  await expect(dialog).toBeHidden()
})
