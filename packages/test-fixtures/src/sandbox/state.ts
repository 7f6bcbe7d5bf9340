import { readFileSync, renameSync } from 'node:fs'
import { type FileHandle, mkdir, open, rename } from 'node:fs/promises'
import { dirname, join, parse } from 'node:path'
import { campaignsName } from '../world/advertising/campaigns.ts'
import { telegramAdsName } from '../world/advertising/telegram-ads.ts'
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
  /**
   * Resolves when the disk has all money that moved until now, at once when none moved since the last write; rejects
   * with the error of the disk. The first call writes the world.
   */
  readonly saved: () => Promise<void>
  /** Writes pending changes now; resolves when nothing is being written any more. */
  readonly flush: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** The state saved by an earlier run, `null` when there is none; or why the one that there is cannot be used. */
export const readKept = (file: string): Kept | null | { readonly unusable: string } => {
  try {
    const read = JSON.parse(readFileSync(file, 'utf8'))
    if (read.version !== version) return { unusable: `its version is ${read.version}, not ${version}` }
    const [broken] = brokenInvariants(read.world)
    if (broken !== undefined) return { unusable: broken }
    return { world: read.world, clockOffset: Number.isSafeInteger(read.clockOffset) ? read.clockOffset : 0 }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    return { unusable: error instanceof TypeError ? 'it is not the state of a sandbox' : (error as Error).message }
  }
}

/** Renames a state that cannot be used, so that the next write does not replace it, and returns its new path. */
export const putAside = (file: string, now = new Date()): string => {
  const { dir, name, ext } = parse(file)
  // Windows allows no colons.
  const aside = join(dir, `${name}.unusable-${now.toISOString().replaceAll(':', '-')}${ext}`)
  renameSync(file, aside)
  return aside
}

/** Saves every change of a sandbox to a file, debounced. */
export const save = (sandbox: Sandbox, file: string, onTrouble: (error: unknown) => void, pause = 200): Keeper => {
  let timer: NodeJS.Timeout | undefined
  let written: World | undefined
  let last = Promise.resolve()
  let next: Promise<void> | undefined
  const isMoneySaved = () => written !== undefined && !hasMoved(written, sandbox.world())
  const put = async () => {
    next = undefined
    if (timer === undefined && isMoneySaved()) return
    clearTimeout(timer)
    timer = undefined
    const world = sandbox.world()
    try {
      await writeKept(file, { world, clockOffset: sandbox.clock.offset() })
      written = world
    } catch (error) {
      onTrouble(error)
      throw error
    }
  }
  /** Begins when the write before it has ended; all who ask until then share it. */
  const write = (): Promise<void> => {
    if (next === undefined) {
      next = last.then(put)
      last = next.catch(() => {})
    }
    return next
  }
  const flush = async () => {
    if (timer !== undefined) void write()
    await last
  }
  const clear = sandbox.onChange(() => {
    timer ??= setTimeout(flush, pause)
  })
  return {
    saved: async () => {
      if (!isMoneySaved()) await write()
    },
    flush,
    stop: async () => {
      clear()
      await flush()
    },
  }
}

/**
 * Writes to a temporary file and renames it, so that the state file is complete at any moment. Every write is synced,
 * because after a power cut an unsynced rename may have replaced a state with answered money by an empty file.
 */
async function writeKept(file: string, { world, clockOffset }: Kept): Promise<void> {
  const folder = dirname(file)
  await mkdir(folder, { recursive: true })
  const draft = join(folder, `.${process.pid}.draft`)
  const text = JSON.stringify({ version, seedTime, clockOffset, world })
  await synced(draft, 'w', (handle) => handle.writeFile(text))
  await rename(draft, file)
  // Windows cannot open a folder.
  if (process.platform !== 'win32') await synced(folder, 'r')
}

/** Where money is, is promised to advertising, or has been answered for a key. */
const moneyOf = ({ ledger, lines, invoices, payouts, answers, records }: World) =>
  [ledger, lines, invoices, payouts, answers, records[campaignsName], records[telegramAdsName]] as const

function hasMoved(before: World, after: World): boolean {
  const known = moneyOf(before)
  return moneyOf(after).some((part, at) => part !== known[at])
}

/** Opens a file or a folder, and closes it when the disk has it. */
async function synced(path: string, flags: 'r' | 'w', act?: (handle: FileHandle) => Promise<void>): Promise<void> {
  const handle = await open(path, flags)
  try {
    await act?.(handle)
    await handle.sync()
  } finally {
    await handle.close()
  }
}
