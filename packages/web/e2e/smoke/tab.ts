import { expect } from 'playwright/test'

export interface Point {
  readonly x: number
  readonly y: number
}

/** A tab of a browser that Playwright does not drive, with the little that every driver can do. */
export interface Tab {
  /** Opens an address in this tab and waits until the page is loaded. */
  readonly open: (url: string) => Promise<void>
  /** Runs a function in the page; it sees only its argument. Resolves with its result, which is plain data. */
  readonly evaluate: <Result, Argument>(run: (argument: Argument) => Result, argument: Argument) => Promise<Result>
  /** Clicks at a point of the window, in CSS pixels, with Shift held down or not. */
  readonly click: (point: Point, withShift?: boolean) => Promise<void>
  readonly type: (text: string) => Promise<void>
  readonly press: (key: Key) => Promise<void>
  /** The errors of the browser's console; empty if its driver cannot read the console. */
  readonly errors: readonly string[]
  /** Returns a PNG of the window. */
  readonly screenshot: () => Promise<Buffer>
  readonly close: () => Promise<void>
}

export type Key = 'Enter'

export interface Place {
  readonly css: string
  /** Part of its text, its label or its title. */
  readonly text?: string
  /** Which of the visible ones, from 0. */
  readonly at?: number
}

/** Runs in the page. Scrolls to the element and returns where it can be clicked, or `null` while it cannot be. */
const seen = ({ css, text = '', at = 0 }: Place): Point | null => {
  const plain = (words: string | null) => (words ?? '').replaceAll(/\s+/g, ' ').trim()
  const found = [...document.querySelectorAll<HTMLElement>(css)].filter(
    (one) =>
      one.checkVisibility({ visibilityProperty: true }) &&
      [one.textContent, one.ariaLabel, one.title].some((words) => plain(words).includes(text)),
  )[at]
  if (found === undefined) return null
  found.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
  const { left, top, width, height } = found.getBoundingClientRect()
  const point = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) }
  const hit = document.elementFromPoint(point.x, point.y)
  return hit !== null && (found.contains(hit) || hit.contains(found)) ? point : null
}

const seenIn = async (tab: Tab, place: Place): Promise<Point> => {
  let last: Point | null = null
  const name = `${place.css} ${place.text ?? ''}`.trim()
  await expect
    .poll(
      async () => {
        const before = last
        last = await tab.evaluate(seen, place)
        return last !== null && before !== null && last.x === before.x && last.y === before.y
      },
      { message: `${name} stands still and can be clicked`, intervals: [50] },
    )
    .toBe(true)
  if (last === null) throw new Error(`${name} is not there`)
  return last
}

/** Finds, clicks and fills elements of a tab; each waits until its element stands still and can be clicked. */
export const elementsOf = (tab: Tab) => ({
  find: (place: Place) => seenIn(tab, place),
  click: async (place: Place, withShift = false): Promise<void> => tab.click(await seenIn(tab, place), withShift),
  fill: async (place: Place, text: string): Promise<void> => {
    await tab.click(await seenIn(tab, place))
    await tab.evaluate(() => (document.activeElement as HTMLInputElement | null)?.select?.(), null)
    await tab.type(text)
  },
})
