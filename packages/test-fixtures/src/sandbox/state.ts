import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { seedTime } from '../world/seed-time.ts'
import type { World } from '../world/world.ts'
import { brokenInvariants } from './invariants.ts'
import type { Sandbox } from './sandbox.ts'

/** Increase it when worlds saved by earlier versions can no longer be used. */
const version = 7

export interface Kept {
  readonly world: World
  readonly clockOffset: number
}

export interface Keeper {
  /** Writes pending changes now. */
  readonly flush: () => void
  readonly stop: () => void
}

/** The state saved by an earlier run, or `null` when there is none that can be used. */
export const readKept = (file: string): Kept | null => {
  try {
    const read = JSON.parse(readFileSync(file, 'utf8'))
    if (read.version !== version || brokenInvariants(read.world).length > 0) return null
    return { world: read.world, clockOffset: Number.isSafeInteger(read.clockOffset) ? read.clockOffset : 0 }
  } catch {
    return null
  }
}

/** Writes to a temporary file and renames it, so that the state file is complete at any moment. */
export const writeKept = (file: string, { world, clockOffset }: Kept): void => {
  mkdirSync(dirname(file), { recursive: true })
  const draft = join(dirname(file), `.${process.pid}.draft`)
  writeFileSync(draft, JSON.stringify({ version, seedTime, clockOffset, world }))
  renameSync(draft, file)
}

/** Saves every change of a sandbox to a file, debounced. */
export const save = (sandbox: Sandbox, file: string, onTrouble: (error: unknown) => void, pause = 200): Keeper => {
  let timer: NodeJS.Timeout | undefined
  const flush = () => {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    try {
      writeKept(file, { world: sandbox.world(), clockOffset: sandbox.clock.offset() })
    } catch (error) {
      onTrouble(error)
    }
  }
  const clear = sandbox.onChange(() => {
    timer ??= setTimeout(flush, pause)
  })
  return {
    flush,
    stop: () => {
      clear()
      flush()
    },
  }
}
