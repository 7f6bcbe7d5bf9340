import type { ImportActor } from '@supplier/core/imports/import.machine'
import { type ImportView, selectImport } from '@supplier/core/imports/import.selectors'
import type { PriceImport } from '@supplier/core/imports/imports.domain'
import { chosenFile } from '@supplier/core/kit/upload/upload.domain'
import type { Harness } from '../kit/harness.ts'
import type { Tab } from '../kit/headless.ts'

type Send = Parameters<ImportActor['send']>[0]

type OpenView = Extract<ImportView, { readonly state: 'open' }>

/** The page of an import in a tab: what a supplier does there, and what it shows. */
export interface OpenImport {
  readonly tab: Tab
  readonly actor: ImportActor
  view(): ImportView
  open(): OpenView
  send(event: Send): Promise<void>
  /** The import after the server has worked for so long. */
  after(ms?: number): Promise<PriceImport>
  choose(text: string | Uint8Array<ArrayBuffer>, name?: string): Promise<void>
  /** From the columns to the end of the check. */
  check(): Promise<PriceImport>
  run(): Promise<PriceImport>
  command(command: 'rollback' | 'cancel' | 'copy'): Promise<void>
}

export const importIn = async (harness: Harness, tab: Tab = harness.open('/products/import')): Promise<OpenImport> => {
  const actor = await tab.shown<ImportActor>('products-import')
  await harness.quiet()
  const view = (): ImportView => selectImport(actor.getSnapshot())
  const send = async (event: Send) => {
    actor.send(event)
    await harness.quiet()
  }
  const open = (): OpenView => {
    const shown = view()
    if (shown.state !== 'open') throw new Error(`The page shows ${shown.state}`)
    return shown
  }
  const after = async (ms = 8000): Promise<PriceImport> => {
    for (let passed = 0; passed < ms; passed += 500) await harness.pass(500)
    await harness.quiet()
    return open().found
  }
  return {
    tab,
    actor,
    view,
    open,
    send,
    after,
    choose: (text, name = 'price.csv') => {
      const file = new File([text], name)
      return send({ type: 'file.chosen', file: chosenFile(file), name, size: file.size })
    },
    check: async () => {
      await send({ type: 'columns.confirmed' })
      if (open().step === 'categories') await send({ type: 'categories.confirmed' })
      return after(3000)
    },
    run: async () => {
      await send({ type: 'start.chosen' })
      return after()
    },
    command: async (command) => {
      await send({ type: 'command.chosen', command })
      await send({ type: 'command.confirmed' })
    },
  }
}
