import { createSandbox } from '@supplier/test-fixtures/sandbox/sandbox'
import type { Locator } from 'playwright/test'
import session from '../src/i18n/uk/session/index.ts'
import { test as base, expect } from './app.ts'
import { topUpTexts } from './models/balances.ts'
import { type Hand, journeyOf, mouseOf } from './models/journey.ts'
import { prompts } from './models/onboarding.ts'
import { dialogsOf } from './models/opened-dialogs.ts'
import { paywall } from './models/paywall.ts'
import { drawnPicture } from './models/pictures.ts'

const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameters' names
  sandbox: async ({}, use) => use(createSandbox({ scenario: 'brandNew' })),
})

// With motion, a dialog opens while the one before is still closing.
test.use({ reducedMotion: 'no-preference' })

/** Most steps from the sign-up to a shop that sells. */
const most = 20

/**
 * A step is one press, together with the form that it sends. What is typed, picked or ticked in the form before the
 * press is no step of its own.
 */
const countedOf = (hand: Hand, steps: string[]): Hand => {
  const counted = (press: (target: Locator) => Promise<void>) => async (target: Locator) => {
    await target.waitFor()
    steps.push(((await target.getAttribute('aria-label')) ?? (await target.textContent()) ?? '').trim())
    await press(target)
  }
  return { ...hand, press: counted(hand.press), toggle: counted(hand.toggle), item: counted(hand.item) }
}

test('the first hour, from the sign-up to a shop that sells, takes at most twenty steps and asks nothing twice', async ({
  page,
  context,
  sandbox,
}) => {
  test.slow()
  const asked = await dialogsOf(page)
  const picture = { name: 'cup.png', mimeType: 'image/png', buffer: await drawnPicture(page, 'teal') }
  const steps: string[] = []
  const day = journeyOf(page, countedOf(mouseOf(page), steps))
  const supplier = () => sandbox.world().suppliers.find(({ telephone }) => telephone === '380934445566')
  await day.signUp()
  // The code sends itself.
  steps.push(session.confirmation.title)
  await day.answerPrompts()
  await day.subscribe()
  expect(sandbox.ledger(supplier()?.id ?? 0).map(({ kind, amount }) => [kind, amount])).toEqual([
    ['top_up', 499_00],
    ['transfer_from_main', 499_00],
    ['supplier_panel', 499_00],
  ])
  expect(asked.filter((title) => title !== topUpTexts.pay)).toEqual([
    prompts.storeName.title,
    prompts.connect.title,
    paywall.offer,
    paywall.shortOnMain,
    topUpTexts.title,
    paywall.shortOnService,
  ])
  await day.publishArticles()
  await day.createProduct(picture)
  await day.setDelivery()
  await day.setPayment()
  expect(supplier()?.steps).toEqual({ information: true, product: true, delivery: true, payment: true })
  expect(context.pages()).toHaveLength(1)
  const listed = steps.map((step, at) => `${at + 1}. ${step}`).join('\n')
  expect(steps.length, `the steps of the first hour:\n${listed}`).toBeLessThanOrEqual(most)
})
