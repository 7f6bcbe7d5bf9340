import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Sandbox } from '@supplier/test-fixtures/sandbox/sandbox'
import type { RunningServer } from '@supplier/test-fixtures/server/server'
import type { BrowserContext, Page, TestInfo, TestType } from 'playwright/test'
import type { AnyStateMachine, InputFrom } from 'xstate'
import { expectAccessible } from '../axe.ts'
import { type Area, pathsOf } from './paths.ts'
import { type Stage, stopTime } from './stage.ts'

/**
 * Claims a state for one worker of this run, so that it is checked with axe only once: a state looks the same on every
 * path.
 */
const isFirst = (look: string, { project: { outputDir } }: TestInfo): boolean => {
  const looked = join(outputDir, 'looked')
  mkdirSync(looked, { recursive: true })
  try {
    mkdirSync(join(looked, look))
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return false
  }
}

type Deed = (stage: Stage) => Promise<void>

interface Given {
  readonly page: Page
  readonly context: BrowserContext
  readonly sandbox: Sandbox
  readonly server: RunningServer
}

/** One test for each path: performs each event, checks each state, and checks every state once with axe. */
export const play = <M extends AnyStateMachine>(test: TestType<Given, object>, area: Area<M>): void => {
  const { name, worlds, prepare } = area
  const sees: Readonly<Record<string, Deed>> = area.sees
  const does: Readonly<Record<string, Deed>> = area.does
  for (const path of pathsOf(area)) {
    test(path.name, async ({ page, context, sandbox, server }, info) => {
      test.setTimeout(90_000)
      const stage: Stage = { page, context, sandbox, server, kept: [] }
      await stopTime(page)
      prepare(stage, worlds[path.world] as InputFrom<M>)
      for (const { event, state } of path.steps) {
        await does[event]?.(stage)
        await sees[state]?.(stage)
        const look = `${name} ${state} at ${page.viewportSize()?.width}`
        if (isFirst(look, info)) await expectAccessible(page)
      }
    })
  }
}
