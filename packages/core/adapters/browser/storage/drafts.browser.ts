import * as v from 'valibot'
import type { DraftName } from '../../../src/kit/drafts/drafts.domain.ts'
import type { DraftsPort } from '../../../src/kit/drafts/drafts.port.ts'
import { draftsOf, type OnStorage, type SafeStore } from '../kernel.browser.ts'

const Kept = v.object({
  supplierId: v.number(),
  form: v.string(),
  texts: v.record(v.string(), v.string()),
  keptAt: v.number(),
})

const keyOf = ({ supplierId, form }: DraftName) => draftsOf(supplierId) + form

/** Keeps drafts in storage, one entry for each form of a supplier. */
export const draftsInBrowser = (local: SafeStore, onStorage: OnStorage): DraftsPort => ({
  loadDraft: async (name) => {
    const found = v.safeParse(Kept, local.json(keyOf(name)))
    return found.success ? found.output : null
  },
  saveDraft: async (draft) => {
    local.write(keyOf(draft), JSON.stringify(draft))
  },
  clearDraft: async (name) => local.remove(keyOf(name)),
  watchDraft: (emit, name) =>
    onStorage((changed) => {
      const key = keyOf(name)
      if (changed !== key && changed !== null) return
      local.clear(key)
      if (local.read(key) === null) emit({ type: 'draft.removed' })
    }),
})
