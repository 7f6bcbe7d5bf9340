import type { RunningServer, Sandbox } from '@supplier/test-fixtures'
import type { BrowserContext, Page, TestType } from 'playwright/test'
import type { AnyStateMachine, InputFrom } from 'xstate'
import { expectAccessible } from '../axe.ts'
import { type Area, pathsOf } from './paths.ts'
import { type Stage, stopTime } from './stage.ts'

type Deed = (stage: Stage) => Promise<void>

interface Given {
  readonly page: Page
  readonly context: BrowserContext
  readonly sandbox: Sandbox
  readonly server: RunningServer
}

/** What axe has looked at in this worker: a state looks the same whichever path led to it. */
const looked = new Set<string>()

/** One test a path: each event is played, each state is seen, and axe looks at every state once in a worker. */
export const play = <M extends AnyStateMachine>(test: TestType<Given, object>, area: Area<M>): void => {
  const { name, worlds, prepare } = area
  const sees: Readonly<Record<string, Deed>> = area.sees
  const does: Readonly<Record<string, Deed>> = area.does
  for (const path of pathsOf(area)) {
    test(path.name, async ({ page, context, sandbox, server }) => {
      test.setTimeout(90_000)
      const stage: Stage = { page, context, sandbox, server, kept: [] }
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await stopTime(page)
      prepare(stage, worlds[path.world] as InputFrom<M>)
      for (const { event, state } of path.steps) {
        await does[event]?.(stage)
        await sees[state]?.(stage)
        const look = `${name}: ${state} at ${page.viewportSize()?.width}`
        if (looked.has(look)) continue
        await expectAccessible(page)
        looked.add(look)
      }
    })
  }
}
