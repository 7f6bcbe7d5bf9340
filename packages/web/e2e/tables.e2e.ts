import { pathOf } from '@supplier/core/kernel/routes'
import type { Page } from 'playwright/test'
import { expectNoOverflow } from './axe.ts'
import type { Look } from './models/look.ts'
import { expect, test } from './stage.ts'

const widths = [768, 1024, 1056, 1176, 1280, 1366, 1920]

/** The least width of the column that names a row; a ledger names its rows in two or three words. */
const record = 224
const ledger = 160

/** A row has two lines of text and one of its notes at most. */
const highestRow = 72

/** A newcomer who has answered the first questions. */
const begun: NonNullable<Look['prepare']> = (sandbox) =>
  sandbox.changeSupplier(1, {
    store_name: 'Крамниця',
    subscribed: true,
    telegram_id: '77',
    manager_telegram_username: '@k',
  })

const sections = [
  'attributes',
  'advertising',
  'attribute-groups',
  'deliveries-apis',
  'deliveries-panel',
  'deliveries-sender',
  'imports',
  'integrations',
  'orders',
  'payment-methods-methods',
  'products',
  'referrals',
  'reviews',
  'shelvings',
  'stores',
  'telegram-ads',
] as const
const ledgers = ['main-balance', 'balance-services', 'payouts'] as const

const lists = [
  ...sections.map((to) => ({ name: to, path: pathOf({ to }), least: record })),
  ...ledgers.map((to) => ({ name: to, path: pathOf({ to }), least: ledger })),
]

interface Case {
  readonly list: (typeof lists)[number]
  readonly world: Pick<Look, 'scenario' | 'prepare'>
}
const cases: readonly Case[] = [
  ...lists.flatMap((list) => [
    { list, world: {} },
    { list, world: { scenario: 'troubled' as const } },
  ]),
  ...lists
    .filter(({ name }) => name.startsWith('deliveries') || name.startsWith('payment'))
    .map((list) => ({ list, world: { scenario: 'brandNew' as const, prepare: begun } })),
]

/** Draws all texts in the fallback font, as where the font of the page does not come in time, or in the page's own. */
const withFont = (page: Page, isBlocked: boolean): Promise<void> =>
  page.evaluate(async (isWithout) => {
    for (const face of document.fonts) if (face.family === 'Inter') document.fonts.delete(face)
    if (isWithout) return
    const address = document.querySelector<HTMLScriptElement>('script[data-font]')?.dataset['font']
    document.fonts.add(await new FontFace('Inter', `url(${address})`, { weight: '400 600' }).load())
  }, isBlocked)

const hasWideMenu = (page: Page): Promise<boolean> =>
  page.locator('main').evaluate((main) => main.getBoundingClientRect().left > 200)

/** The tables of the page that are laid out as such, by their columns that name the rows. */
const measured = (page: Page) =>
  page.evaluate(() => {
    const isTitle = (cell: Element) => getComputedStyle(cell).order === '-2'
    const rows = [...document.querySelectorAll('main table tbody tr')].filter(
      (row) => getComputedStyle(row).display === 'table-row',
    )
    const titles = rows.flatMap((row) => [...row.children].filter(isTitle))
    const brokenIn = (cell: Element): readonly string[] => {
      const words = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
      const broken: string[] = []
      while (words.nextNode()) {
        const text = words.currentNode.textContent ?? ''
        for (const { 0: word, index } of text.matchAll(/[^\s\-–—/]+/g)) {
          const range = document.createRange()
          range.setStart(words.currentNode, index)
          range.setEnd(words.currentNode, index + word.length)
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word)
        }
      }
      return broken
    }
    return {
      heights: rows.map((row) => Math.round(row.getBoundingClientRect().height)),
      titleWidths: titles.map((cell) => Math.round(cell.getBoundingClientRect().width)),
      broken: titles.flatMap(brokenIn),
    }
  })

for (const { list, world } of cases) {
  const { name, path, least } = list
  test(`${name} fits its page in both fonts${world.scenario ? ` (${world.scenario})` : ''}`, async ({
    stage: { page, show },
  }) => {
    await show({ name, path, ...world })
    await page.locator('main').locator('table:not([aria-busy]), h2').first().waitFor()
    for (const isBlocked of [true, false]) {
      await withFont(page, isBlocked)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        // The menu is narrow by itself up to there, and follows the width a moment later.
        await expect.poll(() => hasWideMenu(page)).toBe(width >= 1280)
        const found = await measured(page)
        const wrong = {
          high: found.heights.filter((height) => height > highestRow),
          narrow: found.titleWidths.filter((each) => each < least),
          broken: found.broken,
        }
        expect
          .soft(wrong, `${width} px, ${isBlocked ? 'fallback' : 'own'} font`)
          .toEqual({ high: [], narrow: [], broken: [] })
        await expectNoOverflow(page)
      }
    }
  })
}

/**
 * What each row must say on a notebook, by the headings of the columns, with the lines of their cells; none for a cell
 * that can be empty. The list of imports begins empty.
 */
const said: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  attributes: { Назва: 1, Тип: 1, Група: 1, Стан: 1 },
  advertising: { Кампанія: 1, Стан: 1, Сьогодні: 1, Замовлення: 1 },
  'attribute-groups': { Назва: 1, Атрибути: 1, 'Хто створив': 1 },
  'deliveries-apis': { Назва: 1, Стан: 1, Ключ: 1 },
  'deliveries-panel': { Метод: 1, Стан: 1, Тариф: 1 },
  'deliveries-sender': { Назва: 1, Звідки: 1, Стан: 0 },
  integrations: { Інтеграція: 1, Сервіс: 1, Стан: 1 },
  orders: { Замовлення: 2, Стан: 1, Покупець: 2, Сума: 2 },
  'payment-methods-methods': { 'Назва для покупця': 1, Стан: 1 },
  products: { Товар: 2, Стан: 1, Ціна: 1, Залишок: 1, Наявність: 1 },
  referrals: { 'Хто прийшов': 1, Стан: 1, Бонус: 0 },
  reviews: { Відгук: 2, Товар: 1, Відповідь: 1 },
  shelvings: { Полиця: 1, Заповнено: 1, Стан: 1 },
  stores: { Назва: 1, Товарів: 1, Стан: 1 },
  'telegram-ads': { Оголошення: 1, Стан: 1, Витрачено: 1 },
  'main-balance': { Дата: 1, Операція: 1, Сума: 1 },
  'balance-services': { Дата: 1, Операція: 1, Сума: 1 },
  payouts: { Заявка: 1, Стан: 1, Сума: 1, 'До отримання': 1 },
}

/** For each column of the first table that is in sight, the least number of lines of its cells. */
const linesByHeading = (page: Page) =>
  page.locator('main table').evaluateAll((tables) =>
    Object.fromEntries(
      tables.flatMap((table) =>
        [...table.querySelectorAll('th')].flatMap((head, at) => {
          if (head.getBoundingClientRect().width === 0) return []
          const cells = [...table.querySelectorAll('tbody tr')].map((row) => row.children[at])
          const lines = cells.map((cell) => {
            const parts = cell?.querySelector('[data-lines]')?.children.length
            return parts ?? (cell?.textContent ? 1 : 0)
          })
          return [[head.textContent, Math.min(...lines)]]
        }),
      ),
    ),
  )

for (const { name, path } of lists.filter(({ name }) => name in said)) {
  test(`a row of ${name} says on a notebook what it is for`, async ({ stage: { page, show } }) => {
    await show({ name, path })
    await page.locator('main').locator('table:not([aria-busy])').first().waitFor()
    for (const width of [1280, 1366]) {
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(() => hasWideMenu(page)).toBe(true)
      const lines = await linesByHeading(page)
      const short = Object.entries(said[name] ?? {}).filter(([heading, least]) => (lines[heading] ?? -1) < least)
      expect.soft(short, `${width} px: ${JSON.stringify(lines)}`).toEqual([])
    }
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.evaluate(() => document.documentElement.setAttribute('data-density', 'compact'))
    await expectNoOverflow(page)
  })
}

/** What suppliers and the server have written, with a word of three hundred letters in each text. */
const withLongWords = (value: unknown, key = ''): unknown => {
  if (Array.isArray(value)) return value.map((one) => withLongWords(one, key))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withLongWords(one, name)]))
  const isText = typeof value === 'string' && /title|name|reason|note|comment|text|message|description|value/.test(key)
  return isText && /[а-яіїєґ]/i.test(value) ? `${value}${'щ'.repeat(300)}` : value
}

const wordy = [
  '/products',
  '/products/edit/2001',
  '/orders',
  '/orders?order=6075',
  '/chats/7101',
  '/reviews',
  '/payments/balances/main-balance',
  '/dashboard/advertising',
  '/dashboard/statistics',
]

for (const width of [360, 1280])
  test(`words of three hundred letters make no page wider than ${width} px`, async ({ stage: { page, show } }) => {
    await show({ name: 'words', path: '/notifications', width })
    // The stage takes it away again.
    await page.context().route('**/api/**', async (route) => {
      // A kept connection may be closed by the server at the moment in which it is used again.
      const response = await route.fetch({ maxRetries: 2 })
      const body: unknown = await response.json().catch(() => null)
      await route.fulfill(body === null ? { response } : { response, json: withLongWords(body) })
    })
    for (const path of wordy) {
      await page.goto(path)
      await page.locator('main').getByText('щщщщ').filter({ visible: true }).first().waitFor()
      await expectNoOverflow(page)
    }
  })

/** At 1280 by 800 px, how low the first of these elements may begin, and how high it may be. */
const first = [
  { name: 'the ledger of the main balance', to: 'main-balance', element: 'tbody tr', lowest: 300, highest: highestRow },
  { name: 'the list of referrals', to: 'referrals', element: '[data-keeps=rows]', lowest: 300, highest: Infinity },
  { name: 'the notifications', to: 'notifications', element: 'article', lowest: 200, highest: 60 },
  {
    name: 'products under a notice',
    to: 'products',
    element: 'tbody tr',
    lowest: 300,
    highest: highestRow,
    scenario: 'troubled',
  },
] as const

for (const { name, to, element, lowest, highest, ...world } of first) {
  test(`${name}: the first stands high on the page`, async ({ stage: { page, show } }) => {
    await show({ name, path: pathOf({ to }), ...world })
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.locator('main').locator('table:not([aria-busy]), article').first().waitFor()
    await page.evaluate(() => document.fonts.ready)
    const { y, height } = (await page.locator('main').locator(element).first().boundingBox()) ?? { y: NaN, height: NaN }
    expect.soft(y).toBeLessThanOrEqual(lowest)
    expect(height).toBeLessThanOrEqual(highest)
  })
}
