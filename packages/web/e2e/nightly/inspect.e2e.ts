import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { longRecording } from '@supplier/test-fixtures/recordings/long'
import { planted, plantedIn, plantIn } from '@supplier/test-fixtures/sandbox/planted'
import type { Page } from 'playwright/test'
import { translations as texts } from '../../inspect/translations.ts'
import { expect, test } from '../app.ts'
import { expectAccessible, expectNoOverflow } from '../axe.ts'
import { sessionPages } from '../models/session.ts'

/** The sandbox build: the usual panel, and the viewer. */
test.use({ build: 'dist-sandbox' })

const parts = (viewer: Page) => ({
  actor: (name: string) => viewer.getByRole('radio', { name: new RegExp(`^${name}\\b`) }),
  lit: (state: string) => viewer.locator(`[data-lit][data-state="${state}"]`),
  step: viewer.getByRole('slider', { name: 'Step' }),
  changed: viewer.locator('[data-mark="changed"], [data-mark="added"]'),
})

/** Opens the viewer, and the panel from it. */
const opened = async (page: Page): Promise<Page> => {
  await page.goto('/inspect')
  await expect(page.getByRole('status').getByText('Waiting for a panel')).toBeVisible()
  const [panel] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Open the panel' }).click(),
  ])
  await expect(parts(page).lit('signedOut')).toBeVisible()
  return panel
}

test('a sign-in is shown live and can be reviewed step by step', async ({ page }) => {
  const panel = await opened(page)
  const { actor, lit, step, changed } = parts(page)
  await sessionPages(panel).signInByPassword()
  await expect(lit('signedIn.panel.open')).toBeVisible()

  // By keyboard: the list grows while the panel starts, so a mouse could click another row.
  await actor('shell').press('Space')
  await expect(actor('shell')).toBeChecked()
  await expect(lit('dialog.none')).toBeVisible()
  await panel.keyboard.press('Control+k')
  await expect(lit('dialog.palette')).toBeVisible()
  await panel.getByRole('dialog').getByRole('combobox').fill('q')
  await expect(changed).toContainText(/query: was "" "[a-z]"/)

  await step.focus()
  await page.keyboard.press('Home')
  // The panel still runs, so the number of steps keeps growing.
  await expect(page.getByText(/^0 \/ \d{2,}$/)).toBeVisible()
  await page.getByRole('button', { name: 'To the end' }).click()
  await expect(lit('dialog.palette')).toBeVisible()
})

test('after a reload of the panel the viewer follows it again', async ({ page }) => {
  const panel = await opened(page)
  const { lit } = parts(page)
  await sessionPages(panel).signInByPassword()
  await panel.reload()
  await expect(lit('signedIn.panel.open')).toBeVisible()
})

test('secrets in the panel are not sent to the viewer', async ({ page, sandbox }) => {
  plantIn(sandbox)
  await page.addInitScript(() => {
    const told: string[] = []
    Object.assign(window, { told })
    new BroadcastChannel('inspect').addEventListener('message', ({ data }) => told.push(JSON.stringify(data)))
  })
  const panel = await opened(page)
  await sessionPages(panel).signInByPassword(planted.telephone.slice(2), planted.password)
  await expect(parts(page).lit('signedIn.panel.open')).toBeVisible()
  const told = await page.evaluate(() => (window as unknown as { told: string[] }).told)
  expect(told.length).toBeGreaterThan(100)
  writeFileSync(test.info().outputPath('told.jsonl'), told.join('\n'))
  expect(plantedIn(told.join('\n'))).toEqual([])
})

test('a recording is opened and stepped through; another file is rejected with an error', async ({ page }) => {
  const recording = new URL('../../../test-fixtures/recordings/password-forgotten.flow.jsonl', import.meta.url)
  await page.goto('/inspect')
  const file = page.locator('input[type=file]')
  await file.setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('?') })
  await expect(page.getByRole('alert')).toContainText('no JSON')
  await file.setInputFiles(fileURLToPath(recording))
  const { lit, step } = parts(page)
  const panel = page.frameLocator('iframe[title="The panel at this step"]')
  await expect(lit('signedOut')).toBeVisible()
  await page.getByRole('button', { name: 'To the end' }).click()
  await expect(lit('signedIn.panel.open')).toBeVisible()
  await expect(panel.getByRole('heading', { name: 'Головна' })).toBeVisible()
  await step.focus()
  await page.keyboard.press('Home')
  for (let taken = 0; taken < 4; taken += 1) await page.keyboard.press('ArrowRight')
  await expect(lit('signedOut')).toBeVisible()
  await expect(panel.getByRole('heading', { name: 'Відновлення пароля' })).toBeVisible()
  await expect(step).toBeFocused()
})

test('only the visible part of a long recording is rendered, and its end can be reached', async ({ page }) => {
  const buffer = Buffer.from(await longRecording(1000))
  await page.goto('/inspect')
  await page.locator('input[type=file]').setInputFiles({ name: 'long.flow.jsonl', mimeType: 'text/plain', buffer })
  await expect(parts(page).step).toHaveAttribute('max', '1000')
  await page.getByText(texts.messages.all, { exact: true }).click()
  await page.getByRole('button', { name: texts.timeline.newest }).click()
  await expect(page.getByText('1,000 / 1,000')).toBeVisible()
  const panel = page.frameLocator('iframe[title="The panel at this step"]').locator('html')
  await expect(panel).toHaveAttribute('data-step', '1000', { timeout: 60_000 })
  const rows = page.getByRole('region', { name: texts.messages.label }).getByRole('listitem')
  const many = Number(await rows.last().getAttribute('aria-setsize'))
  expect(many).toBeGreaterThan(1000)
  await expect(rows.last()).toHaveAttribute('aria-posinset', String(many))
  expect(await rows.count()).toBeLessThan(80)
  await parts(page).step.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByText('999 / 1,000')).toBeVisible()
  await expect(panel).toHaveAttribute('data-step', '999', { timeout: 60_000 })
  await expect(page.getByText('Differs from the recording')).toHaveCount(0)
})

test('the viewer is accessible, wide and narrow, light and dark', async ({ page }) => {
  await opened(page)
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme })
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 })
      await expectAccessible(page)
      await expectNoOverflow(page)
    }
  }
})
