import { readFileSync } from 'node:fs'
import { planted, plantedIn } from '@supplier/test-fixtures/sandbox/planted'
import type { Page } from 'playwright/test'
import { deliveriesApisTranslations } from '../../src/deliveries-apis/deliveries-apis.translations.ts'
import common from '../../src/i18n/uk/common/index.ts'
import nav from '../../src/i18n/uk/nav/index.ts'
import section from '../../src/i18n/uk/section/index.ts'
import { paymentMethodsTranslations } from '../../src/payment-methods-methods/payment-methods-methods.translations.ts'
import { chooseItem, enter, tabTo, typeInto } from '../models/keyboard.ts'
import { expect, test } from '../seated.ts'

/** The sandbox build, which can record sessions. */
test.use({ build: 'dist-sandbox' })

const keys = deliveriesApisTranslations.uk
const methods = paymentMethodsTranslations.uk
const typed = { card: '5168 7420 9315 7067', privateKey: 'pK-Zx81-planted-private', other: 'ab'.repeat(16) }

/** The typed secrets that a text contains. */
const secretsIn = (text: string): readonly string[] => {
  const dense = text.replaceAll(/[\s-]/g, '')
  const own = Object.entries(typed).filter(([, secret]) => dense.includes(secret.replaceAll(/[\s-]/g, '')))
  return [...own.map(([name]) => name), ...plantedIn(text).filter((name) => name === 'carrierKey')]
}

/** Everything that the page keeps or shows: its address, its storage, its markup and what its fields contain. */
const keptBy = (page: Page): Promise<string> =>
  page.evaluate(async () =>
    JSON.stringify([
      location.href,
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      history.state,
      await caches.keys(),
      (await indexedDB.databases()).map(({ name }) => name),
      document.documentElement.outerHTML,
      [...document.querySelectorAll('input, textarea')].map((field) => (field as HTMLInputElement).value),
    ]),
  )

const recorder = (page: Page) => page.getByRole('region', { name: 'Запис сценарію' })

test('a card number, a private key and a carrier key are nowhere after saving, nor in a recording', async ({
  page,
  sandbox,
}) => {
  const log: string[] = []
  page.on('console', (message) => log.push(message.text()))
  page.on('framenavigated', (frame) => log.push(frame.url()))

  // The people of a sandbox are invented, so masks are asked for.
  await page.addInitScript(() => sessionStorage.setItem('masked', 'yes'))
  await page.goto('/deliveries/nova/apis')
  await recorder(page).getByRole('button', { name: 'Записати сценарій' }).press('Enter')
  await enter(page, page.getByRole('button', { name: keys.create }))
  const dialog = page.getByRole('dialog', { name: keys.create })
  await typeInto(page, dialog.getByLabel(keys.fields.title), 'Ключ для перевірки')
  await typeInto(page, dialog.getByLabel(keys.fields.key, { exact: true }), planted.carrierKey)
  await expect(dialog.getByText(keys.more.issuedTo)).toBeVisible()
  await enter(page, dialog.getByRole('button', { name: common.save, exact: true }))
  await expect(dialog).toBeHidden()
  const row = page.getByRole('row').filter({ hasText: 'Ключ для перевірки' })
  await expect(row.getByText(keys.states.status.active)).toBeVisible()
  await enter(
    page,
    page.getByRole('button', { name: section.actionsOf.replace('{name:string}', 'Ключ для перевірки') }),
  )
  await chooseItem(page, page.getByRole('menuitem', { name: keys.commands.replace.label }))
  const { label, title = label, fields: asked } = keys.commands.replace
  const replace = page.getByRole('dialog', { name: new RegExp(title) })
  await typeInto(page, replace.getByLabel(asked?.['key'] ?? '', { exact: true }), typed.other)
  await expect(replace.getByText(keys.more.issuedTo)).toBeVisible()
  await enter(page, replace.getByRole('button', { name: label }))
  await expect(replace).toBeHidden()
  const kept = [await keptBy(page)]

  const menu = page.getByRole('navigation').getByRole('link', { name: nav.paymentMethods, exact: true })
  const { fields } = methods
  for (const [method, values] of [
    ['Картка онлайн (LiqPay)', { [fields.publicKey]: 'i7654321', [fields.privateKey]: typed.privateKey }],
    ['Переказ на картку', { [fields.cardNumber]: typed.card, [fields.holder]: 'Коваль Олена' }],
  ] as const) {
    await enter(page, menu)
    await enter(page, page.getByRole('link', { name: method }))
    for (const [label, text] of Object.entries(values)) {
      await tabTo(page, page.getByLabel(label, { exact: true }))
      await page.keyboard.press('Control+A')
      await page.keyboard.type(text)
    }
    await enter(page, page.getByRole('button', { name: common.save, exact: true }))
    await expect(page).toHaveURL(/saved/)
    kept.push(await keptBy(page))
  }

  const download = page.waitForEvent('download')
  await recorder(page).getByRole('button', { name: 'Завершити й зберегти' }).press('Enter')
  const path = test.info().outputPath('planted.flow.jsonl')
  await (await download).saveAs(path)
  const recording = readFileSync(path, 'utf8')
  expect(recording).toContain('delivery-keys')
  expect(recording).toContain('payment-methods')
  for (const text of [...kept, recording, JSON.stringify([log, sandbox.requests()])])
    expect(secretsIn(text)).toEqual([])
})
