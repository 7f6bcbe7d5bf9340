import { mainPath, transferOf } from './models/balances.ts'
import { acts, expectReplay, record, recorded, shown } from './models/drive.ts'
import { expect, test } from './seated.ts'

/** The sandbox build, which can record sessions; the sessions of all other pages are recorded in the nightly run. */
test.use({ build: 'dist-sandbox' })

test('a session of orders, with a search, a command and picked rows, replays', async ({ page }, info) => {
  await record(page)
  await page.goto('/orders')
  await shown(page)
  for (const name of ['search', 'bulk', 'command'] as const)
    expect([name, await acts[name](page)]).toEqual([name, true])
  await expectReplay(await recorded(page, info, 'orders'))
})

test('a transfer replays', async ({ page, sandbox }, info) => {
  await record(page)
  await page.goto(`${mainPath}?transfer`)
  const the = transferOf(page)
  await the.amount.fill('100,50')
  await the.submit.click()
  await expect.poll(() => sandbox.ledger(1).length).toBe(1)
  await expectReplay(await recorded(page, info, 'transfer'))
})

test('a recording ends by its button while a dialog is open', async ({ page }) => {
  await record(page)
  await page.goto(`${mainPath}?transfer`)
  await expect(transferOf(page).amount).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Завершити й зберегти', includeHidden: true }).click()
  expect((await download).suggestedFilename()).toMatch(/^scenario-.*\.flow\.jsonl$/)
})
