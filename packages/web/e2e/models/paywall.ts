import type { Sandbox } from '@supplier/test-fixtures/sandbox/sandbox'
import type { ScenarioName } from '@supplier/test-fixtures/world/names'
import { expect, type Locator, type Page } from 'playwright/test'
import money from '../../src/i18n/uk/money/index.ts'
import { keyTo } from './keyboard.ts'

export const { paywall, operation } = money

/** Paths below /api, as used by the sandbox and its faults. */
export const moneyApi = {
  moves: '/v1/customers/balances/balance-transfer',
  topUp: '/admin-suppliers/v1/customer/account/up-balance',
  recent: '/v1/customers/balances/service-transactions',
} as const

/** Page object of the paywall. */
export const paywallOf = (page: Page) => {
  const dialog = page.getByRole('dialog')
  const button = (name: string | RegExp) => dialog.getByRole('button', { name, exact: true })
  return {
    dialog,
    step: (name: string) => page.getByRole('dialog', { name, exact: true }),
    activity: (text: string) => dialog.getByRole('status').filter({ hasText: text }),
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

/** Page object of a money move that is not settled. */
export const operationOf = (page: Page) => {
  const dialog = page.getByRole('dialog')
  const button = (name: string) => dialog.getByRole('button', { name, exact: true })
  return {
    step: (name: string) => page.getByRole('dialog', { name, exact: true }),
    later: button(operation.later),
    check: button(operation.check),
    settled: button(operation.settled),
    copy: button(operation.copy),
    /** Shown in the top bar until the move is settled, even behind a dialog. */
    line: (text: string) =>
      page.getByRole('banner', { includeHidden: true }).getByRole('button', { name: text, includeHidden: true }),
    // The previous dialog may still be fading out.
    lines: () => linesOf(dialog.filter({ hasText: operation.kind })),
  }
}

/** The names and amounts in a list, from top to bottom. */
export const linesOf = (location: Locator): Promise<string[][]> =>
  location
    .locator('dl > div')
    .evaluateAll((rows) =>
      rows.map(({ children }) => Array.from(children, ({ textContent }) => (textContent ?? '').replace(/\s/g, ' '))),
    )

const supplierId = 1

/** Opens the panel as the first supplier, already signed in, in the given world. */
export const arrive = async (page: Page, sandbox: Sandbox, scenario: ScenarioName, path = '/orders'): Promise<void> => {
  sandbox.load(scenario)
  await openPage(page, path)
}

export const openPage = async (page: Page, path: string): Promise<void> => {
  await page.goto(path)
  await page.waitForSelector('html:not([data-frame])')
}

/** The moves that the server accepted, oldest first; tests of money compare with this list. */
export const movedIn = (sandbox: Sandbox) => sandbox.ledger(supplierId).map(({ kind, amount }) => [kind, amount])

/** How many requests to move money the server got. */
export const movesSent = (sandbox: Sandbox): number =>
  sandbox.requests().filter(({ method, path }) => method === 'POST' && path.endsWith(moneyApi.moves)).length

/** Both balances on the server. */
export const balancesIn = (sandbox: Sandbox) => {
  const { main, service } = sandbox.world().suppliers.find(({ id }) => id === supplierId) ?? {}
  return { main, service }
}

export const isSubscribed = (sandbox: Sandbox): boolean =>
  sandbox.world().suppliers.some(({ id, subscribed }) => id === supplierId && subscribed)

const anHour = 3_600_000

/** Delays requests from the n-th on, one by default, until the returned function is called. */
export const held = (sandbox: Sandbox, path: string, nth = 1, count: number | null = 1): (() => void) => {
  const fault = sandbox.faults.add({ kind: 'delay', ms: anHour, path, nth, count })
  return () => {
    sandbox.faults.clear(fault)
    sandbox.clock.move(anHour)
  }
}

/** A toast, even when a dialog covers it. */
export const toastOn = (page: Page, text: string | RegExp): Locator =>
  page.locator('[data-toasts] li').filter({ hasText: text })

/** Presses elements by keyboard alone, with Enter and Space in turn. */
export const keyboardOf = (page: Page) => {
  let presses = 0
  return async (wanted: Locator): Promise<void> => {
    await goTo(page, wanted)
    presses += 1
    await page.keyboard.press(presses % 2 === 1 || (await wanted.getAttribute('href')) !== null ? 'Enter' : 'Space')
  }
}

/** Moves on by keys until the element has the focus; the focus must be visible at every step. */
const goTo = async (page: Page, wanted: Locator): Promise<void> => {
  await expect(wanted).toBeVisible()
  // A dialog takes the focus shortly after it appears.
  await expect
    .poll(() => wanted.evaluate((one) => (one.closest('[role=dialog]') ?? document).contains(document.activeElement)))
    .toBe(true)
  for (let step = 0; step < 60 && !(await wanted.evaluate(hasFocus)); step += 1) {
    await page.keyboard.press(await wanted.evaluate(keyTo))
    expect(await unseenFocus(page)).toBe(null)
  }
  await expectFocus(wanted)
}

const hasFocus = (one: Element): boolean => one === document.activeElement

/** Expects that the element has the focus and shows it. */
export const expectFocus = async (wanted: Locator): Promise<void> => {
  await expect(wanted).toBeFocused()
  await expect(wanted).toBeInViewport()
  if (await wanted.evaluate((one) => one.matches(':focus-visible'))) expect(await unseenFocus(wanted.page())).toBe(null)
}

/** The focused element when it does not show its focus; otherwise `null`. */
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

/** Records every dialog that appears, from the first frame of each page on. */
export const watchDialogs = async (page: Page): Promise<string[]> => {
  const seen: string[] = []
  await page.exposeFunction('setDialogState', (text: string) => seen.push(text))
  await page.addInitScript(() => {
    const { setDialogState } = globalThis as unknown as { setDialogState(text: string): void }
    new MutationObserver(() => {
      for (const dialog of document.querySelectorAll('[role=dialog]')) setDialogState(dialog.textContent ?? '')
    }).observe(document, { childList: true, subtree: true })
  })
  return seen
}

/** Presses twenty times within one task, before the page can draw. */
export const pressTwentyOn = (button: Locator): Promise<void> =>
  button.evaluate((one: HTMLElement) => {
    for (let press = 0; press < 20; press += 1) one.click()
  })

/** Moves the page's clock beyond the time for which a gateway may hold a request. */
export const patienceOver = async (page: Page): Promise<void> => {
  await page.clock.fastForward(90_000)
}

/** Removes the idempotency header: a server that honours it would hide a repeated move. */
export const withoutIdempotency = (page: Page): Promise<unknown> =>
  page.route(`**${moneyApi.moves}`, (route, call) =>
    route.continue({ headers: { ...call.headers(), 'idempotency-key': '' } }),
  )
