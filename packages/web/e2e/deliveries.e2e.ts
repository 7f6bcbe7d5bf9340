import { deliveriesApisTranslations } from '../src/deliveries-apis/deliveries-apis.translations.ts'
import { novaTranslations } from '../src/deliveries-nova/nova.translations.ts'
import { deliveriesPanelTranslations } from '../src/deliveries-panel/deliveries-panel.translations.ts'
import { deliveriesSenderTranslations } from '../src/deliveries-sender/deliveries-sender.translations.ts'
import accountPage from '../src/i18n/uk/accountPage/index.ts'
import common from '../src/i18n/uk/common/index.ts'
import shell from '../src/i18n/uk/shell/index.ts'
import { expectAccessible } from './axe.ts'
import { enter, pickIn, typeInto } from './models/keyboard.ts'
import { begin, expect, test } from './newcomer.ts'

const keys = deliveriesApisTranslations.uk
const senders = deliveriesSenderTranslations.uk
const methods = deliveriesPanelTranslations.uk
const nova = novaTranslations.uk
const key = '00112233445566778899aabbccddeeff'

test('from an empty account to a set-up delivery by keyboard alone, with a reload at each step', async ({
  page,
  sandbox,
}) => {
  const step = () => page.getByRole('link', { name: nova.take, exact: true })
  // Going to an address loads the panel anew.
  const toSteps = () => page.goto('/deliveries/nova')

  await begin(page, 'Перша крамниця')
  expect(sandbox.world().suppliers[0]?.steps.delivery).toBe(false)
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

  // Nothing can be done until the carrier has checked the key.
  await toSteps()
  await expect(page.getByText(nova.waiting)).toBeVisible()
  await expect(step()).toHaveCount(0)
  sandbox.clock.move(5000)
  await enter(page, step())
  const senderForm = page.getByRole('dialog', { name: senders.create })
  const field = (name: keyof typeof senders.fields) => senderForm.getByLabel(senders.fields[name], { exact: true })
  await typeInto(page, field('title'), 'Склад')
  await pickIn(page, field('counterparty'), 'ФОП', /ФОП/)
  await pickIn(page, field('contact'), 'Гнатюк', /Гнатюк/)
  await page.reload()
  await enter(page, senderForm.getByRole('button', { name: accountPage.draft.restore }))
  await expect(field('phone')).toHaveValue('+380 67 111 22 33')
  await pickIn(page, field('settlement'), 'Львів', /Львів/)
  await pickIn(page, field('warehouse'), '7', /№7/)
  await expectAccessible(page)
  await enter(page, senderForm.getByRole('button', { name: String(senders.saveWith) }))
  await expect(senderForm).toBeHidden()
  await expect(page.getByText(methods.more.connected)).toBeVisible()
  expect(sandbox.world().suppliers[0]?.steps.delivery).toBe(true)
  await expect(page.getByText(methods.more.isSetUp)).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await enter(page, page.getByRole('link', { name: shell.setup.nextInformation }))
  await expect(page).toHaveURL(/articles-information/)

  await toSteps()
  await enter(page, page.getByRole('link', { name: nova.finish }))
  await expect(page.getByText(nova.saved)).toBeVisible()
  await expectAccessible(page)
})
