import type { Page } from 'playwright/test'
import accountPage from '../src/i18n/uk/accountPage/index.ts'
import common from '../src/i18n/uk/common/index.ts'
import messages from '../src/i18n/uk/messages/index.ts'
import section from '../src/i18n/uk/section/index.ts'
import shell from '../src/i18n/uk/shell/index.ts'
import { storesTranslations } from '../src/stores/stores.translations.ts'
import { expectAccessible, expectAccessibleInViews } from './axe.ts'
import { halves, imageField, pictureTexts } from './models/images.ts'
import { chooseItem, enter, typeInto } from './models/keyboard.ts'
import { begin, test as newcomer } from './newcomer.ts'
import { expect, test } from './seated.ts'
import { nightly } from './tags.ts'

const texts = storesTranslations.uk
const name = 'Подарунки до свят'
const keysPath = '/deliveries/nova/apis'

const listed = (page: Page) => page.getByRole('table', { name: texts.label }).waitFor()
const rowOf = (page: Page, store = name) => page.getByRole('row').filter({ hasText: store })
const storeButton = (page: Page, store: string) =>
  page.getByRole('button', { name: shell.store.chosen.replace('{name:string}', store) })

/** Chooses an action of a store by its name, without a pointer. */
const command = async (page: Page, label: string, store = name) => {
  await enter(page, page.getByRole('button', { name: section.actionsOf.replace('{name:string}', store) }))
  await chooseItem(page, page.getByRole('menuitem', { name: label, exact: true }))
}

newcomer(
  'a second store is created, shown, chosen, paused and closed by keyboard alone, with a reload at each step',
  async ({ page, sandbox }) => {
    await begin(page, 'Перша крамниця')
    // Going to an address loads the panel anew.
    await page.goto('/stores')
    await listed(page)
    await expect(rowOf(page, 'Перша крамниця')).toContainText(texts.states.status.draft)
    await enter(page, page.getByRole('button', { name: texts.create }))
    await typeInto(page, page.getByLabel(texts.fields.name), name)
    await expectAccessible(page)

    await page.reload()
    await enter(page, page.getByRole('button', { name: accountPage.draft.restore }))
    await expect(page.getByLabel(texts.fields.name)).toHaveValue(name)
    await typeInto(page, page.getByLabel(texts.fields.slug), 'podarunky')
    await enter(page, page.getByRole('button', { name: common.save }))
    await expect(page).toHaveURL(/\/stores\/edit\/\d+$/)
    await expect(page.getByText(texts.more.hidden_draft)).toBeVisible()
    await expectAccessible(page)
    await page.goto('/stores')
    await expect(rowOf(page)).toContainText(texts.more.hidden_draft)

    await page.reload()
    await command(page, texts.commands.publish.label)
    await expect(rowOf(page)).toContainText(texts.states.status.in_moderation)
    sandbox.clock.move(3 * 60_000)
    await page.reload()
    await expect(rowOf(page)).toContainText(texts.states.status.active)

    await page.goto(keysPath)
    await enter(page, storeButton(page, shell.store.all))
    await expect(page.getByRole('menuitemradio', { name })).toBeVisible()
    await expectAccessible(page)
    await chooseItem(page, page.getByRole('menuitemradio', { name }))
    await expect(page).toHaveURL(new RegExp(`${keysPath}\\?store=\\d+$`))
    await page.reload()
    await expect(storeButton(page, name)).toBeVisible()
    const chosen = new URL(page.url()).search

    await page.goto('/stores')
    await command(page, texts.commands.pause.label)
    const pause = page.getByRole('dialog', { name: new RegExp(texts.commands.pause.title ?? '') })
    const today = new Date(sandbox.clock.now())
      .toLocaleDateString('uk', { timeZone: 'Europe/Kyiv', dateStyle: 'short' })
      .replace(/\.(\d\d)$/, '.20$1')
    await typeInto(page, pause.getByLabel(texts.commands.pause.fields?.['from'] ?? ''), today)
    await page.keyboard.press('Tab')
    await expect(pause.getByRole('region', { name: texts.more.pausePreview })).toContainText(
      today.replace(/\.20(\d\d)$/, '.$1'),
    )
    await enter(page, pause.getByRole('button', { name: texts.commands.pause.label }))
    await expect(pause).toBeHidden()
    await page.reload()
    await expect(rowOf(page)).toContainText(texts.states.status.paused)

    await command(page, texts.commands.close.label)
    const close = page.getByRole('dialog', { name: new RegExp(texts.commands.close.title ?? '') })
    await enter(page, close.getByRole('button', { name: texts.commands.close.label }))
    await expect(close).toBeHidden()
    await page.reload()
    await expect(rowOf(page)).toContainText(texts.states.status.closed)

    await page.goto(`${keysPath}${chosen}`)
    await expect(page.getByText(messages.storeSwitch.gone)).toBeVisible()
    await expect(page).toHaveURL(keysPath)
  },
)

test('a taken address of a store is told while it is typed, with a free one', async ({ page }) => {
  await page.goto('/stores/create')
  await typeInto(page, page.getByLabel(texts.fields.slug), 'kramnytsia')
  await expect(
    page.getByText(messages.stores.slugTakenBut.replace('{suggestion:string}', 'kramnytsia-2')),
  ).toBeVisible()
  await expectAccessible(page)
})

test('a store that cannot be closed says why and links to its orders', async ({ page }) => {
  const store = 'Крамничка на Подолі'
  await page.goto('/stores')
  await listed(page)
  await command(page, texts.commands.close.label, store)
  const close = page.getByRole('dialog', { name: new RegExp(texts.commands.close.title ?? '') })
  await enter(page, close.getByRole('button', { name: texts.commands.close.label }))
  const link = close.getByRole('link', { name: texts.commands.close.mended?.['orders_open'] ?? '' })
  await expect(link).toHaveAttribute('href', '/orders?store=71')
  await expectAccessible(page)
  await link.press('Enter')
  await expect(page).toHaveURL('/orders?store=71')
})

test('the cover of a store is uploaded and removed by keyboard alone', async ({ page }) => {
  await page.goto('/stores/edit/71')
  const cover = imageField(page, 'cover')
  await cover.pick(halves())
  await enter(page, cover.save)
  await expect(page.getByText(messages.images.coverSaved)).toBeVisible()
  await expect(cover.field.locator('img')).toHaveJSProperty('naturalWidth', 1200)
  await enter(page, cover.button(pictureTexts.cover.remove))
  await expectAccessible(page)
  await enter(page, cover.button(pictureTexts.remove))
  await expect(page.getByText(messages.images.coverRemoved)).toBeVisible()
  await page.reload()
  await expect(cover.field.getByText(pictureTexts.cover.none)).toBeVisible()
})

test('a store with its logo and feed fits at every width and is accessible', nightly, async ({ page }) => {
  const fits = () =>
    expectAccessibleInViews(page, [
      [360, 'dark'],
      [768, 'light'],
      [1280, 'dark'],
      [1920, 'light'],
    ])
  await page.goto('/stores/edit/71')
  await page.getByText(texts.more.feedMade).waitFor()
  await fits()
  await page.goto(`${keysPath}?store=71`)
  await storeButton(page, 'Крамничка на Подолі').waitFor()
  await fits()
})
