import { deliveriesApisTranslations } from '../../src/deliveries-apis/deliveries-apis.translations.ts'
import { deliveriesPanelTranslations } from '../../src/deliveries-panel/deliveries-panel.translations.ts'
import { deliveriesSenderTranslations } from '../../src/deliveries-sender/deliveries-sender.translations.ts'
import { paymentMethodsTranslations } from '../../src/payment-methods-methods/payment-methods-methods.translations.ts'
import { telegramAdsTranslations } from '../../src/telegram-ads/telegram-ads.translations.ts'
import type { Look } from './look.ts'

const { commands, fields, more: keyTexts } = deliveriesApisTranslations.uk
const { more: methodTexts } = paymentMethodsTranslations.uk

const typesKey =
  (key: string, said: string): NonNullable<Look['act']> =>
  async (page) => {
    await page.getByRole('dialog').getByLabel(fields.key, { exact: true }).fill(key)
    await page.getByText(said).waitFor()
  }

const startsTest: NonNullable<Look['act']> = async (page) => {
  await page.getByRole('button', { name: methodTexts.testStart }).click()
}

/** A newcomer who has answered the first questions. */
const begun: NonNullable<Look['prepare']> = (sandbox) =>
  sandbox.changeSupplier(1, {
    store_name: 'Крамниця',
    subscribed: true,
    telegram_id: '77',
    manager_telegram_username: '@k',
  })

/** Deliveries and payment methods: what the server says beside a form, and a supplier in trouble. */
export const tradeLooks: readonly Look[] = [
  {
    name: 'delivery key of another person',
    path: '/deliveries/nova/apis?key=new',
    act: typesKey(`beef${'0'.repeat(28)}`, keyTexts.issuedTo),
  },
  {
    name: 'delivery key refused',
    path: '/deliveries/nova/apis?key=new',
    act: typesKey(`dead${'0'.repeat(28)}`, 'не знає'),
  },
  {
    name: 'delivery method for buyers',
    path: '/deliveries/panel?method=nova',
    act: (page) => page.getByText(deliveriesPanelTranslations.uk.more.sample).waitFor(),
  },
  {
    name: 'delivery method without its quote',
    path: '/deliveries/panel?method=meest',
    act: (page) => page.getByRole('link', { name: deliveriesPanelTranslations.uk.more.addAddress }).waitFor(),
  },
  {
    name: 'sender with a quote',
    path: '/deliveries/nova/sender?sender=721',
    act: async (page) => {
      await page.getByText(deliveriesSenderTranslations.uk.more.parcelTo).scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'test payment',
    path: '/payment-methods/methods/details/703',
    act: async (page, sandbox) => {
      await startsTest(page, sandbox)
      await page.getByRole('link', { name: methodTexts.testOpen }).scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'test payment refused',
    path: '/payment-methods/methods/details/704',
    act: async (page, sandbox) => {
      await startsTest(page, sandbox)
      await page.getByText(methodTexts.testUnsent).scrollIntoViewIfNeeded()
    },
  },
  ...(
    [
      ['delivery methods', '/deliveries/panel'],
      ['steps of nova poshta', '/deliveries/nova'],
      ['delivery keys', '/deliveries/nova/apis'],
      ['payment methods', '/payment-methods/methods'],
      ['stores', '/stores'],
    ] as const
  ).map(([name, path]) => ({ name: `${name} of a newcomer`, path, scenario: 'brandNew' as const, prepare: begun })),
  {
    name: 'delivery that is set up',
    path: '/deliveries/panel',
    prepare: (sandbox) =>
      sandbox.changeSupplier(1, { steps: { information: false, product: true, delivery: true, payment: false } }),
    act: (page) => page.getByText(deliveriesPanelTranslations.uk.more.isSetUp).waitFor(),
  },
  {
    name: 'delivery key replaced by that of another person',
    path: '/deliveries/nova/apis?key=701&do=replace',
    act: async (page) => {
      // The form of the key is there first.
      await page.getByRole('textbox', { name: commands.replace.fields?.key ?? '' }).fill(`beef${'0'.repeat(28)}`)
      await page.getByText(keyTexts.issuedTo).waitFor()
    },
  },
  {
    name: 'copy of settings into a store',
    path: '/stores/edit/72',
    act: async (page) => {
      await page.getByRole('button', { name: 'Вибрати магазин' }).click()
      await page.getByLabel('З якого магазину').selectOption({ label: 'Крамничка на Подолі' })
      await page.getByRole('button', { name: 'Скопіювати', exact: true }).click()
      await page.getByText('скопійовано').first().waitFor()
    },
  },
  {
    name: 'sender with a typed place',
    path: '/deliveries/nova/sender?sender=new',
    act: async (page) => {
      const settlement = page.getByRole('combobox', { name: 'Населений пункт' })
      await settlement.click()
      await settlement.fill('rbtd 23 jnl')
      await page.getByRole('option', { name: 'Київ, Відділення №23' }).waitFor()
    },
  },
  {
    name: 'ad that the moderators dislike',
    path: '/telegram-ads?ad=9304',
    act: (page) => page.getByText(telegramAdsTranslations.uk.more.superlative).scrollIntoViewIfNeeded(),
  },
  {
    name: 'ad without stock',
    path: '/telegram-ads?ad=9307',
    act: (page) => page.getByText(telegramAdsTranslations.uk.more.restock).waitFor(),
  },
  { name: 'pause of a store', path: '/stores/edit/71?do=pause', act: (page) => page.getByRole('dialog').waitFor() },
  { name: 'delivery keys in trouble', path: '/deliveries/nova/apis', scenario: 'troubled' },
  { name: 'delivery senders in trouble', path: '/deliveries/nova/sender', scenario: 'troubled' },
  { name: 'payment methods in trouble', path: '/payment-methods/methods', scenario: 'troubled' },
  { name: 'home of a supplier in trouble', path: '/dashboard/statistics', scenario: 'troubled' },
]
