import { createSandbox } from '@supplier/test-fixtures/sandbox/sandbox'
import { expect, type Page } from 'playwright/test'
import { enter, typeInto } from './models/keyboard.ts'
import { onboardingDialogs, prompts } from './models/onboarding.ts'
import { test as base } from './seated.ts'

/** A test whose supplier has an empty account: nothing but the subscription, which other tests buy. */
export const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameters' names
  sandbox: async ({}, use) => {
    // The server's time stands still, so that a carrier takes as long to check a key as a test wants.
    const started = Date.now()
    const sandbox = createSandbox({ scenario: 'brandNew', now: () => started })
    sandbox.changeSupplier(1, { subscribed: true })
    await use(sandbox)
  },
})

/** Answers the first questions by keyboard: names the first store, and postpones Telegram. */
export const begin = async (page: Page, store: string): Promise<void> => {
  const first = onboardingDialogs(page)
  await page.goto('/')
  await typeInto(page, first.name, store)
  await page.keyboard.press('Enter')
  // The dialog of the name leaves while the next one comes, and has a button of the same name.
  await first.connect.waitFor()
  await first.name.waitFor({ state: 'hidden' })
  await enter(page, first.button(prompts.later))
  await expect(first.all).toHaveCount(0)
}

export { expect } from './seated.ts'
