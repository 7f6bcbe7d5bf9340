import { longRecording } from '@supplier/test-fixtures/recordings/long'
import { createSandbox } from '@supplier/test-fixtures/sandbox/sandbox'
import type { Browser, Page } from 'playwright'
import { translations as words } from '../inspect/translations.ts'
import { openPage } from './opened.ts'
import type { Measured } from './part.ts'
import { recordingAppDir } from './tab.ts'
import { seenOn, watch } from './watched.ts'

const steps = Number(process.env['STEPS'] ?? 10_000)

/** Keys pressed one after another, each once the frame of the previous one is drawn. */
const presses = 40

/** Pixels per frame: a fast flick by a person who looks for something. */
const pace = 1200

/** How long the recording is played, and at which speed. */
const playing = { ms: 5000, speed: '64×' }

/** Milliseconds between two frames above which two frames were dropped. */
const late = 50

interface Figures {
  /** Milliseconds from start to end. */
  readonly took: number
  /** The longest task; tasks below 50 ms count as zero. */
  readonly task: number
  /** The number of late frames. */
  readonly late: number
  readonly images: number
  /** Late frames in percent. */
  readonly share: number
}

/**
 * Measures the viewer with a recording of this many steps: loading, replaying to the end, scrolling, stepping and
 * playing.
 */
export const measureViewer = async (browser: Browser): Promise<Measured> => {
  const text = await longRecording(steps)
  const { page, close } = await openPage(browser, {
    path: '/inspect',
    sandbox: createSandbox(),
    isSignedIn: false,
    staticDir: recordingAppDir,
    before: watch,
  })
  page.setDefaultTimeout(300_000)
  const figures: Record<string, Figures> = {}
  const take = async (name: string, act: () => Promise<unknown>) => {
    await seenOn(page)
    await page.evaluate(watchImages)
    const started = performance.now()
    await act()
    const took = performance.now() - started
    const gaps = await page.evaluate(() => (window as unknown as { images: number[] }).images.splice(0))
    const { tasks } = await seenOn(page)
    const many = gaps.filter((gap) => gap > late).length
    figures[name] = {
      took: Math.round(took),
      task: Math.round(Math.max(0, ...tasks)),
      late: many,
      images: gaps.length,
      share: Math.round((1000 * many) / gaps.length) / 10,
    }
  }
  try {
    await take('read', async () => {
      const buffer = Buffer.from(text)
      await page.locator('input[type=file]').setInputFiles({ name: 'long.flow.jsonl', mimeType: 'text/plain', buffer })
      await page.locator(`input[type=range][max="${steps}"]`).waitFor()
    })
    await take('replay', async () => {
      await page.getByRole('button', { name: words.timeline.newest }).click()
      await isShown(page, steps)
    })
    await take('scroll', () => page.evaluate(scrollThrough, { label: words.messages.label, pace }))
    await take('stepBack', () => press(page, 'ArrowLeft'))
    await take('stepOn', () => press(page, 'ArrowRight'))
    await isShown(page, steps)
    await page.getByRole('slider', { name: words.timeline.position }).fill(String(Math.round(steps / 2)))
    await isShown(page, Math.round(steps / 2))
    await page.getByText(playing.speed, { exact: true }).click()
    await take('play', async () => {
      await page.getByRole('button', { name: words.timeline.play }).click()
      await page.waitForTimeout(playing.ms)
      await page.getByRole('button', { name: words.timeline.pause }).click()
    })
  } finally {
    await close()
  }
  return {
    report: { viewer: { steps, bytes: text.length, ...figures } },
    table: figures as unknown as Measured['table'],
    found: ({ name }) => {
      const [, part = '', figure = ''] = /^viewer-(\w+)-(\w+)$/.exec(name) ?? []
      return figures[part]?.[figure as keyof Figures]
    },
  }
}

/** Waits until the viewer shows the step and the panel in the frame has reached it. */
const isShown = async (page: Page, step: number): Promise<void> => {
  await page.frameLocator('iframe').locator(`html[data-step="${step}"]`).waitFor({ state: 'attached' })
}

const press = async (page: Page, key: string): Promise<void> => {
  await page.getByRole('slider', { name: words.timeline.position }).blur()
  for (let times = 0; times < presses; times += 1) {
    await page.keyboard.press(key)
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  }
}

/** Runs in the page: records how long each frame took. */
const watchImages = (): void => {
  const own = window as unknown as { images?: number[] }
  if (own.images) return void own.images.splice(0)
  own.images = []
  let before = performance.now()
  const look = (now: number) => {
    own.images?.push(now - before)
    before = now
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Runs in the page: scrolls a list from start to end. */
const scrollThrough = ({ label, pace }: { readonly label: string; readonly pace: number }): Promise<void> =>
  new Promise((resolve) => {
    const box = document.querySelector(`section[aria-label="${label}"]`)
    if (!box) throw new Error(`there is no ${label}`)
    box.scrollTop = 0
    const step = () => {
      if (box.scrollTop + box.clientHeight >= box.scrollHeight - 1) return resolve()
      box.scrollTop += pace
      requestAnimationFrame(step)
    }
    requestAnimationFrame(step)
  })
