import type { Sandbox } from '@supplier/test-fixtures/sandbox/sandbox'
import type { RunningServer } from '@supplier/test-fixtures/server/server'
import type { BrowserContext, Page } from 'playwright/test'
import { expectJoined } from '../models/connection.ts'
import { held } from '../models/paywall.ts'

/** The tab and the backend of one path. */
export interface Stage {
  readonly page: Page
  readonly context: BrowserContext
  readonly sandbox: Sandbox
  readonly server: RunningServer
  /** Functions that release the delayed responses. */
  readonly kept: (() => void)[]
}

/** Delays responses of the server until `release` is called. */
export const keep = ({ sandbox, kept }: Stage, ...where: [path: string, nth?: number, count?: number | null]): void =>
  void kept.push(held(sandbox, ...where))

export const release = async ({ kept }: Stage): Promise<void> => {
  for (const letGo of kept.splice(0)) letGo()
}

export const refuse = ({ sandbox }: Stage, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, message: string) =>
  sandbox.faults.add({ kind: 'status', status: 422, body: { message }, method, path })

export const joined = ({ server }: Stage): Promise<void> => expectJoined(server)

/** Performs an action in another tab of the same browser. */
const beside = async ({ context }: Stage, act: (tab: Page) => Promise<unknown>, stays = false): Promise<void> => {
  const tab = await context.newPage()
  await tab.goto('/favicon.svg')
  await act(tab)
  if (!stays) await tab.close()
}

export const logOutBeside = (stage: Stage): Promise<void> =>
  beside(stage, (tab) => tab.evaluate(() => localStorage.removeItem('user')))

/** Holds the money lock in another tab, as if that tab were moving money. */
export const moveMoneyBeside = (stage: Stage): Promise<void> =>
  beside(stage, (tab) => tab.evaluate(() => void navigator.locks.request('money.1', () => new Promise(() => {}))), true)

/** Invalidates the tokens on the server and reloads the page. */
export const clearSession = async ({ page, sandbox }: Stage): Promise<void> => {
  sandbox.setWorld((world) => ({ ...world, tokens: [] }))
  await page.reload()
}

export const reload = async ({ page }: Stage): Promise<void> => {
  await page.reload()
  await page.waitForSelector('html:not([data-frame])')
}

export const goBack = async ({ page }: Stage): Promise<void> => void (await page.goBack())

/** Stops all timers of the page above one second; a path advances the time explicitly. */
export const stopTime = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const clock = { now: Date.now, setTimeout: window.setTimeout, clearTimeout: window.clearTimeout }
    const waiting = new Map<number, { readonly due: number; readonly run: () => void }>()
    let passed = 0
    let last = 0
    Date.now = () => clock.now.call(Date) + passed
    const later = (run: (...given: unknown[]) => void, delay = 0, ...given: unknown[]): number => {
      if (delay <= 1000) return Number(clock.setTimeout.call(window, () => run(...given), delay))
      last -= 1
      waiting.set(last, { due: Date.now() + delay, run: () => run(...given) })
      return last
    }
    const forget = (id?: number) => void (waiting.delete(id ?? 0) || clock.clearTimeout.call(window, id))
    const passTime = (milliseconds: number) => {
      passed += milliseconds
      for (const [id, { due, run }] of [...waiting]) if (due <= Date.now() && waiting.delete(id)) run()
    }
    Object.assign(window, { setTimeout: later, clearTimeout: forget, passTime })
  })

export const passTime = ({ page, sandbox }: Stage, milliseconds: number): Promise<void> => {
  sandbox.clock.move(milliseconds)
  return page.evaluate(
    (time) => (globalThis as unknown as { passTime(time: number): void }).passTime(time),
    milliseconds,
  )
}
