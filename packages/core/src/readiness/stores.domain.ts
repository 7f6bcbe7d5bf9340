import { helpLink, type StoreProblem } from '../stores/stores.domain.ts'
import type { Readiness, StoreState } from './answer.domain.ts'
import { line, type ReadinessLine, type ReasonCode } from './line.domain.ts'

/** What keeps the stores from selling. */
export const storeLines = ({ stores, delivery, payment }: Readiness): readonly ReadinessLine[] => {
  if (stores === null) return []
  const open = stores.filter(({ status }) => status !== 'closed')
  if (open.length === 0) return [line('storeNone', 'stopped', { to: 'store-create' })]
  const isSelling = open.some(sells)
  // What all stores lack has lines of its own.
  const isTold = { delivery: delivery?.isReady === false, payment: payment?.isReady === false }
  return open.flatMap((store) => [
    ...statusLines(store, isSelling),
    ...problemLines({
      ...store,
      problems: store.problems.filter((one) => isTold[one as keyof typeof isTold] !== true),
    }),
  ])
}

const sells = ({ status }: StoreState): boolean => status === 'active' || status === 'pause_planned'

const placeOf = ({ id }: StoreState) => ({ to: 'store-edit', params: { id } }) as const

const detailsOf = ({ id, name }: StoreState) => ({ record: id, about: name === null ? null : { name } })

/** A store that waits for its supplier is less urgent while another one sells. */
const statusLines = (store: StoreState, isSelling: boolean): readonly ReadinessLine[] => {
  const to = placeOf(store)
  const details = detailsOf(store)
  switch (store.status) {
    case 'blocked':
      return [line('storeBlocked', 'stopped', to, details)]
    case 'rejected':
      return [line('storeRejected', isSelling ? 'warning' : 'stopped', to, details)]
    case 'draft':
      return [line('storeDraft', isSelling ? 'advice' : 'warning', to, details)]
    case 'paused': {
      const code = store.pausedUntil === null ? 'storePaused' : 'storePausedUntil'
      const values = store.pausedUntil === null ? {} : { until: store.pausedUntil }
      return [line(code, isSelling ? 'advice' : 'warning', to, { ...details, values })]
    }
    default:
      return []
  }
}

const codes = {
  description: 'storeDescription',
  contacts: 'storeContacts',
  products: 'productNone',
  delivery: 'deliveryStore',
  payment: 'paymentStore',
} as const satisfies Record<StoreProblem, ReasonCode>

/** The problems of a store that would sell; the page of any other store lists its own. */
const problemLines = (store: StoreState): readonly ReadinessLine[] =>
  sells(store)
    ? store.problems.map((name) => line(codes[name], 'stopped', helpLink(name, store.id), detailsOf(store)))
    : []
