import type { Page } from 'playwright/test'
import { expectAccessible } from '../axe.ts'
import { loadsOf, toastsOf, uk } from '../models/faults.ts'
import { preferencesOf, preferencesPath } from '../models/preferences.ts'
import { appearance, nav, shell, shellOf } from '../models/shell.ts'
import { expect, test } from '../seated.ts'

/** Simulates browser translators, which move each text into new elements or replace it. */
const translate = (page: Page, manner: 'moved' | 'replaced') =>
  page.evaluate((how) => {
    const texts: Text[] = []
    const explorer = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (explorer.nextNode()) texts.push(explorer.currentNode as Text)
    for (const text of texts.filter(({ data, parentElement }) => data.trim() && parentElement?.tagName !== 'FONT')) {
      const outer = document.createElement('font')
      const inner = document.createElement('font')
      text.replaceWith(outer)
      outer.append(inner)
      inner.append(how === 'moved' ? text : document.createTextNode(text.data))
    }
    return texts.length
  }, manner)

test('the page asks translators to leave it alone, because it has its own languages', async ({ page }) => {
  await page.goto('/auth')
  await expect(page.locator('html')).toHaveAttribute('translate', 'no')
  await expect(page.locator('meta[name=google]')).toHaveAttribute('content', 'notranslate')
})

for (const manner of ['moved', 'replaced'] as const) {
  test(`a supplier whose browser translates anyway can reach every page, with texts that are ${manner}`, async ({
    page,
  }) => {
    const { button, dialog, heading, link, menu, open } = shellOf(page)
    await open('/orders')
    await expect(page.getByRole('link', { name: /^Основний баланс: / })).toBeVisible()
    expect(await translate(page, manner)).toBeGreaterThan(40)

    for (const [name, address] of [
      [nav.settings, /\/settings\/preferences$/],
      [nav.orders, /\/orders$/],
    ] as const) {
      await link(name).click()
      await expect(page).toHaveURL(address)
      await expect(heading).toBeVisible()
      await translate(page, manner)
    }
    await menu.getByRole('button', { name: nav.payments }).click()
    await link(nav.payouts).click()
    await expect(page).toHaveURL(/\/payouts$/)
    await translate(page, manner)

    await page.keyboard.press('?')
    await expect(dialog(shell.shortcuts.title)).toBeVisible()
    await translate(page, manner)
    await page.keyboard.press('Escape')
    await expect(dialog(shell.shortcuts.title)).toHaveCount(0)

    await button(nav.collapse).click()
    await translate(page, manner)
    await button(nav.expand).click()
    await open('/settings/customizing')
    await translate(page, manner)
    await page.getByRole('radio', { name: appearance.languages.en }).press('Space')
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
    await translate(page, manner)
    await page.goBack()
    await expect(heading).toBeVisible()
    await button(new RegExp(`^(?:${nav.logOut}|Log out)$`))
      .first()
      .click()
    await expect(page).toHaveURL(/\/auth\/login$/)
    await expect(page.locator('input[name=telephone]')).toBeVisible()
    await expect(page.getByText('The page has stopped working')).toHaveCount(0)
    await expect(page.getByText(uk.fault.stopped)).toHaveCount(0)
    await expect(toastsOf(page)).toHaveCount(0)
  })
}

/** Wraps elements in new ones, so that React no longer finds them where it put them. */
const enclose = (page: Page, parts: string) =>
  page.evaluate((selector) => {
    for (const part of document.querySelectorAll(selector)) {
      const around = document.createElement('font')
      part.replaceWith(around)
      around.append(part)
    }
  }, parts)

test('an edited page that breaks shows an error, and the menu leads to other pages and back', async ({ page }) => {
  const { heading, link, open } = shellOf(page)
  const { changeKey, firstname, newKey, show } = preferencesOf(page)
  await open(preferencesPath)
  await expect(firstname).toHaveValue('Олена')
  await show('store')
  await expect(changeKey).toBeVisible()
  await enclose(page, '#content section div')
  await changeKey.click()
  await expect(page.getByRole('heading', { name: uk.fault.broken.title })).toBeVisible()
  await link(nav.orders).click()
  await expect(page).toHaveURL(/\/orders$/)
  await expect(heading).toHaveText(nav.orders)
  await link(nav.settings).click()
  await show('store')
  await changeKey.click()
  await expect(newKey).toBeVisible()
})

test('an edited frame that breaks offers a reload, which returns to the same page', async ({ page }) => {
  const { button, heading, open } = shellOf(page)
  await open('/orders?page=2#list')
  await enclose(page, 'nav button svg')
  await button(nav.collapse).click()
  await expect(page.getByRole('heading', { name: uk.fault.stopped })).toBeVisible()
  await expectAccessible(page)
  const loads = loadsOf(page)
  await page.getByRole('link', { name: uk.ui.retry }).click()
  await expect.poll(loads).toBe(1)
  await expect(page).toHaveURL(/\/orders\?page=2$/)
  await expect(heading).toHaveText(nav.orders)
  await expect(button(nav.expand)).toBeVisible()
})
