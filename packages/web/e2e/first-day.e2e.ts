import { createSandbox } from '@supplier/test-fixtures'
import type { Locator } from 'playwright/test'
import session from '../src/i18n/uk/session/index.ts'
import { test as base, expect } from './app.ts'
import { payPageOf, topUpOf, topUpTexts } from './models/balances.ts'
import { onboardingDialogs, prompts } from './models/onboarding.ts'
import { dialogsOf } from './models/opened-dialogs.ts'
import { paywall, paywallOf } from './models/paywall.ts'
import { sessionPages } from './models/session.ts'

const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameters' names
  sandbox: async ({}, use) => use(createSandbox({ scenario: 'brandNew' })),
})

// With motion, a dialog opens while the one before is still closing.
test.use({ reducedMotion: 'no-preference' })

test('the first day, from sign-up to a paid subscription: nine presses, one tab, no prompt twice', async ({
  page,
  context,
  sandbox,
}) => {
  const asked = await dialogsOf(page)
  let presses = 0
  const press = async (button: Locator) => {
    presses += 1
    await button.click()
  }

  const auth = sessionPages(page)
  await auth.open('/auth/signup')
  await auth.fillSignUp()
  await press(auth.button(session.signup.submit))
  await auth.code.fill('1234')
  await press(auth.button(session.confirmation.submit))

  const first = onboardingDialogs(page)
  await first.name.fill('Крамниця Соломії')
  await press(first.button(prompts.save))
  await expect(first.connect).toBeVisible()
  await press(first.button(prompts.later))

  await press(paywallOf(page).accept)
  await press(paywallOf(page).topUp)
  await expect(topUpOf(page).amount).toHaveValue('499')
  await press(topUpOf(page).submit)
  await press(payPageOf(page).pay)
  await press(paywallOf(page).transfer)
  await expect(first.all).toHaveCount(0)

  const { id } = sandbox.world().suppliers.find(({ telephone }) => telephone === '380934445566') ?? { id: 0 }
  expect(sandbox.ledger(id).map(({ kind, amount }) => [kind, amount])).toEqual([
    ['top_up', 499_00],
    ['transfer_from_main', 499_00],
    ['supplier_panel', 499_00],
  ])
  expect([presses, context.pages().length]).toEqual([9, 1])
  expect(asked.filter((title) => title !== topUpTexts.pay)).toEqual([
    prompts.storeName.title,
    prompts.connect.title,
    paywall.offer,
    paywall.shortOnMain,
    topUpTexts.title,
    paywall.shortOnService,
  ])
  await page.reload()
  await expect(page.getByRole('main')).toBeVisible()
  await expect(first.all).toHaveCount(0)
})
