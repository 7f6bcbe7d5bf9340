import { type RowWith, row, wordsOf } from '../kit/row/row.domain.ts'

export const integrationKinds = ['prom', 'rozetka', 'keycrm', 'webhook', 'token'] as const
export type IntegrationKind = (typeof integrationKinds)[number]

const integrationTones = {
  draft: 'neutral',
  checking: 'info',
  active: 'plain',
  paused: 'warning',
  error: 'danger',
} as const
export const integrationStatuses = wordsOf(integrationTones)
export type IntegrationStatus = keyof typeof integrationTones

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

export const integrationRow = {
  kind: row.word(integrationKinds),
  title: row.text({ or: '' }),
  status: row.states(integrationTones),
  directions: row.words(directions),
  /** The last four characters of the secret; the whole is shown once. */
  last4: row.text({ at: 'secret_last4' }),
  /** Until when the former secret is still taken. */
  oldUntil: row.instant({ at: 'old_valid_until' }),
  problems: row.list({ message: row.text({ or: '' }) }),
  /** The newest first. */
  runs: row.list(
    {
      at: row.instant(),
      result: row.text({ or: '' }),
      created: row.count({ or: 0 }),
      updated: row.count({ or: 0 }),
      failed: row.count({ or: 0 }),
      /** The server names the first rows that it could not exchange, and why. */
      rows: row.list({ title: row.text({ or: '' }), message: row.text({ or: '' }) }),
    },
    { file: ['runs.0.at', 'runs.0.result'] },
  ),
  deliveries: row.list({
    id: row.key({ required: true }),
    event: row.text({ or: '' }),
    at: row.instant(),
    isDelivered: row.flag({ at: 'delivered' }),
    code: row.count({ at: 'response_code' }),
  }),
}
export type Integration = RowWith<typeof integrationRow>
