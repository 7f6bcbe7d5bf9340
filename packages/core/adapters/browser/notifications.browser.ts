import * as v from 'valibot'
import type { RemovalsPort } from '../../src/notifications/notifications.port.ts'
import type { Removal } from '../../src/notifications/removals.domain.ts'
import { parsedJson, type SafeStore } from './kernel.browser.ts'

const Change = v.variant('kind', [
  v.object({ kind: v.literal('remove'), id: v.string() }),
  v.object({ kind: v.literal('clear') }),
])

const Kept = v.object({
  supplierId: v.number(),
  removals: v.array(v.object({ key: v.string(), change: Change, until: v.number() })),
})

const keyOf = (supplierId: number) => `removals.${supplierId}`

/** Removals in storage: ids and times, nothing of what a notification says. All tabs of a supplier share them. */
export const removalsInBrowser = (local: SafeStore): RemovalsPort => {
  const recalled = (supplierId: number): readonly Removal[] => {
    const found = v.safeParse(Kept, parsedJson(local.read(keyOf(supplierId))))
    return found.success && found.output.supplierId === supplierId ? found.output.removals : []
  }
  return {
    recallRemovals: async (supplierId) => recalled(supplierId),
    keepRemovals: async ({ supplierId, added, dropped }) => {
      const keys = new Set([...dropped, ...added.map(({ key }) => key)])
      const removals = [...recalled(supplierId).filter(({ key }) => !keys.has(key)), ...added]
      if (removals.length === 0) local.remove(keyOf(supplierId))
      else local.write(keyOf(supplierId), JSON.stringify({ supplierId, removals }))
    },
  }
}
