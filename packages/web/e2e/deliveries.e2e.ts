import { createSandbox } from '@supplier/test-fixtures'
import { deliveriesApisTranslations } from '../src/deliveries-apis/deliveries-apis.translations.ts'
import { novaTranslations } from '../src/deliveries-nova/nova.translations.ts'
import { deliveriesPanelTranslations } from '../src/deliveries-panel/deliveries-panel.translations.ts'
import { deliveriesSenderTranslations } from '../src/deliveries-sender/deliveries-sender.translations.ts'
import accountPage from '../src/i18n/uk/accountPage/index.ts'
import common from '../src/i18n/uk/common/index.ts'
import section from '../src/i18n/uk/section/index.ts'
import { expectAccessible } from './axe.ts'
import { choose, enter, pickIn, typeInto } from './models/keyboard.ts'
import { test as base, expect } from './seated.ts'

const keys = deliveriesApisTranslations.uk
const senders = deliveriesSenderTranslations.uk
const methods = deliveriesPanelTranslations.uk
const nova = novaTranslations.uk
const key = '00112233445566778899aabbccddeeff'

const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameters' names
  sandbox: async ({}, use) => {
    const sandbox = createSandbox()
    const steps = { information: true, product: true, delivery: false, payment: false }
    sandbox.changeSupplier(1, { supplier_np_api_key: null, steps })
    await use(sandbox)
  },
})

test('from an empty account to a set-up delivery by keyboard alone, with a reload at each step', async ({
  page,
  sandbox,
}) => {
  const step = () => page.getByRole('link', { name: nova.take, exact: true })
  const toSteps = async () => {
    await page.goto('/deliveries/nova')
    await page.reload()
  }

  await toSteps()
  await enter(page, step())
  const keyForm = page.getByRole('dialog', { name: keys.create })
  const keyField = keyForm.getByLabel(keys.fields.key, { exact: true })
  await typeInto(page, keyForm.getByLabel(keys.fields.title), 'ФОП Коваль')
  await typeInto(page, keyField, key)
  await expect(keyForm.getByText(keys.more.issuedTo)).toBeVisible()
  await expectAccessible(page)
  // The draft keeps everything but the key.
  await page.reload()
  await enter(page, keyForm.getByRole('button', { name: accountPage.draft.restore }))
  await expect(keyForm.getByLabel(keys.fields.title)).toHaveValue('ФОП Коваль')
  await expect(keyField).toHaveValue('')
  await typeInto(page, keyField, key)
  await enter(page, keyForm.getByRole('button', { name: common.save }))
  await expect(keyForm).toBeHidden()
  await expect(page.getByText(keys.filterChoices.status.active)).toBeVisible()

  await toSteps()
  await enter(page, step())
  const senderForm = page.getByRole('dialog', { name: senders.create })
  const field = (name: keyof typeof senders.fields) => senderForm.getByLabel(senders.fields[name], { exact: true })
  await typeInto(page, field('title'), 'Склад')
  await pickIn(page, field('counterparty'), 'ФОП', /ФОП/)
  await pickIn(page, field('contact'), 'Гнатюк', /Гнатюк/)
  await page.reload()
  await enter(page, senderForm.getByRole('button', { name: accountPage.draft.restore }))
  await typeInto(page, field('phone'), '067 123 45 67')
  await pickIn(page, field('settlement'), 'Львів', /Львів/)
  await pickIn(page, field('warehouse'), '7', /№7/)
  await typeInto(page, field('weight'), '2,5')
  await enter(page, senderForm.getByRole('button', { name: common.save }))
  await expect(senderForm).toBeHidden()

  await toSteps()
  await enter(page, step())
  await page.reload()
  await enter(page, page.getByRole('button', { name: section.actionsOf.replace('{name:string}', 'Нова Пошта') }))
  await choose(page, page.getByRole('menuitem', { name: methods.commands.enable.label }))
  await expect(page.getByText(methods.more.connected)).toBeVisible()
  expect(sandbox.world().suppliers[0]?.steps.delivery).toBe(true)

  await toSteps()
  await enter(page, page.getByRole('link', { name: nova.finish }))
  await expect(page.getByText(nova.saved)).toBeVisible()
  await expectAccessible(page)
})
