import type { Browser, Page } from 'playwright'
import {
  type DialogThatComes,
  type DialogToOpen,
  type Keys,
  opener,
  type Stored,
  shownDialog,
} from '../e2e/models/dialogs.ts'
import type { Finding } from './finding.ts'
import { openWatched, slack } from './watched.ts'

type Dialog = DialogToOpen | DialogThatComes

/** Opens and closes a dialog this many times and measures whether its memory is released. */
export const worn = async (browser: Browser, dialog: Dialog, cycles: number): Promise<Finding> => {
  const { page, sandbox, heap, close } = await openWatched(browser, dialog)
  if ('presses' in dialog.by) {
    const { meanwhile = () => {} } = dialog.by
    await page.exposeFunction('meanwhile', () => meanwhile(sandbox))
  }
  await dialog.begin?.(page)
  const half = Math.ceil(cycles / 2)
  await openAndClose(page, dialog, half)
  const before = await heap()
  await openAndClose(page, dialog, cycles - half)
  const grown = (await heap()) - before
  await close()
  return {
    what: `heap grown by the second half of ${cycles} times ${dialog.name}`,
    found: grown,
    most: slack,
    unit: 'bytes',
  }
}

/** How the page opens a dialog. */
type Deed =
  | { readonly does: 'click' }
  | { readonly does: 'travel' }
  | { readonly does: 'press'; readonly keys: Keys }
  | { readonly does: 'give'; readonly file: { readonly name: string; readonly type: string; readonly base64: string } }
  | { readonly does: 'store'; readonly stored: Stored }
  | { readonly does: 'pressAll'; readonly names: readonly string[] }

const deedOf = ({ by }: Dialog): Deed => {
  if ('keys' in by) return { does: 'press', keys: by.keys }
  if ('stored' in by) return { does: 'store', stored: by.stored }
  if ('history' in by) return { does: 'travel' }
  if ('button' in by) return { does: 'click' }
  if ('presses' in by) return { does: 'pressAll', names: by.presses }
  const { name, mimeType, buffer } = by.file
  return { does: 'give', file: { name, type: mimeType, base64: buffer.toString('base64') } }
}

const openAndClose = async (page: Page, dialog: Dialog, times: number): Promise<void> => {
  const node = await opener(page, dialog)?.elementHandle()
  const seen = dialog.seen ?? shownDialog
  const gone = dialog.seen ?? '[role=dialog]'
  const closesBy = 'closesBy' in dialog ? (dialog.closesBy ?? null) : null
  const done = await page.evaluate(turn, [node ?? null, { times, deed: deedOf(dialog), seen, gone, closesBy }] as const)
  await node?.dispose()
  if (done < times) throw new Error(`${dialog.name}: nothing happened any more after ${done} of ${times} times`)
}

/**
 * Runs in the page: opens and closes the dialog this many times and returns how often that worked. Driven from outside,
 * most of the time would be spent on communication.
 */
const turn = async ([node, { times, deed, seen, gone, closesBy }]: readonly [
  Node | null,
  {
    readonly times: number
    readonly deed: Deed
    readonly seen: string
    readonly gone: string
    readonly closesBy: string | null
  },
]): Promise<number> => {
  const patience = 10_000
  const until = (holds: () => boolean) =>
    new Promise<boolean>((resolve) => {
      const start = performance.now()
      const look = () => {
        if (holds()) resolve(true)
        else if (performance.now() - start > patience) resolve(false)
        else requestAnimationFrame(look)
      }
      look()
    })
  const press = (pressed: Keys) =>
    (document.activeElement ?? document.body).dispatchEvent(
      new KeyboardEvent('keydown', { ...pressed, bubbles: true, cancelable: true }),
    )
  const leave = () => press({ key: 'Escape', code: 'Escape' })
  /** Writes to storage as another tab would. */
  const store = (field: string, value: string | null) => {
    const user = JSON.parse(localStorage.getItem('user') ?? '')
    localStorage.setItem('user', JSON.stringify({ ...user, data: { ...user.data, [field]: value } }))
    dispatchEvent(new StorageEvent('storage', { key: 'user' }))
  }
  const give = (name: string, type: string, base64: string) => {
    const transfer = new DataTransfer()
    transfer.items.add(new File([Uint8Array.from(atob(base64), (c) => c.charCodeAt(0))], name, { type }))
    const field = node as HTMLInputElement
    field.files = transfer.files
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }
  const named = (name: string) =>
    [...document.querySelectorAll('button')].findLast(
      (one) => one.textContent?.trim() === name && !one.disabled && one.getAttribute('aria-disabled') !== 'true',
    )
  const pressNamed = async (name: string) => {
    await until(() => named(name) !== undefined)
    named(name)?.click()
  }
  const open = async () => {
    if (deed.does === 'click') (node as HTMLElement).click()
    else if (deed.does === 'press') press(deed.keys)
    else if (deed.does === 'give') give(deed.file.name, deed.file.type, deed.file.base64)
    else if (deed.does === 'store') store(deed.stored.field, null)
    else if (deed.does !== 'pressAll') history.forward()
    else {
      await (globalThis as unknown as { meanwhile(): Promise<void> }).meanwhile()
      for (const name of deed.names) await pressNamed(name)
    }
  }
  const close = async () => {
    if (closesBy !== null) return pressNamed(closesBy)
    if (deed.does === 'store') store(deed.stored.field, deed.stored.value)
    else if (deed.does === 'travel') history.back()
    else leave()
  }
  const found = (selector: string) => document.querySelector(selector) !== null
  for (let done = 0; done < times; done += 1) {
    await open()
    if (!(await until(() => found(seen)))) return done
    await close()
    if (!(await until(() => !found(gone)))) return done
  }
  return times
}
