import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseFlow } from '@supplier/core/flows/flow'
import { replayedFlow } from '@supplier/test-fixtures/recordings/replayed-flow'
import { planted, plantedIn, plantIn } from '@supplier/test-fixtures/sandbox/planted'
import type { Page } from 'playwright/test'
import { expect, test } from '../app.ts'
import { expectAccessible } from '../axe.ts'
import { sessionPages } from '../models/session.ts'

/** The sandbox build, which can record sessions. */
test.use({ build: 'dist-sandbox' })

const recorder = (page: Page) => page.getByRole('region', { name: 'Запис сценарію' })

/** Returns the file that a button downloads. The file is kept, because the check for secrets searches it at the end. */
const saved = async (page: Page, button: string): Promise<string> => {
  const download = page.waitForEvent('download')
  await recorder(page).getByRole('button', { name: button }).click()
  const path = test.info().outputPath('saved.flow.jsonl')
  await (await download).saveAs(path)
  return readFileSync(path, 'utf8')
}

test('a session recorded in Chromium replays in Node to the same states and contains no secret', async ({
  page,
  sandbox,
}) => {
  plantIn(sandbox)
  // The people of a sandbox are invented, so masks are asked for.
  await page.addInitScript(() => sessionStorage.setItem('masked', 'yes'))
  await page.goto(`/auth/with-password?ref=${planted.referral}`)
  await recorder(page).getByRole('button', { name: 'Записати сценарій' }).click()
  await expect(recorder(page).getByRole('button', { name: 'Завершити й зберегти' })).toBeVisible()
  await expectAccessible(page)
  await sessionPages(page).signInByPassword(planted.telephone.slice(2), planted.password)
  await page.getByRole('button', { name: 'Швидкий перехід' }).click()
  const palette = page.getByRole('dialog').getByRole('combobox')
  await palette.pressSequentially(planted.telephone)
  await palette.fill('сповіщення')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Сповіщення', level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Прочитати всі' })).toBeVisible()
  const text = await saved(page, 'Завершити й зберегти')
  const flow = parseFlow(text)
  expect(flow.steps.length).toBeGreaterThan(20)
  const { difference, states } = await replayedFlow(flow)
  expect(difference).toBeNull()
  expect(states).toMatchObject({ app: { signedIn: { panel: 'open' } }, outlet: 'shown' })
  expect(plantedIn(text)).toEqual([])
  await expect(recorder(page).getByRole('button', { name: 'Записати сценарій' })).toBeVisible()
})

test('a screen that fails to load offers to save the recording of the steps before it', async ({ page }) => {
  await page.goto('/auth/login')
  await expect(recorder(page)).toBeVisible()
  await page.route(/\/session-[^/]+\.js/, (route) => route.abort())
  await page.getByRole('link', { name: /пароле/i }).click()
  await expect(recorder(page).getByRole('status')).toBeVisible()
  const flow = parseFlow(await saved(page, 'Зберегти запис'))
  expect(await replayedFlow(flow)).toMatchObject({ difference: null, states: { outlet: 'missing' } })
})

const recordings = [
  'sign-in-by-code',
  'paywall-short-on-service',
  'prompts-name-telegram-manager',
  'fault-payment-hangs',
]

const opened = async (page: Page, name: string, change: (text: string) => string): Promise<void> => {
  const file = fileURLToPath(new URL(`../../../test-fixtures/recordings/${name}.flow.jsonl`, import.meta.url))
  const text = change(readFileSync(file, 'utf8'))
  // The lines between the head and the end.
  const end = text.trimEnd().split('\n').length - 2
  await page.goto('/inspect')
  const buffer = Buffer.from(text)
  await page.locator('input[type=file]').setInputFiles({ name: `${name}.flow.jsonl`, mimeType: 'text/plain', buffer })
  await expect(page.getByRole('slider', { name: 'Step' })).toHaveAttribute('max', String(end))
  await page.getByRole('button', { name: 'To the end' }).click()
  await expect(page.getByText(`${end} / ${end}`)).toBeVisible()
}

const differs = (page: Page) => page.getByText('Differs from the recording')

for (const name of recordings) {
  test(`${name}, recorded in Node, replays the same way in Chromium`, async ({ page }) => {
    await opened(page, name, (text) => text)
    await expect(differs(page)).toHaveCount(0)
  })
}

test('a replay that differs from its recording shows where', async ({ page }) => {
  await opened(page, 'top-up', (text) => text.replace('"outlet":["shown"', '"outlet":["missing"'))
  await expect(differs(page)).toContainText('outlet: expected missing, got shown')
})
