import type { Browser } from 'playwright'
import type { Measured } from './part.ts'
import { median } from './statistics.ts'
import { appDir, recordingAppDir } from './tab.ts'
import { openWatched, type Watched } from './watched.ts'

const rounds = Number(process.env['ROUNDS'] ?? 9)
/** Keys typed in a round; each sends an event to a machine, after which a frame is drawn. */
const keys = 200

/** Measures the cost of an event in the panel with its recorder on and in the production panel without one. */
export const measureRecorder = async (browser: Browser): Promise<Measured> => {
  const panels = await Promise.all([appDir, recordingAppDir].map((staticDir) => openTyping(browser, staticDir)))
  const costs = panels.map(() => [] as number[])
  try {
    for (const panel of panels) await typed(panel)
    for (let round = 0; round < rounds; round += 1) {
      for (const [at, panel] of panels.entries()) costs[at]?.push(await typed(panel))
    }
  } finally {
    for (const { close } of panels) await close()
  }
  const [without = Number.NaN, on = Number.NaN] = costs.map(median)
  return {
    report: { recorder: { rounds, keys, without, on } },
    table: { 'a key, ms of processor time': { without, on, ratio: on / without } },
    found: ({ name }) => (name === 'recorder' ? on / without : undefined),
  }
}

const openTyping = async (browser: Browser, staticDir: string): Promise<Watched> => {
  const panel = await openWatched(browser, { path: '/dashboard/statistics', staticDir })
  await panel.page.keyboard.press('Control+k')
  await panel.page.getByRole('combobox').waitFor()
  return panel
}

/** Milliseconds of processor time for each key. */
const typed = async ({ page, worked }: Watched): Promise<number> => {
  const before = await worked()
  for (let pair = 0; pair < keys / 2; pair += 1) {
    await page.keyboard.press('q')
    await page.keyboard.press('Backspace')
  }
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  return ((await worked()) - before) / keys
}
