import type { Word } from '../kernel/word.ts'
import type { ListRow } from '../kit/list/list.domain.ts'

export const integrationKinds = ['prom', 'rozetka', 'keycrm', 'webhook', 'token'] as const
export type IntegrationKind = (typeof integrationKinds)[number]

export const integrationStatuses = ['draft', 'checking', 'active', 'paused', 'error'] as const
export type IntegrationStatus = (typeof integrationStatuses)[number]

export const directions = ['products_in', 'stock_in', 'orders_in', 'stock_out'] as const
export const events = ['order.created', 'order.changed', 'product.changed', 'review.created', 'chat.message'] as const
export const scopes = ['read', 'write'] as const

/** The field that says what an integration of this kind moves. */
export const movedBy = (kind: string): 'directions' | 'events' | 'scopes' => {
  if (kind === 'webhook') return 'events'
  return kind === 'token' ? 'scopes' : 'directions'
}

/** The directions, events or scopes of a new integration at first; the supplier may choose others. */
export const usuallyMoved = {
  prom: { directions: ['products_in', 'stock_in', 'orders_in'] },
  rozetka: { directions: ['stock_in', 'orders_in'] },
  keycrm: { directions: ['orders_in', 'stock_out'] },
  webhook: { events: ['order.created', 'order.changed'] },
  token: { scopes: ['read'] },
} as const satisfies Record<IntegrationKind, object>

/** Another marketplace or program, from which goods and orders come. */
export const isOfMarket = (kind: string): boolean => ['prom', 'rozetka', 'keycrm'].includes(kind)

/** Whether we make a secret for it. */
export const hasSecret = (kind: string): boolean => kind === 'webhook' || kind === 'token'

/** Whether the events of a webhook come unsigned, because it has no secret yet. */
export const isUnsigned = (kind: string, row: Pick<Integration, 'last4'> | null): boolean =>
  kind === 'webhook' && (row === null || row.last4 === null)

export interface SyncRun {
  readonly at: string | null
  readonly result: string
  readonly created: number
  readonly updated: number
  readonly failed: number
  /** The server names the first rows that it could not exchange, and why. */
  readonly rows: readonly { readonly title: string; readonly message: string }[]
}

export interface Delivery {
  readonly id: string
  readonly event: string
  readonly at: string | null
  readonly isDelivered: boolean
  readonly code: number | null
}

export interface Integration extends ListRow {
  readonly kind: Word<IntegrationKind>
  readonly title: string
  readonly status: Word<IntegrationStatus>
  readonly directions: readonly Word<(typeof directions)[number]>[]
  /** The last four characters of the secret; the whole is shown once. */
  readonly last4: string | null
  /** Until when the former secret is still taken. */
  readonly oldUntil: string | null
  readonly problems: readonly string[]
  /** The newest first. */
  readonly runs: readonly SyncRun[]
  readonly deliveries: readonly Delivery[]
}
