import { createSandbox } from '@supplier/test-fixtures/sandbox/sandbox'
import type { Browser, CDPSession, Locator, Page } from 'playwright'
import list from '../src/i18n/uk/list/index.ts'
import section from '../src/i18n/uk/section/index.ts'
import { productsTranslations } from '../src/products/products.translations.ts'
import { openPage } from './opened.ts'
import type { Measured } from './part.ts'
import { cellsOf, openPlain } from './plain.ts'

const rounds = Number(process.env['ROUNDS'] ?? 20)
const products = '/products'
/** Rounds before the first measured one. */
const unmeasured = 2
/** Milliseconds in which the page finishes what an act began. */
const rest = 300
const rows = '#root main table:not([aria-busy]) tbody tr'
const { filters, filterChoices } = productsTranslations.uk

/** What a supplier does in the list; each act returns to where the next one begins. */
const acts: Readonly<Record<string, (page: Page, round: number) => Promise<void>>> = {
  filter: (page, round) => {
    const tab = round % 2 === 0 ? filterChoices.tab.active : filterChoices.tab.all
    return press(page, page.getByRole('navigation', { name: filters.tab }).getByRole('link', { name: tab }))
  },
  sort: (page, round) => page.getByLabel(filters.sort).press(round % 2 === 0 ? 'ArrowDown' : 'ArrowUp'),
  page: (page, round) =>
    press(page, page.getByRole('link', { name: round % 2 === 0 ? list.next : list.previous, exact: true })),
  pickAll: (page, round) =>
    press(
      page,
      round % 2 === 0
        ? page.getByLabel(section.pickPage).first()
        : page.getByRole('button', { name: section.clearPicks }),
    ),
  edit: async (page, round) => {
    await press(page, page.locator(`${rows} button[title^="${section.edit.split('{')[0]}"]:visible`).nth(round % 10))
    await page.waitForTimeout(rest)
    await page.keyboard.press('Escape')
  },
}

/** Presses without the checks of the driver, whose scripts would run within the measured event. */
const press = async (page: Page, target: Locator): Promise<void> => {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (box === null) throw new Error('nothing to press')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.waitForTimeout(rest)
  await page.mouse.click(x, y)
}

interface Seen {
  readonly elements: number
  readonly heap: number
}

/**
 * Measures how quickly a list of ten thousand products answers a press on a slow processor, whether the page grows with
 * the number of products, how quickly a branch of twenty thousand categories opens, and a key among sixty variants.
 */
export const measureLists = async (browser: Browser): Promise<Measured> => {
  const few = await seenIn(browser, 'default')
  const many = await seenIn(browser, 'thousands')
  const { answers, pages } = await answersOf(browser)
  const plain = await plainOf(browser, pages)
  const branch = await branchOf(browser)
  const variants = await variantsOf(browser)
  const found: Readonly<Record<string, number>> = {
    ...Object.fromEntries(
      Object.entries(answers).map(([name, took]) => [`lists-${name} × allowed`, took / allowedFor(plain[name] ?? 0)]),
    ),
    'lists-elements × few': many.elements / few.elements,
    'lists-heap × few': many.heap / few.heap,
    'lists-branch ms': branch.took,
    'lists-branch elements': branch.elements,
    'lists-variants ms': variants.took,
  }
  return {
    report: { lists: { rounds, answers, plain, few, many, branch, variants } },
    table: {
      'p95 of an answer, ms': answers,
      'the same in plain React': plain,
      '40 products': { ...few },
      '10,000 products': { ...many },
      branch,
      variants,
    },
    found: ({ name, unit }) => found[`${name} ${unit}`],
  }
}

const seenIn = async (browser: Browser, scenario: 'default' | 'thousands'): Promise<Seen> => {
  const { page, context, close } = await openPage(browser, { path: products, sandbox: createSandbox({ scenario }) })
  try {
    await page.locator(rows).first().waitFor()
    await page.waitForTimeout(1500)
    const session = await context.newCDPSession(page)
    await session.send('HeapProfiler.enable')
    await session.send('HeapProfiler.collectGarbage')
    const { usedSize } = await session.send('Runtime.getHeapUsage')
    return { elements: await page.locator('#root *').count(), heap: usedSize }
  } finally {
    await close()
  }
}

interface Answers {
  readonly answers: Readonly<Record<string, number>>
  /** The cells of two pages of the list. */
  readonly pages: readonly string[][][]
}

const answersOf = async (browser: Browser): Promise<Answers> => {
  const { page, context, close } = await openPage(browser, {
    path: products,
    sandbox: createSandbox({ scenario: 'thousands' }),
    before: watchAnswers,
  })
  try {
    await page.locator(rows).first().waitFor()
    await page.waitForTimeout(1500)
    const first = await cellsOf(page, rows)
    await page.getByRole('link', { name: list.next, exact: true }).click()
    await page.waitForURL(/page=2/)
    await page.locator(rows).first().waitFor()
    const pages = [first, await cellsOf(page, rows)]
    await page.goto(new URL(products, page.url()).href)
    await page.locator(rows).first().waitFor()
    await page.waitForTimeout(1500)
    const session = await slow(await context.newCDPSession(page))
    const answers: Record<string, number> = {}
    for (const [name, act] of Object.entries(acts)) {
      const took: number[] = []
      // The first rounds load code on demand and compile it.
      for (let round = 0; round < rounds + unmeasured; round += 1) {
        const one = await answerTo(page, () => act(page, round))
        if (round >= unmeasured) took.push(one)
      }
      answers[name] = p95(took)
      await page.goto(new URL(products, page.url()).href)
      await page.locator(rows).first().waitFor()
      await page.waitForTimeout(1500)
    }
    await session.detach()
    return { answers, pages }
  } finally {
    await close()
  }
}

/** Milliseconds that an answer may take: 100, or half as long again as React alone where that is slow. */
const allowedFor = (plain: number): number => (plain > 65 ? 1.5 * plain : 100)

/** The same acts in a table of the same cells that is made with React alone. */
const plainOf = async (browser: Browser, pages: Answers['pages']): Promise<Readonly<Record<string, number>>> => {
  const { page, context, close } = await openPlain(browser, pages, watchAnswers)
  try {
    await slow(await context.newCDPSession(page))
    const answers: Record<string, number> = {}
    for (const name of Object.keys(acts)) {
      const took: number[] = []
      for (let round = 0; round < rounds + unmeasured; round += 1) {
        const target = page.locator(`[data-act=${name}]`).nth(name === 'edit' ? round % 10 : 0)
        const one = await answerTo(page, async () => {
          await press(page, target)
          if (name === 'edit') await page.keyboard.press('Escape')
        })
        if (round >= unmeasured) took.push(one)
      }
      answers[name] = p95(took)
    }
    return answers
  } finally {
    await close()
  }
}

const branchOf = async (browser: Browser) => {
  const { page, context, close } = await openPage(browser, {
    path: '/products/create/categories',
    sandbox: createSandbox({ scenario: 'thousands' }),
    before: watchAnswers,
  })
  try {
    const tree = page.getByRole('tree')
    await tree.getByRole('treeitem').first().waitFor()
    await slow(await context.newCDPSession(page))
    const took: number[] = []
    for (let round = 0; round < rounds; round += 1)
      took.push(await answerTo(page, () => tree.press(round % 2 === 0 ? 'ArrowRight' : 'ArrowLeft')))
    return { took: p95(took), elements: await page.locator('#root *').count() }
  } finally {
    await close()
  }
}

/** Types into a product with all the variants that its sizes and colors give. */
const variantsOf = async (browser: Browser) => {
  const { page, context, close } = await openPage(browser, {
    path: '/products/edit/2005',
    sandbox: createSandbox(),
    before: watchAnswers,
  })
  try {
    const unchosen = page.locator('[data-field=variants] [role=group] button[aria-pressed=false]')
    await unchosen.first().waitFor()
    while ((await unchosen.count()) > 0) await unchosen.first().click()
    const cell = page.locator('[data-field="variants.6.price"] input')
    await press(page, cell)
    await slow(await context.newCDPSession(page))
    const took: number[] = []
    for (let round = 0; round < rounds + unmeasured; round += 1) {
      const one = await answerTo(page, () => page.keyboard.press(round % 2 === 0 ? '1' : 'Backspace'))
      if (round >= unmeasured) took.push(one)
    }
    return { took: p95(took), rows: await page.locator('[data-field=variants] tbody tr').count() }
  } finally {
    await close()
  }
}

const slow = async (session: CDPSession): Promise<CDPSession> => {
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return session
}

interface Watched {
  slowest: number
}

/** The longest time from an input to the picture that follows it, in milliseconds. */
const answerTo = async (page: Page, act: () => Promise<void>): Promise<number> => {
  await page.evaluate(() => {
    ;(globalThis as unknown as { answers: Watched }).answers.slowest = 0
  })
  await act()
  await page.locator('#root table:not([aria-busy])').or(page.getByRole('tree')).first().waitFor()
  await page.waitForTimeout(rest)
  return page.evaluate(() => (globalThis as unknown as { answers: Watched }).answers.slowest)
}

/**
 * Runs in the page: keeps the slowest answer to a key or a press, as “interaction to next paint” counts them. Movements
 * of the pointer are left out: they may wait for a picture that nothing else asks for.
 */
function watchAnswers(): void {
  const answers: Watched = { slowest: 0 }
  Object.assign(globalThis, { answers })
  const take = (found: PerformanceObserverEntryList) => {
    for (const { duration, interactionId } of found.getEntries() as PerformanceEventTiming[])
      if (interactionId > 0) answers.slowest = Math.max(answers.slowest, duration)
  }
  new PerformanceObserver(take).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

const p95 = (figures: readonly number[]): number =>
  figures.toSorted((one, other) => one - other)[Math.ceil(figures.length * 0.95) - 1] ?? 0
