import accountPage from '../src/i18n/uk/accountPage/index.ts'
import common from '../src/i18n/uk/common/index.ts'
import section from '../src/i18n/uk/section/index.ts'
import shell from '../src/i18n/uk/shell/index.ts'
import { paymentMethodsTranslations } from '../src/payment-methods-methods/payment-methods-methods.translations.ts'
import { expectAccessible } from './axe.ts'
import { enter, tabTo, typeInto } from './models/keyboard.ts'
import { begin, expect, test } from './newcomer.ts'
import { nightly } from './tags.ts'

const texts = paymentMethodsTranslations.uk
const path = '/payment-methods/methods'
const untouched = { information: false, product: false }

test(
  'an IBAN, cash on delivery and LiqPay are set up by keyboard alone, with a reload at each step',
  nightly,
  async ({ page, sandbox }) => {
    const saved = page.getByText(shell.paymentMethodsSaved.title)
    const field = (name: keyof typeof texts.fields) => page.getByLabel(texts.fields[name], { exact: true })
    const isPaymentSet = () => sandbox.world().suppliers[0]?.steps.payment
    const enable = async (name: string) => {
      await page.goto(path)
      const row = page.getByRole('row').filter({ hasText: name })
      await tabTo(page, row.getByRole('switch', { name: `${section.isOn}: ${name}`, checked: false }))
      await page.keyboard.press('Space')
      await expect(row.getByRole('switch', { checked: true })).toBeFocused()
      await expect(row.getByText(texts.states.status.active)).toBeVisible()
    }

    await begin(page, 'Перша крамниця')
    expect(isPaymentSet()).toBe(false)
    // Going to an address loads the panel anew.
    await page.goto(path)
    await enter(page, page.getByRole('link', { name: 'Оплата на рахунок IBAN' }))
    await typeInto(page, field('recipient'), 'ФОП Коваль Олена')
    await typeInto(page, field('iban'), 'UA21 3223 1300 0002 6007 2335 6600 1')
    await expect(page.getByText('АТ «Укрексімбанк»')).toBeVisible()
    await expectAccessible(page)
    await typeInto(page, field('taxId'), '3334513460')
    await enter(page, page.getByRole('button', { name: common.save, exact: true }))
    await expect(saved).toBeVisible()
    expect(isPaymentSet()).toBe(false)
    await enable('Оплата на рахунок IBAN')
    expect(isPaymentSet()).toBe(true)

    // Cash on delivery needs a delivery, which another tab has set up meanwhile.
    await page.goto(path)
    await expect(page.getByRole('row').filter({ hasText: 'Післяплата' })).toContainText(texts.more.needs_cod_delivery)
    sandbox.changeSupplier(1, { steps: { ...untouched, delivery: true, payment: true } })
    await page.reload()
    await enter(page, page.getByRole('link', { name: 'Післяплата' }))
    await typeInto(page, field('buyerText'), 'Сплатите у відділенні.')
    await page.reload()
    await enter(page, page.getByRole('button', { name: accountPage.draft.restore }))
    await enter(page, page.getByRole('button', { name: common.save, exact: true }))
    await expect(page.getByText(shell.paymentMethodsSaved.active)).toBeVisible()
    await enable('Післяплата')
    expect(isPaymentSet()).toBe(true)

    // The draft keeps the public key, and the private one has to be typed again.
    await page.goto(path)
    await enter(page, page.getByRole('link', { name: 'Картка онлайн (LiqPay)' }))
    await typeInto(page, field('publicKey'), 'i1234567')
    await typeInto(page, field('privateKey'), 'private-key-of-liqpay')
    await page.reload()
    await enter(page, page.getByRole('button', { name: accountPage.draft.restore }))
    await expect(field('publicKey')).toHaveValue('i1234567')
    await expect(field('privateKey')).toHaveValue('')
    await typeInto(page, field('privateKey'), 'private-key-of-liqpay')
    await enter(page, page.getByRole('button', { name: common.save, exact: true }))
    await expect(page.getByText(shell.paymentMethodsSaved.active)).toBeVisible()
    // Switched on, it waits for LiqPay, whose answer puts it on offer without a reload.
    await page.goto(path)
    const liqpay = page.getByRole('row').filter({ hasText: 'LiqPay' })
    await tabTo(page, liqpay.getByRole('switch'))
    await page.keyboard.press('Space')
    await expect(liqpay.getByText(texts.states.status.checking)).toBeVisible()
    sandbox.clock.move(60_000)
    await expect(liqpay.getByText(texts.states.status.active)).toBeVisible()

    // The menu offers what the switch does not.
    await enter(page, page.getByRole('button', { name: section.actionsOf.replace('{name:string}', 'Післяплата') }))
    await expect(page.getByRole('menuitem').first()).toBeVisible()
    await expect(page.getByRole('menuitem', { name: texts.commands.disable.label })).toHaveCount(0)
  },
)
