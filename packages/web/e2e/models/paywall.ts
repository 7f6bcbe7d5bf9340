import type { Sandbox, ScenarioName } from '@supplier/test-fixtures'
import { expect, type Locator, type Page } from 'playwright/test'
import money from '../../src/i18n/uk/money/index.ts'

export const { paywall, operation } = money

/** Below /api, as the sandbox and its faults name them. */
export const moneyApi = {
  moves: '/v1/customers/balances/balance-transfer',
  topUp: '/admin-suppliers/v1/customer/account/up-balance',
  trail: '/v1/customers/balances/service-transactions',
} as const

/** What stands between a supplier and the pages of subscribers, as a person sees it. */
export const paywallOf = (page: Page) => {
  const dialog = page.getByRole('dialog')
  const button = (name: string | RegExp) => dialog.getByRole('button', { name, exact: true })
  return {
    dialog,
    step: (name: string) => page.getByRole('dialog', { name, exact: true }),
    doing: (text: string) => dialog.getByRole('status').filter({ hasText: text }),
    note: (text: string) => dialog.getByText(text, { exact: true }),
    lines: () => linesOf(dialog),
    accept: button(paywall.accept),
    payments: button(paywall.payments),
    topUp: button(money.topUp),
    transfer: button(paywall.transfer),
    pay: button(/^Оплатити /),
    cancel: button(money.cancel),
    understood: button(paywall.understood),
  }
}

/** A move of money that is not settled, as a person sees it. */
export const operationOf = (page: Page) => {
  const dialog = page.getByRole('dialog')
  const button = (name: string) => dialog.getByRole('button', { name, exact: true })
  return {
    step: (name: string) => page.getByRole('dialog', { name, exact: true }),
    later: button(operation.later),
    check: button(operation.check),
    settled: button(operation.settled),
    copy: button(operation.copy),
    /** In the top bar, as long as it is not settled; a dialog that stands before it leaves it in sight. */
    line: (text: string) =>
      page.getByRole('banner', { includeHidden: true }).getByRole('button', { name: text, includeHidden: true }),
    // The dialog that was there before may still be fading out.
    lines: () => linesOf(dialog.filter({ hasText: operation.kind })),
  }
}

/** Names and figures as they stand, one below the other. */
export const linesOf = (place: Locator): Promise<string[][]> =>
  place
    .locator('dl > div')
    .evaluateAll((rows) =>
      rows.map(({ children }) => Array.from(children, ({ textContent }) => (textContent ?? '').replace(/\s/g, ' '))),
    )

const supplierId = 1

/** The first supplier, who is signed in already, in a world of this name. */
export const arrive = async (page: Page, sandbox: Sandbox, scenario: ScenarioName, path = '/orders'): Promise<void> => {
  sandbox.load(scenario)
  await openPage(page, path)
}

export const openPage = async (page: Page, path: string): Promise<void> => {
  await page.goto(path)
  await page.waitForSelector('html:not([data-frame])')
}

/** What the server accepted, oldest first: the judge of money. */
export const movedIn = (sandbox: Sandbox) => sandbox.ledger(supplierId).map(({ kind, amount }) => [kind, amount])

/** How often the server was asked to move money. */
export const movesSent = (sandbox: Sandbox): number =>
  sandbox.requests().filter(({ method, path }) => method === 'POST' && path.endsWith(moneyApi.moves)).length

/** Both balances as the server has them. */
export const balancesIn = (sandbox: Sandbox) => {
  const { main, service } = sandbox.world().suppliers.find(({ id }) => id === supplierId) ?? {}
  return { main, service }
}

export const isSubscribed = (sandbox: Sandbox): boolean =>
  sandbox.world().suppliers.some(({ id, subscribed }) => id === supplierId && subscribed)

const anHour = 3_600_000

/** Holds calls from the n-th on, one unless told otherwise, until what it answers is called. */
export const held = (sandbox: Sandbox, path: string, nth = 1, count: number | null = 1): (() => void) => {
  const fault = sandbox.faults.add({ kind: 'delay', ms: anHour, path, nth, count })
  return () => {
    sandbox.faults.clear(fault)
    sandbox.clock.move(anHour)
  }
}

/** The messages at the edge of the page, also while a dialog lies over it. */
export const saidOn = (page: Page, text: string | RegExp): Locator =>
  page.locator('[data-toasts] li').filter({ hasText: text })

export const hands = ['mouse', 'keyboard'] as const

/** Presses what a person wants, with a mouse or with the keyboard alone. */
export const handOf = (page: Page, by: (typeof hands)[number]) => {
  let presses = 0
  return async (wanted: Locator): Promise<void> => {
    if (by === 'mouse') return wanted.click()
    await walkTo(page, wanted)
    presses += 1
    await page.keyboard.press(presses % 2 === 1 || (await wanted.getAttribute('href')) !== null ? 'Enter' : 'Space')
  }
}

/** Tab after Tab; wherever the focus is on the way, one sees it. */
const walkTo = async (page: Page, wanted: Locator): Promise<void> => {
  await expect(wanted).toBeVisible()
  // A dialog takes the focus a moment after it is there.
  await expect
    .poll(() => wanted.evaluate((one) => (one.closest('[role=dialog]') ?? document).contains(document.activeElement)))
    .toBe(true)
  for (let step = 0; step < 60 && !(await wanted.evaluate(hasFocus)); step += 1) {
    await page.keyboard.press('Tab')
    expect(await unseenFocus(page)).toBe(null)
  }
  await expectFocus(wanted)
}

const hasFocus = (one: Element): boolean => one === document.activeElement

/** It has the focus, and whoever came by keyboard sees that it has. */
export const expectFocus = async (wanted: Locator): Promise<void> => {
  await expect(wanted).toBeFocused()
  await expect(wanted).toBeInViewport()
  if (await wanted.evaluate((one) => one.matches(':focus-visible'))) expect(await unseenFocus(wanted.page())).toBe(null)
}

/** What has the focus without showing it; `null` when one sees where it is. */
const unseenFocus = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body || focused.matches('#content, [data-toasts], [role=dialog]')) return null
    const { outlineStyle, outlineWidth } = getComputedStyle(focused)
    const { left, top, width, height } = focused.getBoundingClientRect()
    const isOnTop = focused.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    const isMarked = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0
    return isOnTop && isMarked ? null : focused.outerHTML
  })

/** Notes every dialog that appears, from the first frame of each page on. */
export const watchDialogs = async (page: Page): Promise<string[]> => {
  const seen: string[] = []
  await page.exposeFunction('noteDialog', (text: string) => seen.push(text))
  await page.addInitScript(() => {
    const { noteDialog } = globalThis as unknown as { noteDialog(text: string): void }
    new MutationObserver(() => {
      for (const dialog of document.querySelectorAll('[role=dialog]')) noteDialog(dialog.textContent ?? '')
    }).observe(document, { childList: true, subtree: true })
  })
  return seen
}

/** Twenty presses before the page has a moment to draw. */
export const pressTwentyOn = (button: Locator): Promise<void> =>
  button.evaluate((one: HTMLElement) => {
    for (let press = 0; press < 20; press += 1) one.click()
  })

/** No gateway holds the request any longer. */
export const patienceOver = async (page: Page): Promise<void> => {
  await page.clock.fastForward(90_000)
}

/** A server that honours the header would carry out the first copy of a move only; here it is not told. */
export const withoutIdempotency = (page: Page): Promise<unknown> =>
  page.route(`**${moneyApi.moves}`, (route, call) =>
    route.continue({ headers: { ...call.headers(), 'idempotency-key': '' } }),
  )
