import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Sandbox } from './sandbox.ts'
import { brokenInvariants } from './world/invariants.ts'
import type { World } from './world/world.ts'

/** Goes up when worlds of before cannot be used any more. */
const version = 6

export interface Kept {
  readonly world: World
  readonly clockOffset: number
}

export interface Keeper {
  /** Writes now what is waiting to be written. */
  readonly flush: () => void
  readonly stop: () => void
}

/** What an earlier run left behind, or `null` when there is nothing that can be used. */
export const readKept = (file: string): Kept | null => {
  try {
    const read = JSON.parse(readFileSync(file, 'utf8'))
    if (read.version !== version || brokenInvariants(read.world).length > 0) return null
    return { world: read.world, clockOffset: Number.isSafeInteger(read.clockOffset) ? read.clockOffset : 0 }
  } catch {
    return null
  }
}

/** Writes beside the file first, so that it is whole at every moment. */
export const writeKept = (file: string, { world, clockOffset }: Kept): void => {
  mkdirSync(dirname(file), { recursive: true })
  const draft = join(dirname(file), `.${process.pid}.draft`)
  writeFileSync(draft, JSON.stringify({ version, clockOffset, world }))
  renameSync(draft, file)
}

/** Keeps a file up to date with a sandbox; many changes in a row are written once. */
export const keep = (sandbox: Sandbox, file: string, onTrouble: (error: unknown) => void, pause = 200): Keeper => {
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
  const forget = sandbox.onChange(() => {
    timer ??= setTimeout(flush, pause)
  })
  return {
    flush,
    stop: () => {
      forget()
      flush()
    },
  }
}
