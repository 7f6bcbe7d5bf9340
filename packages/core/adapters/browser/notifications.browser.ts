import * as v from 'valibot'
import type { RemovalsPort, SiblingsPort } from '../../src/notifications/notifications.port.ts'
import type { Removal } from '../../src/notifications/removals.domain.ts'
import { type Channel, held, type Locks, type SafeStore } from './kernel.browser.ts'

const Known = v.exactOptional(v.array(v.string()))

const Removing = v.variant('kind', [
  v.object({ kind: v.literal('remove'), id: v.string() }),
  v.object({ kind: v.literal('clear'), known: Known }),
])

const Kept = v.object({ key: v.string(), change: Removing, until: v.number() })

const AllKept = v.object({ supplierId: v.number(), removals: v.array(Kept) })

const keyOf = (supplierId: number) => `removals.${supplierId}`

/** Removals in storage: ids and times, nothing of what a notification says. All tabs of a supplier share them. */
export const removalsInBrowser = (
  local: SafeStore,
  locks: Locks | undefined,
  onPageHide: (listener: () => void) => () => void,
): RemovalsPort => {
  const recalled = (supplierId: number): readonly Removal[] => {
    const found = v.safeParse(AllKept, local.json(keyOf(supplierId)))
    return found.success && found.output.supplierId === supplierId ? found.output.removals : []
  }
  return {
    recallRemovals: async (supplierId) => recalled(supplierId),
    keepRemovals: async ({ supplierId, added, dropped }) => {
      const before = recalled(supplierId)
      const keys = new Set([...dropped, ...added.map(({ key }) => key)])
      const removals = [...before.filter(({ key }) => !keys.has(key)), ...added]
      if (removals.length === 0) local.remove(keyOf(supplierId))
      else local.write(keyOf(supplierId), JSON.stringify({ supplierId, removals }))
      return dropped.filter((key) => !before.some((removal) => removal.key === key))
    },
    watchLeaving: (tell) => onPageHide(() => tell({ type: 'page.left' })),
    holdRemoval: (tell, { supplierId, key }) =>
      held(locks, `${keyOf(supplierId)}.${key}`, {}, () => tell({ type: 'claim.granted' })),
  }
}

const Changing = v.variant('kind', [
  v.object({ kind: v.picklist(['read', 'remove']), id: v.string() }),
  v.object({ kind: v.picklist(['readAll', 'clear']), known: Known }),
])

const Heard = v.variant('type', [
  v.object({ type: v.literal('removal.heard'), removal: Kept }),
  v.object({ type: v.literal('undo.heard'), key: v.string() }),
  v.object({
    type: v.literal('outcome.heard'),
    outcome: v.object({ change: Changing, became: v.picklist(['done', 'gone', 'refused', 'unclear']) }),
  }),
])

/** What tabs tell each other: ids and times again. An older or newer panel in another tab is heard as far as it is understood. */
export const siblingsInBrowser = (open: ((name: string) => Channel) | undefined): SiblingsPort => {
  const channels = new Map<number, Channel>()
  return {
    tellSiblings: ({ supplierId, news }) => channels.get(supplierId)?.postMessage(news),
    hearSiblings: (tell, supplierId) => {
      const channel = open?.(`notifications.${supplierId}`)
      if (!channel) return () => {}
      channels.set(supplierId, channel)
      channel.addEventListener('message', ({ data }) => {
        const heard = v.safeParse(Heard, data)
        if (heard.success) tell(heard.output)
      })
      return () => {
        channels.delete(supplierId)
        channel.close()
      }
    },
  }
}
