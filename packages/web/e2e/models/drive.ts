import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseFlows } from '@supplier/core/flows/flow'
import { replayedFlow } from '@supplier/test-fixtures/recordings/replayed-flow'
import { playwrightOf } from '@supplier/test-fixtures/recordings/written-playwright'
import { expect, type Locator, type Page, type TestInfo } from 'playwright/test'

/** Records this page from its first load. */
export const record = (page: Page): Promise<unknown> =>
  page.addInitScript(() => sessionStorage.setItem('recording', 'yes'))

/** Ends the recording by its key, and returns the path of the file. */
export const recorded = async (page: Page, info: TestInfo, name: string): Promise<string> => {
  const download = page.waitForEvent('download')
  await page.keyboard.press('Alt+Shift+R')
  const path = info.outputPath(`${name}.flow.jsonl`)
  await (await download).saveAs(path)
  return path
}

/** Replays a recorded session in Node. */
export const expectReplay = async (path: string): Promise<void> => {
  for (const flow of parseFlows(readFileSync(path, 'utf8'))) {
    expect(flow.steps.length).toBeGreaterThan(5)
    const { difference } = await replayedFlow(flow)
    expect(difference).toBeNull()
  }
}

/** What a drive does on a page; it reports what it found to do. */
export type Act = (page: Page) => Promise<boolean>

const rows = (page: Page): Locator => page.locator('main [data-row]')

/** Waits until the page shows its content: no skeleton and nothing that is being read. */
export const shown = async (page: Page): Promise<void> => {
  await page.locator('main :is([data-row], form, h1, h2)').first().waitFor()
  await still(page)
}

/** Waits until nothing on the page is being read or sent. */
const still = (page: Page): Promise<void> => expect(page.locator('[aria-busy=true]')).toHaveCount(0)

/** Whether a control is there, or comes within moments: a list draws its rows after its frame. */
const isThere = async (control: Locator): Promise<boolean> => {
  const first = control.first()
  const came = await first.waitFor({ timeout: 2000 }).then(
    () => true,
    () => false,
  )
  return came && first.isEnabled()
}

const visible = (control: Locator): Locator => control.filter({ visible: true })

const dialog = (page: Page): Locator => page.getByRole('dialog').last()

/** Answers a dialog by its last button, which does what the dialog is for, and closes it if it stays. */
const answered = async (page: Page): Promise<void> => {
  await still(page)
  const primary = visible(dialog(page).locator('button[type=submit]'))
  if (await isThere(primary)) await primary.last().click()
  await still(page)
  for (let tries = 0; tries < 3 && (await page.getByRole('dialog').count()) > 0; tries += 1) {
    await page.keyboard.press('Escape')
    await still(page)
  }
}

/** Opens the first row, changes its first text and saves it. */
export const change: Act = async (page) => {
  const link = rows(page).first().getByRole('link').first()
  if (!(await isThere(link))) return false
  await link.click()
  await shown(page)
  const scope = (await page.getByRole('dialog').count()) > 0 ? dialog(page) : page.locator('main')
  const field = visible(
    scope.locator('form :is(input[type=text]:not([readonly]), input:not([type]), textarea)'),
  ).first()
  if (!(await isThere(field))) return false
  await field.fill(`${await field.inputValue()} 2`)
  const save = scope.getByRole('button', { name: /^Зберегти/ }).first()
  if (await isThere(save)) await save.click()
  await still(page)
  return true
}

/** Gives the first command of the first row. */
export const command: Act = async (page) => {
  const menu = rows(page).first().getByRole('button', { name: /^Дії/ })
  if (!(await isThere(menu))) return false
  await menu.first().click()
  await page.getByRole('menuitem').first().click()
  await answered(page)
  return true
}

/** Opens the filter and chooses the first value of its first list. */
export const filter: Act = async (page) => {
  const open = page.locator('main').getByRole('button', { name: /^Фільтр/ })
  if (!(await isThere(open))) return false
  await open.first().click()
  await still(page)
  const choice = visible(page.locator('[role=dialog] select')).first()
  if (await isThere(choice)) await choice.selectOption({ index: 1 })
  await page.keyboard.press('Escape')
  await still(page)
  return true
}

/** Picks the first row and gives the first action on picked rows. */
export const bulk: Act = async (page) => {
  const pick = rows(page).first().getByRole('checkbox')
  if (!(await isThere(pick))) return false
  await pick.first().click({ force: true })
  const action = page.getByRole('region', { name: 'Дії з вибраними' }).getByRole('button').nth(1)
  if (await isThere(action)) await action.click()
  await answered(page)
  return true
}

/** Asks for the list as a file. */
export const file: Act = async (page) => {
  const save = page.locator('main').getByRole('button', { name: /^(Зберегти у файл|Завантажити|Експорт)/ })
  if (!(await isThere(save))) return false
  await save.first().click()
  await still(page)
  await page.keyboard.press('Escape')
  return true
}

/** Searches the list. */
export const search: Act = async (page) => {
  const field = page.locator('main').getByRole('searchbox')
  if (!(await isThere(field))) return false
  await field.first().fill('ко')
  await still(page)
  await field.first().fill('')
  await still(page)
  return true
}

export const acts = { search, filter, command, bulk, file, change } as const

const folder = fileURLToPath(new URL('..', import.meta.url))

const cli = join(dirname(createRequire(import.meta.url).resolve('playwright/package.json')), 'cli.js')

/** Writes the recorded acts as a test of its own, and runs it as it is. */
export const expectWrittenTest = async (path: string, name: string): Promise<void> => {
  const file = join(folder, `${name}.written.e2e.ts`)
  writeFileSync(file, playwrightOf(parseFlows(readFileSync(path, 'utf8')), { name, scenario: 'default' }))
  try {
    const args = ['test', '-c', 'playwright.config.ts', '--reporter=line', `--output=../../reports/written/${name}`]
    const run = spawn(process.execPath, [cli, ...args, `${name}.written`], {
      cwd: join(folder, '..'),
    })
    const output: Buffer[] = []
    run.stdout.on('data', (chunk: Buffer) => output.push(chunk))
    const [code] = await once(run, 'close')
    expect([code, code === 0 ? '' : Buffer.concat(output).toString()]).toEqual([0, ''])
  } finally {
    rmSync(file)
  }
}
