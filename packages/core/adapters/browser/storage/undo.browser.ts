import * as v from 'valibot'
import type { UndoName } from '../../../src/kit/undo/undo.domain.ts'
import type { UndoPort } from '../../../src/kit/undo/undo.port.ts'
import type { SafeStore } from '../kernel.browser.ts'

const Edit = v.object({
  id: v.string(),
  name: v.string(),
  from: v.string(),
  to: v.string(),
  paste: v.exactOptional(v.string()),
})

const Steps = v.array(
  v.union([
    v.object({ kind: v.literal('edit'), edits: v.array(Edit), until: v.number() }),
    v.object({
      kind: v.literal('bulk'),
      action: v.string(),
      jobId: v.string(),
      count: v.number(),
      until: v.nullable(v.number()),
    }),
    v.object({
      kind: v.literal('sent'),
      action: v.string(),
      key: v.string(),
      count: v.number(),
      at: v.number(),
      until: v.null(),
    }),
  ]),
)

const prefix = 'undo.'
const keyOf = ({ supplierId, list }: UndoName) => `${prefix}${supplierId}.${list}`

/** Stores the changes that a supplier can take back, and can clear them. */
export interface UndoStore extends UndoPort {
  clear(): void
}

/** Keeps what can be taken back in the storage of the tab. */
export const undoInBrowser = (tab: SafeStore): UndoStore => ({
  loadSteps: async (name) => {
    const found = v.safeParse(Steps, tab.json(keyOf(name)))
    return found.success ? found.output : []
  },
  saveSteps: async ({ steps, ...name }) => {
    if (steps.length === 0) tab.remove(keyOf(name))
    else tab.write(keyOf(name), JSON.stringify(steps))
  },
  clear: () => tab.removeAll(prefix),
})
