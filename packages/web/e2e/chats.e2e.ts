import type { Page } from 'playwright/test'
import { templatesTexts } from '../src/reply-templates/reply-templates.translations.ts'
import { reviewsTranslations } from '../src/reviews/reviews.translations.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './stage.ts'

const conversation = (page: Page) => page.getByRole('log')

/** How far the place of one message moves, at most, from one frame to the next while earlier ones are added. */
const movedWhileReadingUp = (page: Page) =>
  conversation(page).evaluate(async (log) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const settled = async () => {
      for (let still = 0, height = -1; still < 12; still += 1) {
        if (log.scrollHeight !== height) still = 0
        height = log.scrollHeight
        await frame()
      }
    }
    const inSight = () => {
      const { top } = log.getBoundingClientRect()
      return [...log.querySelectorAll<HTMLElement>('[data-message]')].find(
        (message) => message.getBoundingClientRect().top > top + 40,
      )
    }
    let most = 0
    for (let step = 0; step < 40; step += 1) {
      log.scrollTop -= 300
      await frame()
      const seen = inSight()
      const text = seen?.textContent
      const before = seen?.getBoundingClientRect().top ?? 0
      await settled()
      const again = [...log.querySelectorAll<HTMLElement>('[data-message]')].find((one) => one.textContent === text)
      if (again) most = Math.max(most, Math.abs(again.getBoundingClientRect().top - before))
    }
    return { most, shown: log.querySelectorAll('[data-message]').length, height: log.scrollHeight }
  })

test('reading up through five thousand messages moves nothing that is read, and renders few of them', async ({
  stage: { page, show },
}) => {
  await show({ name: 'long room', path: '/chats/7101', scenario: 'thousands' })
  await expect(conversation(page).getByText('Повідомлення 4999', { exact: true })).toBeVisible()
  const { most, shown, height } = await movedWhileReadingUp(page)
  expect(height).toBeGreaterThan(9000)
  expect(most).toBeLessThanOrEqual(1)
  expect(shown).toBeLessThanOrEqual(60)
})

test('a buyer is answered, also by a template, and the next room is opened by keys alone', async ({
  stage: { page, show },
}) => {
  await show({ name: 'chats', path: '/chats' })
  await page.getByRole('list', { name: 'Чати' }).getByRole('link').first().focus()
  await page.keyboard.press('Enter')
  const field = page.getByRole('textbox', { name: 'Повідомлення' })
  await field.focus()
  await page.keyboard.type('Перший рядок')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('другий')
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('')
  await expect(conversation(page).getByText('Перший рядок')).toBeVisible()
  await page.keyboard.press('/')
  await expect(page.getByRole('textbox', { name: 'Знайти шаблон' })).toBeFocused()
  await page.keyboard.type('наявності')
  await page.keyboard.press('Enter')
  await expect(field).toBeFocused()
  await expect(field).toHaveValue(/є в наявності/)
  const before = page.url()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(page).not.toHaveURL(before)
  await page.getByRole('textbox', { name: 'Повідомлення' }).focus()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/chats$/)
})

test('reviews are answered one after another by keys alone', async ({ stage: { page, show } }) => {
  await show({ name: 'reviews', path: '/reviews' })
  await page.getByRole('main').getByRole('table').getByRole('link').first().focus()
  await page.keyboard.press('Enter')
  const field = page.getByRole('textbox', { name: 'Ваша відповідь' })
  await field.focus()
  const next = async () => {
    const [before, text] = [page.url(), await field.inputValue()]
    await page.keyboard.press('Control+Enter')
    await expect(page).not.toHaveURL(before)
    await expect(field).toBeFocused()
    await expect(field).not.toHaveValue(text)
  }
  for (const text of ['Дякуємо, що написали!', 'Перевіримо й відповімо.', 'Дякуємо!']) {
    // An answer that the marketplace rejected stands in its field.
    await page.keyboard.press('Control+a')
    await page.keyboard.type(text)
    await next()
  }
  const answers: string[] = []
  for (const _ of [1, 2]) {
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('textbox', { name: templatesTexts.uk.search })).toBeFocused()
    await page.keyboard.type('подяка')
    await page.keyboard.press('Enter')
    await expect(field).toBeFocused()
    await expect(field).toHaveValue(/^\S+, дякуємо за відгук! Раді, що вам сподобалося «.+»\.$/)
    answers.push(await field.inputValue())
    await next()
  }
  expect(new Set(answers).size).toBe(2)
})

test('a photo of a review is seen large, and the templates are edited from a review', async ({
  stage: { page, show },
}) => {
  await show({ name: 'reviews', path: '/reviews?search=пакування' })
  await page.getByRole('main').getByRole('table').getByRole('link').first().click()
  await page.getByRole('button', { name: `${reviewsTranslations.uk.more.photo} 1` }).click()
  const photo = page.getByRole('dialog', { name: `${reviewsTranslations.uk.more.photo} 1` })
  await expect(photo).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(photo).toBeHidden()
  const t = templatesTexts.uk
  await page.getByRole('button', { name: t.button, exact: true }).click()
  await page.getByRole('button', { name: t.edit }).click()
  const templates = page.getByRole('dialog', { name: t.dialog })
  await expect(templates).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(templates).toBeHidden()
})
