import { type Message, messagesOf } from '../kernel/message.ts'
import type { Picked } from '../kit/fields/pick-fields.domain.ts'
import type { CopyItem } from './store-copy.domain.ts'
import type { StoreCopySnapshot } from './store-copy.machine.ts'

/** An item with the result of its copy. */
export interface CopyLine extends CopyItem {
  readonly isChosen: boolean
  /** `waiting`: not tried yet. */
  readonly state: 'waiting' | 'done' | 'failed'
  /** Why it could not be copied. */
  readonly message: Message | null
}

export type StoreCopyView =
  | { readonly step: 'closed' | 'loading' }
  | { readonly step: 'unread'; readonly message: Message | null }
  | {
      readonly step: 'choosing' | 'reading' | 'offered' | 'copying' | 'ended'
      readonly others: readonly Picked[]
      readonly source: Picked | null
      readonly lines: readonly CopyLine[]
    }

export const selectStoreCopy = (snapshot: StoreCopySnapshot): StoreCopyView => {
  const { others, source, items, leftOut, outcomes, failure } = snapshot.context
  if (snapshot.matches('closed')) return { step: 'closed' }
  if (snapshot.matches('findingStores')) return { step: 'loading' }
  if (snapshot.matches('storesUnread') || snapshot.matches({ choosing: 'unread' }))
    return { step: 'unread', message: failure && (messagesOf(failure)[0] ?? null) }
  return {
    step: stepOf(snapshot),
    others,
    source,
    lines: items.map((item) => {
      const outcome = outcomes[item.id]
      return {
        ...item,
        isChosen: !leftOut.includes(item.id),
        state: outcome === undefined ? 'waiting' : outcome.failure === null ? 'done' : 'failed',
        message: outcome?.failure ? (messagesOf(outcome.failure)[0] ?? null) : null,
      }
    }),
  }
}

const stepOf = (snapshot: StoreCopySnapshot) => {
  if (snapshot.matches({ choosing: 'reading' })) return 'reading'
  if (snapshot.matches({ choosing: 'offered' })) return 'offered'
  if (snapshot.matches('copying')) return 'copying'
  return snapshot.matches('ended') ? 'ended' : 'choosing'
}
