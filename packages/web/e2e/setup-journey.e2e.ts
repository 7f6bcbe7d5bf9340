import { createSandbox } from '@supplier/test-fixtures/sandbox/sandbox'
import type { Page } from 'playwright/test'
import { test as base, expect } from './app.ts'
import { expectNoOverflow } from './axe.ts'
import { topUpTexts } from './models/balances.ts'
import { fingerOf, type Hand, journeyOf, keyboardOf } from './models/journey.ts'
import { prompts } from './models/onboarding.ts'
import { dialogsOf } from './models/opened-dialogs.ts'
import { paywall } from './models/paywall.ts'
import { drawnPicture } from './models/pictures.ts'
import { nightly } from './tags.ts'

const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameters' names
  sandbox: async ({}, use) => use(createSandbox({ scenario: 'brandNew' })),
})

test.describe.configure({ timeout: 90_000 })

const live = async (page: Page, hand: Hand) => {
  const asked = await dialogsOf(page)
  const picture = { name: 'cup.png', mimeType: 'image/png', buffer: await drawnPicture(page, 'teal') }
  const day = journeyOf(page, hand)
  await day.signUp()
  await day.answerPrompts()
  await day.subscribe()
  await day.publishArticles()
  await day.createProduct(picture)
  await day.setDelivery()
  await day.setPayment()
  return asked.filter((title) => title !== topUpTexts.pay)
}

const once = [
  prompts.storeName.title,
  prompts.connect.title,
  paywall.offer,
  paywall.shortOnMain,
  topUpTexts.title,
  paywall.shortOnService,
]

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test(
    'the whole first day by keyboard alone: from sign-up to a set-up of four steps',
    nightly,
    async ({ page, sandbox }) => {
      const asked = await live(page, keyboardOf(page))
      const supplier = sandbox.world().suppliers.find(({ telephone }) => telephone === '380934445566')
      expect(supplier?.steps).toEqual({ information: true, product: true, delivery: true, payment: true })
      for (const title of once) expect(asked.filter((one) => one === title)).toEqual([title])
    },
  )
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('the whole first day by touch', nightly, async ({ page, sandbox }) => {
    const asked = await live(page, await fingerOf(page))
    const supplier = sandbox.world().suppliers.find(({ telephone }) => telephone === '380934445566')
    expect(supplier?.steps).toEqual({ information: true, product: true, delivery: true, payment: true })
    for (const title of once) expect(asked.filter((one) => one === title)).toEqual([title])
    await expectNoOverflow(page)
  })
})
