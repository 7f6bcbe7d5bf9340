import { expect, type Locator, type Page } from 'playwright/test'

/** More stops than any screen has before its last control. */
const mostStops = 120

/**
 * The key that leads on to a control: arrows within a menu or a line of tabs, from one row of a list to another and
 * within it, Tab everywhere else.
 */
export const keyTo = (element: Element): string => {
  const rowOf = (one: Element | null) => one?.closest('tbody > tr') ?? null
  const menu = (element as HTMLElement).tabIndex === -1 ? element.closest('nav') : null
  if (menu?.contains(document.activeElement) && document.activeElement) {
    const { width, height } = menu.getBoundingClientRect()
    const isBefore = (element.compareDocumentPosition(document.activeElement) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
    if (height > width) return isBefore ? 'ArrowUp' : 'ArrowDown'
    return isBefore ? 'ArrowLeft' : 'ArrowRight'
  }
  const [from, to] = [rowOf(document.activeElement), rowOf(element)]
  if (!from || !to || from.parentElement !== to.parentElement) return 'Tab'
  const isAhead = (one: Node, other: Node) =>
    (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  if (from !== to) return isAhead(from, to) ? 'ArrowDown' : 'ArrowUp'
  return document.activeElement && isAhead(document.activeElement, element) ? 'ArrowRight' : 'ArrowLeft'
}

/** Moves the focus to a control by keys alone, as a supplier without a mouse does. */
export const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await target.waitFor()
  // To find a control by its role takes as long as to press a key, so it is found once, and again if it is drawn anew.
  let element = await target.elementHandle()
  for (let stop = 0; stop < mostStops; stop += 1) {
    const place = await element?.evaluate((one) => {
      if (!one.isConnected) return 'gone'
      return one === document.activeElement ? 'here' : 'ahead'
    })
    if (place === 'here') return
    if (place === 'gone') element = await target.elementHandle()
    else await page.keyboard.press((await element?.evaluate(keyTo)) ?? 'Tab')
  }
  throw new Error('No key reaches the control.')
}

/** Moves to a control and presses Enter. */
export const enter = async (page: Page, target: Locator): Promise<void> => {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

/** Moves to a field and types into it. */
export const typeInto = async (page: Page, field: Locator, text: string): Promise<void> => {
  await tabTo(page, field)
  await page.keyboard.type(text)
}

/** Moves to a combobox, searches, and takes the first option. */
export const pickIn = async (page: Page, field: Locator, search: string, option: string | RegExp): Promise<void> => {
  await typeInto(page, field, search)
  // Options of an earlier search are shown, but Enter does not choose them.
  await choose(page, page.locator('[role=listbox]:not([aria-busy])').getByRole('option', { name: option }).first())
}

/** Moves to an option of the open list with the arrow keys, and chooses it. The list goes round. */
const choose = async (page: Page, option: Locator): Promise<void> => {
  await option.waitFor()
  const isReached = async (timeout: number) => {
    await expect(option).toHaveAttribute('data-highlighted', '', { timeout })
    return true
  }
  const isFirst = await isReached(200).catch(() => false)
  if (!isFirst)
    await expect(async () => {
      await page.keyboard.press('ArrowDown')
      await isReached(100)
    }).toPass()
  await page.keyboard.press('Enter')
}

/** Chooses an item of a menu that has just been opened. */
export const chooseItem = async (page: Page, item: Locator): Promise<void> => {
  const menu = page.getByRole('menu').filter({ has: item })
  // A menu takes the focus a frame after it is drawn; until then Enter presses its button, which closes it again.
  await expect(menu).toBeFocused()
  const names = await menu.locator('[role^=menuitem]').allTextContents()
  const place = names.indexOf((await item.textContent()) ?? '')
  // A menu does not go round, so that a key pressed before its item is highlighted could pass it for good.
  await expect(async () => {
    await page.keyboard.press('Home')
    for (let step = 0; step < place; step += 1) await page.keyboard.press('ArrowDown')
    await expect(item).toHaveAttribute('data-highlighted', '', { timeout: 200 })
  }).toPass()
  await page.keyboard.press('Enter')
}
