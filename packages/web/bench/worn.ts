import type { Browser, Page } from 'playwright'
import { type DialogToOpen, type Keys, opener } from './dialogs.ts'
import type { Finding } from './finding.ts'
import { openWatched, slack } from './watched.ts'

/** A dialog opened and closed so many times: whether its memory comes back. */
export const worn = async (browser: Browser, dialog: DialogToOpen, cycles: number): Promise<Finding> => {
  const { page, heap, close } = await openWatched(browser, dialog)
  await dialog.begin?.(page)
  const half = Math.ceil(cycles / 2)
  await openAndClose(page, dialog, half)
  const before = await heap()
  await openAndClose(page, dialog, cycles - half)
  const grown = (await heap()) - before
  await close()
  return {
    what: `heap grown by the second half of ${cycles} times ${dialog.name}`,
    found: grown,
    most: slack,
    unit: 'bytes',
  }
}

interface Turns {
  readonly times: number
  readonly keys: Keys | null
}

const openAndClose = async (page: Page, dialog: DialogToOpen, times: number): Promise<void> => {
  const button = await opener(page, dialog)?.elementHandle()
  const keys = 'keys' in dialog.by ? dialog.by.keys : null
  const done = await page.evaluate(turn, [button ?? null, { times, keys }] as const)
  await button?.dispose()
  if (done < times) throw new Error(`${dialog.name}: nothing happened any more after ${done} of ${times} times`)
}

/**
 * Runs in the page: opens the dialog and closes it with Escape until it is gone, so many times; how often that went well.
 * Asked for step by step from outside, most of the time would go into the asking.
 */
const turn = async ([button, { times, keys }]: readonly [Node | null, Turns]): Promise<number> => {
  const patience = 10_000
  const until = (holds: () => boolean) =>
    new Promise<boolean>((resolve) => {
      const start = performance.now()
      const look = () => {
        if (holds()) resolve(true)
        else if (performance.now() - start > patience) resolve(false)
        else requestAnimationFrame(look)
      }
      look()
    })
  const press = (pressed: Keys) =>
    (document.activeElement ?? document.body).dispatchEvent(
      new KeyboardEvent('keydown', { ...pressed, bubbles: true, cancelable: true }),
    )
  const found = (selector: string) => document.querySelector(selector) !== null
  for (let done = 0; done < times; done += 1) {
    if (keys) press(keys)
    else (button as HTMLElement).click()
    if (!(await until(() => found('[role=dialog][data-state=open]')))) return done
    press({ key: 'Escape', code: 'Escape' })
    if (!(await until(() => !found('[role=dialog]')))) return done
  }
  return times
}
