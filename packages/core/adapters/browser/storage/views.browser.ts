import * as v from 'valibot'
import { nothingKept, type ViewsName } from '../../../src/kit/views/views.domain.ts'
import type { ViewsPort } from '../../../src/kit/views/views.port.ts'
import { type OnStorage, type SafeStore, viewsOf } from '../kernel.browser.ts'

const Columns = v.nullable(v.array(v.string()))

const Kept = v.object({
  columns: v.fallback(Columns, null),
  views: v.fallback(
    v.array(
      v.object({ name: v.string(), search: v.string(), columns: Columns, isPinned: v.fallback(v.boolean(), false) }),
    ),
    [],
  ),
})

const keyOf = ({ supplierId, list }: ViewsName) => viewsOf(supplierId) + list

/** Keeps the columns and the saved views of the lists in storage, one entry for each list of a supplier. */
export const viewsInBrowser = (local: SafeStore, onStorage: OnStorage): ViewsPort => {
  const keptAt = (name: ViewsName) => {
    const found = v.safeParse(Kept, local.json(keyOf(name)))
    return found.success ? found.output : nothingKept
  }
  return {
    loadViews: async (name) => keptAt(name),
    saveViews: async ({ columns, views, ...name }) => {
      local.write(keyOf(name), JSON.stringify({ columns, views }))
    },
    watchViews: (emit, name) =>
      onStorage((changed) => {
        if (changed !== keyOf(name) && changed !== null) return
        local.clear(keyOf(name))
        emit({ type: 'views.changedElsewhere', kept: keptAt(name) })
      }),
  }
}
