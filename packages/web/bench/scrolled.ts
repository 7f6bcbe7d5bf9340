import { withNotifications } from '@supplier/test-fixtures/world/notifications/notifications'
import type { Browser } from 'playwright'
import type { Finding } from './finding.ts'
import { openWatched } from './watched.ts'

/** Pixels per second: a fast flick by a person who looks for something. */
const pace = 12_000

/** Milliseconds between two frames above which one frame was dropped. */
const late = 25

/** How many more frames of a thousand may be late than on a still page: the machine has other work too. */
const mostLate = 1

/** The longest allowed time between two frames in milliseconds; above it the list no longer follows the finger. */
const longest = 200

/** Milliseconds of work for each row: at this pace more than two rows appear in each frame. */
const mostWork = 6

/** How many times as long a row may take at the end of the list as at its beginning. */
const mostGrown = 1.15

/** Frames of a still page, which show how busy the machine is otherwise. */
const still = 600

interface Scrolled {
  /** The position of the last rendered row, counted from one. */
  readonly rows: number
  readonly frames: number
  readonly gaps: readonly number[]
}

/** Scrolls this many notifications from the newest to the oldest, with pages loaded on the way. */
export const scrolled = async (browser: Browser, count: number): Promise<readonly Finding[]> => {
  const { page, worked, close } = await openWatched(browser, {
    path: '/notifications',
    prepare: (sandbox) =>
      sandbox.setWorld((world) =>
        withNotifications({ ...world, notifications: [] }, 1, { count, unread: 0, until: sandbox.clock.now() }),
      ),
  })
  await page.locator('main ol li').first().waitFor()
  const resting = await page.evaluate(watchImages, { pace: 0, late, frames: still, rows: count })
  const tenths: Scrolled[] = []
  const works: number[] = []
  for (let tenth = 1; tenth <= 10; tenth += 1) {
    const from = tenths.at(-1)?.rows ?? 0
    const before = await worked()
    const seen = await page.evaluate(watchImages, { pace, late, frames: endless, rows: (count * tenth) / 10 })
    works.push(((await worked()) - before) / (seen.rows - from))
    tenths.push(seen)
  }
  await close()
  const moving = whole(tenths)
  if (moving.rows !== count) throw new Error(`the list ended after ${moving.rows} of ${count} notifications`)
  return [
    {
      what: `processor time for each of ${count} notifications that are scrolled`,
      found: mean(works),
      most: mostWork,
      unit: 'ms',
    },
    {
      what: `processor time for each of the last tenth of ${count} notifications, beside one of the second tenth`,
      found: (works[9] ?? Number.NaN) / (works[1] ?? Number.NaN),
      most: mostGrown,
      unit: '×',
    },
    {
      what: `pictures more than ${late} ms late while ${count} notifications are scrolled (${oneIn(moving)} of 1000), less those of a still page (${oneIn(resting)})`,
      found: Math.max(0, lateOf(moving) - lateOf(resting)),
      most: mostLate,
      unit: 'of 1000',
    },
    {
      what: `longest wait for a picture while ${count} notifications are scrolled`,
      found: Math.max(0, ...moving.gaps),
      most: Math.max(longest, ...resting.gaps),
      unit: 'ms',
    },
  ]
}

const endless = Number.POSITIVE_INFINITY
const lateOf = ({ gaps, frames }: Scrolled): number => (gaps.length / frames) * 1000
const oneIn = (seen: Scrolled): number => Math.round(lateOf(seen) * 10) / 10
const sum = (figures: readonly number[]): number => figures.reduce((all, figure) => all + figure, 0)
const mean = (figures: readonly number[]): number => sum(figures) / figures.length

const whole = (parts: readonly Scrolled[]): Scrolled => ({
  rows: Math.max(...parts.map(({ rows }) => rows)),
  frames: sum(parts.map(({ frames }) => frames)),
  gaps: parts.flatMap(({ gaps }) => gaps),
})

interface Watch {
  readonly pace: number
  readonly late: number
  /** Frames to watch, unless the rows appear earlier. */
  readonly frames: number
  readonly rows: number
}

/** Runs in the page: scrolls until the given number of rows is reached or the list ends, and records late frames. */
const watchImages = ({ pace, late, frames: most, rows: wanted }: Watch): Promise<Scrolled> =>
  new Promise((resolve) => {
    const gaps: number[] = []
    let frames = 0
    let before = performance.now()
    const step = (now: number) => {
      const gap = now - before
      before = now
      frames += 1
      if (gap > late) gaps.push(gap)
      const last = [...document.querySelectorAll('main ol li')].at(-1)
      const rows = Number(last?.getAttribute('aria-posinset'))
      const { scrollHeight } = document.documentElement
      const isDown = window.scrollY + window.innerHeight >= scrollHeight - 1
      const isWhole = last?.getAttribute('aria-setsize') === last?.getAttribute('aria-posinset')
      if (frames >= most || (pace > 0 && rows >= wanted) || (isDown && isWhole)) return resolve({ rows, frames, gaps })
      window.scrollBy(0, (pace * Math.min(gap, late)) / 1000)
      requestAnimationFrame(step)
    }
    requestAnimationFrame(step)
  })
